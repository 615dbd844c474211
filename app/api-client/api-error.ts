/** What the API answers, as JSON, to a request that it refuses. */
type ApiErrorBody = { message?: string; code?: string; fields?: Record<string, string> };

/**
 * A request to the API that did not succeed. Its message is the status, a colon and the answer's
 * text (specification, section 8).
 */
export class ApiError extends Error {
	/** The HTTP status; 0 when no answer came. */
	readonly status: number;
	/** What the server says to people, if it said something. */
	readonly serverMessage: string | undefined;
	readonly code: string | undefined;
	/** Each field at fault with its message. */
	readonly fields: Record<string, string>;
	/** The whole answer, for what a refusal carries beside its message. */
	readonly body: unknown;

	constructor(status: number, text: string) {
		super(`${status}: ${text}`);
		this.name = "ApiError";
		this.status = status;
		this.body = parse(text);
		const problem = isObject(this.body) ? (this.body as ApiErrorBody) : {};
		this.serverMessage = problem.message;
		this.code = problem.code;
		this.fields = problem.fields ?? {};
	}

	/** Whether the server could not be reached at all. */
	get unreachable(): boolean {
		return this.status === 0;
	}
}

/** A value that one answer of a refusal carries under `key`. */
export function detailOf(error: ApiError, key: string): unknown {
	return isObject(error.body) ? error.body[key] : undefined;
}

/**
 * Whether a request was refused because its session is over: the guard says so, no other message is
 * due.
 */
export function isSignedOut(error: unknown): boolean {
	return error instanceof ApiError && error.status === 401;
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
