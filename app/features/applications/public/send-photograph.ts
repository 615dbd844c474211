import {
	type PhotographFault,
	photographFaultOf,
	photographField,
} from "#app/features/applications/filling/photographs.ts";
import { fitForUpload } from "#app/features/media/choosing/smaller-image.ts";
import { imageError } from "#app/features/media/image-file.ts";

/** The time limit of an upload: that of the server for a whole request and its answer. */
const timeoutMs = 120_000;

type Sent = { id: string } | { fault: PhotographFault };

/** Sends a photograph, made smaller where it is too large. @param onPercent hears how much of it has left. */
export async function sendPhotograph(
	address: string,
	file: File,
	onPercent: (percent: number) => void,
): Promise<Sent> {
	const error = imageError(file);
	if (error !== undefined) return { fault: error };
	const fitting = await fitForUpload(file);
	if (fitting === undefined) return { fault: "size" };
	const fields = new FormData();
	fields.set(photographField, fitting);
	return post(address, fields, onPercent);
}

/** Sends a photograph by an `XMLHttpRequest`, since `fetch` does not tell how much has left. */
function post(address: string, fields: FormData, onPercent: (percent: number) => void): Promise<Sent> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		request.open("POST", address);
		request.timeout = timeoutMs;
		request.responseType = "json";
		request.upload.onprogress = ({ loaded, total }) => onPercent(Math.round((100 * loaded) / total));
		request.onloadend = () => {
			const answer = (request.response ?? {}) as { id?: string; code?: string };
			resolve(answer.id === undefined ? { fault: photographFaultOf(answer.code ?? "") } : { id: answer.id });
		};
		request.send(fields);
	});
}
