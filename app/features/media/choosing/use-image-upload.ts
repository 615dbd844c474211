import { useEffect, useRef, useState } from "react";
import { ApiError, detailOf, isSignedOut } from "#app/api-client/api-error.ts";
import { apiRequest } from "#app/api-client/client.ts";
import { contentAreaHeader } from "#app/api-client/session-cookies.ts";
import { forgetSession, sessionId } from "#app/api-client/session-storage.ts";
import { imageError, maxCameraMegabytes, megabytesAllowed } from "#app/features/media/image-file.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { showToast } from "#app/ui/toasts.tsx";
import { fitForUpload, makeSmaller } from "./smaller-image.ts";

/** A picture to be uploaded: a file, or one that the server fetches from another site. */
export type PictureSource = File | { address: string };

/** An upload in flight. `part` (0 to 1) is undefined while the file is made smaller or fetched. */
export type ImageUpload = { part: number | undefined; preview: string | undefined };

type UploadError = "type" | "size" | "pixels" | "tooMany" | "failed" | "unreachable";

/** The address of a stored image, or the translated reason why it was refused. */
type Outcome = { url?: string; reason?: string };

type Settle = (url: string | undefined, reason?: string) => void;

/** Uploads images one after the other, with a toast for each. Leaving the screen drops those that wait. */
export function useImageUpload(onUploaded: (url: string) => void) {
	const t = useText("admin");
	const [uploading, setUploading] = useState<ImageUpload>();
	const preview = uploading?.preview;

	const waiting = useRef<{ source: PictureSource; settle: Settle }[]>([]);
	const isUploading = useRef(false);
	const { refuse, ...failures } = useFailures();

	useEffect(
		() => () => {
			waiting.current = [];
		},
		[],
	);

	useEffect(() => () => (preview === undefined ? undefined : URL.revokeObjectURL(preview)), [preview]);

	function upload(
		source: PictureSource,
		settle: Settle = (url) => url !== undefined && onUploaded(url),
	): void {
		waiting.current.push({ source, settle });
		if (!isUploading.current) void uploadWaiting();
	}

	async function uploadWaiting(): Promise<void> {
		isUploading.current = true;
		failures.begin();
		for (let next = waiting.current.shift(); next !== undefined; next = waiting.current.shift()) {
			const { url, reason } = await store(next.source);
			next.settle(url, reason);
		}
		isUploading.current = false;
		setUploading(undefined);
	}

	async function store(source: PictureSource): Promise<Outcome> {
		try {
			const outcome = source instanceof File ? await send(source) : await fetchImage(source.address);
			if (outcome.url !== undefined && !failures.any()) showToast({ title: t("image.uploaded") });
			return outcome;
		} catch (error) {
			return isSignedOut(error) ? {} : refuse(reasonOf(error), source, limitIn(error));
		}
	}

	async function send(file: File): Promise<Outcome> {
		const error = imageError(file);
		if (error !== undefined) return refuse(error, file);
		const url = URL.createObjectURL(file);
		const progress = (part?: number) => setUploading({ part, preview: url });
		progress();
		const fitting = await fitForUpload(file);
		if (fitting === undefined) return refuse("size", file);
		progress(0);
		return { url: await uploadFitting(fitting, progress) };
	}

	function fetchImage(address: string): Promise<{ url: string }> {
		setUploading({ part: undefined, preview: undefined });
		return apiRequest("POST", "/api/admin/images/from-address", { address });
	}

	return { upload, uploading };
}

/** Says which pictures of a series were refused: each one's reason, then how many there are. */
function useFailures() {
	const t = useText("admin");
	/** The failures of a series, and the reason of the first. */
	const failed = useRef({ count: 0, reason: "" });

	function refuse(reason: UploadError, source: PictureSource, limit?: number): Outcome {
		const isFile = source instanceof File;
		const megabytes = limit ?? (isFile ? megabytesAllowed(source) : maxCameraMegabytes);
		const host = isFile ? "" : new URL(source.address).host;
		const description = t(`image.${reason}`, { megabytes, host });
		const count = failed.current.count + 1;
		failed.current = { count, reason: failed.current.reason || description };
		// A toast replaces the one before, so that it speaks of all failures.
		showToast({
			title: count === 1 ? t(`image.${reason}Title`) : t("image.manyFailedTitle", { count }),
			description: count === 1 ? description : t("image.manyFailed", { reason: failed.current.reason }),
			tone: "destructive",
		});
		return { reason: description };
	}

	return {
		refuse,
		any: () => failed.current.count > 0,
		begin: () => {
			failed.current = { count: 0, reason: "" };
		},
	};
}

/** Returns the limit named by the server's error, in megabytes, if there is one. */
function limitIn(error: unknown): number | undefined {
	const limit = error instanceof ApiError ? detailOf(error, "megabytes") : undefined;
	return typeof limit === "number" ? limit : undefined;
}

function reasonOf(error: unknown): UploadError {
	if (!(error instanceof ApiError)) return "failed";
	if (error.code === "invalid-file-type") return "type";
	if (error.code === "too-many-pixels") return "pixels";
	if (error.code === "unreachable") return "unreachable";
	if (error.code === "too-many-tries" || error.code === "busy") return "tooMany";
	return error.code === "file-too-large" || error.code === "too-large" ? "size" : "failed";
}

/** Uploads an image, and a smaller one if it has more pixels than the server decodes. */
async function uploadFitting(file: File, onProgress: (part: number) => void): Promise<string> {
	try {
		return await uploadImage(file, onProgress);
	} catch (error) {
		const isTooLarge = error instanceof ApiError && error.code === "too-many-pixels";
		const smaller = isTooLarge ? await makeSmaller(file) : undefined;
		if (smaller === undefined) throw error;
		return uploadImage(smaller, onProgress);
	}
}

/** Uploads an image with its progress, which `fetch` does not report. @throws ApiError. */
function uploadImage(file: File, onProgress: (part: number) => void): Promise<string> {
	const id = sessionId();
	const request = new XMLHttpRequest();
	const body = new FormData();
	body.append("image", file);
	return new Promise((resolve, reject) => {
		request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded / total));
		request.addEventListener("error", () => reject(new ApiError(0, "No answer")));
		request.addEventListener("load", () => {
			if (request.status === 200) return resolve(JSON.parse(request.responseText).url);
			if (request.status === 401 && id === sessionId()) forgetSession();
			reject(new ApiError(request.status, request.responseText));
		});
		request.open("POST", "/api/admin/upload-image");
		request.setRequestHeader(contentAreaHeader, "1");
		request.send(body);
	});
}
