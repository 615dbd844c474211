import { useEffect, useRef, useState } from "react";
import { ApiError, detailOf, isSignedOut } from "#app/api-client/api-error.ts";
import { apiRequest } from "#app/api-client/client.ts";
import { contentAreaHeader } from "#app/api-client/session-cookies.ts";
import { forgetSession, sessionId } from "#app/api-client/session-storage.ts";
import { imageFault, maxCameraMegabytes, megabytesAllowed } from "#app/features/media/image-file.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { showToast } from "#app/ui/toasts.tsx";
import { fitForUpload, madeSmaller } from "./smaller-image.ts";

/** A picture to be uploaded: a file, or one that the server fetches from another site. */
export type PictureSource = File | { address: string };

/**
 * An upload in flight: how much has gone, from 0 to 1, or nothing yet while a camera's file is made
 * smaller; and an address at which the browser shows the file. One that the server fetches has
 * neither: no browser of ours asks another site.
 */
export type ImageUpload = { part: number | undefined; preview: string | undefined };

type UploadFault = "type" | "size" | "pixels" | "tooMany" | "failed" | "unreachable";

/** The address of a stored image, or why it was refused, in the administrator's language. */
type Outcome = { url?: string; reason?: string };

type Settle = (url: string | undefined, reason?: string) => void;

/**
 * Uploads images one after the other, and says how each went in the specification's words. What is
 * still waiting when its screen is left stays behind.
 */
export function useImageUpload(onUploaded: (url: string) => void) {
	const t = useText("admin");
	const [uploading, setUploading] = useState<ImageUpload>();
	const preview = uploading?.preview;

	const waiting = useRef<{ source: PictureSource; settle: Settle }[]>([]);
	const isAtWork = useRef(false);
	/** How many of those that were taken one after the other failed, and why the first did. */
	const failed = useRef({ count: 0, reason: "" });

	useEffect(
		() => () => {
			waiting.current = [];
		},
		[],
	);

	useEffect(() => () => (preview === undefined ? undefined : URL.revokeObjectURL(preview)), [preview]);

	function refuse(reason: UploadFault, source: PictureSource, limit?: number): Outcome {
		const isFile = source instanceof File;
		const megabytes = limit ?? (isFile ? megabytesAllowed(source) : maxCameraMegabytes);
		const host = isFile ? "" : new URL(source.address).host;
		const description = t(`image.${reason}`, { megabytes, host });
		const count = failed.current.count + 1;
		failed.current = { count, reason: failed.current.reason || description };
		// A toast takes the place of the one before: it says of all what that one said.
		showToast({
			title: count === 1 ? t(`image.${reason}Title`) : t("image.manyFailedTitle", { count }),
			description: count === 1 ? description : t("image.manyFailed", { reason: failed.current.reason }),
			tone: "destructive",
		});
		return { reason: description };
	}

	/** Uploads an image once those before it are through. */
	function upload(
		source: PictureSource,
		settle: Settle = (url) => url !== undefined && onUploaded(url),
	): void {
		waiting.current.push({ source, settle });
		if (!isAtWork.current) void uploadWaiting();
	}

	async function uploadWaiting(): Promise<void> {
		isAtWork.current = true;
		failed.current = { count: 0, reason: "" };
		for (let next = waiting.current.shift(); next !== undefined; next = waiting.current.shift()) {
			const { url, reason } = await store(next.source);
			next.settle(url, reason);
		}
		isAtWork.current = false;
		setUploading(undefined);
	}

	/** Stores an image. A refusal is shown in a toast. */
	async function store(source: PictureSource): Promise<Outcome> {
		try {
			const outcome = source instanceof File ? await send(source) : await fetchImage(source.address);
			if (outcome.url !== undefined && failed.current.count === 0) showToast({ title: t("image.uploaded") });
			return outcome;
		} catch (error) {
			return isSignedOut(error) ? {} : refuse(reasonOf(error), source, limitIn(error));
		}
	}

	async function send(file: File): Promise<Outcome> {
		const fault = imageFault(file);
		if (fault !== undefined) return refuse(fault, file);
		const shown = URL.createObjectURL(file);
		const progress = (part?: number) => setUploading({ part, preview: shown });
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

/** The limit that the server compared, in megabytes, where it says one. */
function limitIn(error: unknown): number | undefined {
	const limit = error instanceof ApiError ? detailOf(error, "megabytes") : undefined;
	return typeof limit === "number" ? limit : undefined;
}

function reasonOf(error: unknown): UploadFault {
	if (!(error instanceof ApiError)) return "failed";
	if (error.code === "invalid-file-type") return "type";
	if (error.code === "too-many-pixels") return "pixels";
	if (error.code === "unreachable") return "unreachable";
	if (error.code === "too-many-tries" || error.code === "busy") return "tooMany";
	return error.code === "file-too-large" || error.code === "too-large" ? "size" : "failed";
}

/** Sends an image, and once more made smaller where it has more pixels than the server decodes. */
async function uploadFitting(file: File, onProgress: (part: number) => void): Promise<string> {
	try {
		return await uploadImage(file, onProgress);
	} catch (error) {
		const isTooMuch = error instanceof ApiError && error.code === "too-many-pixels";
		const smaller = isTooMuch ? await madeSmaller(file) : undefined;
		if (smaller === undefined) throw error;
		return uploadImage(smaller, onProgress);
	}
}

/**
 * Sends an image to the library. `onProgress` hears how much has gone, from 0 to 1: what `fetch`
 * cannot tell.
 * @returns the address of the stored image. @throws ApiError as every request of the content area.
 */
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
