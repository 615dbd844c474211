import { maxCameraBytes, maxCameraMegabytes } from "#app/features/media/image-file.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { workQueue } from "#platform/concurrency/work-queue.ts";
import { fetchAddress } from "#platform/web/fetch-address.ts";
import { tooLarge } from "./image-intake.server.ts";
import type { PreparedImage } from "./stored-form.server.ts";

/** Each job holds a picture in memory from its first byte until it is stored. */
const limits = { concurrency: 2, maxWaiting: 16, retryAfterSeconds: 10 };
/** Names neither this site nor its owner. */
const userAgent = "Mozilla/5.0 (compatible)";
const accept = "image/avif,image/webp,image/png,image/jpeg,image/*;q=0.8";

type Options = {
	prepare(bytes: Uint8Array): Promise<PreparedImage>;
	/** Returns whether an IP address may be requested; public ones by default. */
	isAllowed?: ((address: string) => boolean) | undefined;
};

export function fetchedImages({ prepare, isAllowed }: Options) {
	const queue = workQueue(limits);
	const stopping = new AbortController();
	const asking = { signal: stopping.signal, userAgent, accept, maxBytes: maxCameraBytes };

	/** Fetches a picture and prepares it. @throws ApiError 400 if it cannot, 503 if too many wait. */
	function prepareFrom(address: string): Promise<PreparedImage> {
		return queue.run("administrator", async () => {
			const fetched = await fetchAddress(address, { ...asking, ...(isAllowed && { isAllowed }) });
			if (fetched.kind === "fetched") return prepare(fetched.bytes);
			if (fetched.kind === "unreachable") {
				throw new ApiError(400, "unreachable", "There is no picture to be had at this address.");
			}
			throw tooLarge(maxCameraMegabytes);
		});
	}

	function stop(): void {
		queue.close();
		stopping.abort();
	}

	return { prepareFrom, stop };
}
