import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { redactedPath } from "#app/metadata/public-pages.ts";
import type { Log } from "#platform/log/log.ts";
import { requestAddress } from "#server/delivery/request-address.ts";
import { newRequestId, traceIdOf, traceResponse } from "#server/middleware/request-log.ts";
import type { AnswerHeaders } from "#server/middleware/security-headers.ts";

/** The methods that the site answers. */
export const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** A request that was refused before it reached the site. */
export type RefusedRequest = {
	requestId: string;
	status: number;
	/** Undefined where it could not be read as a request. */
	request?: Pick<IncomingMessage, "method" | "url" | "headers">;
};

/** Told of each request that is refused. */
export type OnRefused = (refused: RefusedRequest) => void;

const statusByCode: Record<string, [status: number, words: string]> = {
	HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large"],
	HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "Content Too Large"],
	ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout"],
};

/** Returns functions that refuse requests, with `headers` and an id, and report them. */
export function refusals(headers: AnswerHeaders, onRefused: OnRefused) {
	/** Answers a request with a status alone, and ends its connection. */
	function refuse(request: IncomingMessage, outgoing: ServerResponse, status: number): void {
		const requestId = newRequestId();
		const trace = traceResponse(request.headers.traceparent, requestId);
		const allow = status === 405 ? { allow: methods.join(", ") } : {};
		const retryAfter = status === 503 ? { "retry-after": "1" } : {};
		outgoing.writeHead(status, {
			...headers,
			...allow,
			...retryAfter,
			...(trace !== undefined && { traceresponse: trace }),
			"x-request-id": requestId,
			"cache-control": "no-store",
			connection: "close",
		});
		outgoing.end();
		onRefused({ requestId, status, request });
	}

	/**
	 * Answers what could not be read as a request, and ends the connection: what follows cannot be
	 * told apart from it. One on which nothing was asked, as browsers keep in reserve, just ends.
	 */
	function refuseUnread({ code = "" }: NodeJS.ErrnoException, socket: Socket): void {
		// After an answer on the same connection another one might be taken for that of an earlier request.
		if (!socket.writable || socket.bytesWritten > 0 || socket.bytesRead === 0) {
			socket.destroy();
			return;
		}
		const requestId = newRequestId();
		const [status, words] = statusByCode[code] ?? [400, "Bad Request"];
		const lines = [
			`HTTP/1.1 ${status} ${words}`,
			...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
			`x-request-id: ${requestId}`,
			"cache-control: no-store",
			"content-length: 0",
			"connection: close",
		];
		socket.end(`${lines.join("\r\n")}\r\n\r\n`, () => socket.destroy());
		onRefused({ requestId, status });
	}

	return { refuse, refuseUnread };
}

/** The beginning of an address that is logged: enough to know it, and one may be refused for its length. */
const loggedCharacters = 256;

/** The path as a log may hold it, cut before it is read: one refused for its length takes no time. */
function pathStarting(url: string): string {
	return redactedPath(requestAddress(url.slice(0, loggedCharacters)).path).slice(0, loggedCharacters);
}

/** Writes the log's one line of a request, of one that was refused. */
export function logRefused(log: Log, { requestId, status, request }: RefusedRequest): void {
	const { method, url, headers } = request ?? {};
	const path = url === undefined ? undefined : pathStarting(url);
	const traceId = traceIdOf(headers?.traceparent);
	log.info({ requestId, traceId, method, path, status, refused: true }, "request");
}
