import { useEffect, useState } from "react";
import { ApiError, isSignedOut } from "#app/api-client/api-error.ts";
import { forgetSession, sessionToken } from "#app/api-client/session-storage.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { showToast } from "#app/ui/toasts.tsx";
import { imageFault, megabytesAllowed } from "./image-file.ts";
import { fitForUpload, madeSmaller } from "./smaller-image.ts";

/**
 * An upload in flight: how much has gone, from 0 to 1, or nothing yet while a camera's file is made
 * smaller; and an address at which the browser shows the file.
 */
export type ImageUpload = { part: number | undefined; preview: string };

type UploadFault = "type" | "size" | "pixels" | "tooMany" | "failed";

/** Uploads images one at a time, and says how it went in the specification's words. */
export function useImageUpload(onUploaded: (url: string) => void) {
	const t = useText("admin");
	const [uploading, setUploading] = useState<ImageUpload>();
	const preview = uploading?.preview;

	useEffect(() => () => (preview === undefined ? undefined : URL.revokeObjectURL(preview)), [preview]);

	function refuse(reason: UploadFault, file: File): void {
		const title = t(`image.${reason}Title`);
		showToast({
			title,
			description: t(`image.${reason}`, { megabytes: megabytesAllowed(file) }),
			tone: "destructive",
		});
	}

	async function upload(file: File): Promise<void> {
		if (uploading !== undefined) return;
		const fault = imageFault(file);
		if (fault !== undefined) return refuse(fault, file);
		const shown = URL.createObjectURL(file);
		const progress = (part?: number) => setUploading({ part, preview: shown });
		progress();
		try {
			const fitting = await fitForUpload(file);
			if (fitting === undefined) return refuse("size", file);
			progress(0);
			onUploaded(await uploadFitting(fitting, progress));
			showToast({ title: t("image.uploaded") });
		} catch (error) {
			if (!isSignedOut(error)) refuse(reasonOf(error), file);
		} finally {
			setUploading(undefined);
		}
	}

	return { upload, uploading };
}

function reasonOf(error: unknown): UploadFault {
	if (!(error instanceof ApiError)) return "failed";
	if (error.code === "invalid-file-type") return "type";
	if (error.code === "too-many-pixels") return "pixels";
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
	const token = sessionToken();
	const request = new XMLHttpRequest();
	const body = new FormData();
	body.append("image", file);
	return new Promise((resolve, reject) => {
		request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded / total));
		request.addEventListener("error", () => reject(new ApiError(0, "No answer")));
		request.addEventListener("load", () => {
			if (request.status === 200) return resolve(JSON.parse(request.responseText).url);
			if (request.status === 401 && token === sessionToken()) forgetSession();
			reject(new ApiError(request.status, request.responseText));
		});
		request.open("POST", "/api/admin/upload-image");
		if (token !== null) request.setRequestHeader("Authorization", `Bearer ${token}`);
		request.send(body);
	});
}
