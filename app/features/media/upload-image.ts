import { ApiError } from "#app/api-client/api-error.ts";
import { forgetSession, sessionToken } from "#app/api-client/session-storage.ts";

/**
 * Sends an image to the library. `onProgress` hears how much has gone, from 0 to 1: what `fetch` cannot tell.
 * @returns the address of the stored image. @throws ApiError as every request of the content area.
 */
export function uploadImage(file: File, onProgress: (part: number) => void): Promise<string> {
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
