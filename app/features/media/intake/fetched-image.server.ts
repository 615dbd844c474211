import { maxCameraBytes, maxCameraMegabytes } from "#app/features/media/image-file.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { workQueue } from "#platform/concurrency/work-queue.ts";
import { fetchAddress } from "#platform/web/fetch-address.ts";
import { tooLarge } from "./image-intake.server.ts";
import type { PreparedImage } from "./stored-form.server.ts";

/** Each of them holds a picture in memory from its first byte until it is stored. */
const limits = { concurrency: 2, maxWaiting: 16, retryAfterSeconds: 10 };
/** It names neither this site nor whoever asks. */
const userAgent = "Mozilla/5.0 (compatible)";
const accept = "image/avif,image/webp,image/png,image/jpeg,image/*;q=0.8";

type Options = {
	/** Makes a picture fit to be stored. */
	prepare(bytes: Uint8Array): Promise<PreparedImage>;
	/** Which IP addresses may be asked; those of the internet without it. */
	isAllowed?: ((address: string) => boolean) | undefined;
};

/** Pictures that other sites have, fetched for the administrator. */
export function fetchedImages({ prepare, isAllowed }: Options) {
	const queue = workQueue(limits);
	const stopping = new AbortController();
	const asking = { signal: stopping.signal, userAgent, accept, maxBytes: maxCameraBytes };

	/**
	 * What an address sends, made fit to be stored. @throws ApiError 400 for what is no picture, is too
	 * large or cannot be had, which says nothing of machines that may not be asked; 503 when too many
	 * wait.
	 */
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

	/** Ends what is under way, and begins nothing more. */
	function stop(): void {
		queue.close();
		stopping.abort();
	}

	return { prepareFrom, stop };
}
