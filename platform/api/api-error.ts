import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ErrorCode } from "./error-codes.ts";

/**
 * An expected failure that a client may see: `message` is for people, `code` for programs, `fields`
 * has a message for each field at fault, `more` holds what a client needs to go on.
 */
export class ApiError extends Error {
	readonly status: ContentfulStatusCode;
	readonly code: ErrorCode;
	readonly fields: Record<string, string> | undefined;
	readonly more: Record<string, unknown>;

	constructor(
		status: ContentfulStatusCode,
		code: ErrorCode,
		message: string,
		details: { fields?: Record<string, string>; more?: Record<string, unknown> } = {},
	) {
		super(message);
		this.name = "ApiError";
		this.status = status;
		this.code = code;
		this.fields = details.fields;
		this.more = details.more ?? {};
	}
}

/** Turns what does not exist into undefined, for `catch`. @throws every error but ApiError 404 */
export function undefinedIfMissing(error: unknown): undefined {
	if (error instanceof ApiError && error.status === 404) return undefined;
	throw error;
}
