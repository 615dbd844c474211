import { ApiError } from "./api-error.ts";
import { contentAreaHeader } from "./session-cookies.ts";
import { forgetSession, sessionId } from "./session-storage.ts";

/**
 * Sends a form with a file, and hands over each line of the answer, an object in JSON, as it comes.
 * @throws ApiError as every request of the content area, also when the answer breaks off.
 */
export async function sendForm<Line>(
	path: string,
	body: FormData,
	onLine: (line: Line) => void,
	signal: AbortSignal,
): Promise<void> {
	const id = sessionId();
	const headers = { [contentAreaHeader]: "1" };
	try {
		const answer = await fetch(path, { method: "POST", body, signal, headers });
		if (answer.status === 401 && id === sessionId()) forgetSession();
		if (!answer.ok) throw new ApiError(answer.status, await answer.text());
		await readLines(answer, onLine);
	} catch (error) {
		if (signal.aborted || error instanceof ApiError) throw error;
		throw new ApiError(0, String(error));
	}
}

async function readLines<Line>({ body }: Response, onLine: (line: Line) => void): Promise<void> {
	const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
	let rest = "";
	for (;;) {
		const { done = true, value = "" } = (await reader?.read()) ?? {};
		const lines = `${rest}${value}`.split("\n");
		rest = lines.pop() ?? "";
		for (const line of lines) onLine(JSON.parse(line) as Line);
		if (!done) continue;
		if (rest !== "") onLine(JSON.parse(rest) as Line);
		return;
	}
}
