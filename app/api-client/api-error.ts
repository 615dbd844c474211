type ApiErrorBody = { message?: string; code?: string; fields?: Record<string, string> };

/** A failed request. Its message is status, colon and response (specification, section 8). */
export class ApiError extends Error {
	/** The HTTP status; 0 without a response. */
	readonly status: number;
	readonly serverMessage: string | undefined;
	readonly code: string | undefined;
	/** Messages by invalid field. */
	readonly fields: Record<string, string>;
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

	get unreachable(): boolean {
		return this.status === 0;
	}
}

export function detailOf(error: ApiError, key: string): unknown {
	return isObject(error.body) ? error.body[key] : undefined;
}

/** Returns whether a request failed as its session has ended, which the content area shows by itself. */
export function isSignedOut(error: unknown): boolean {
	return error instanceof ApiError && error.status === 401;
}

/** Returns whether a request waited for a key that was not given, which the person who withdrew knows. */
export function isWithdrawn(error: unknown): boolean {
	return error instanceof ApiError && error.code === "key-needed";
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
