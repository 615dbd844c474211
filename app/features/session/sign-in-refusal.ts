import { ApiError, detailOf } from "#app/api-client/api-error.ts";

/** Why signing in failed. */
export type SignInRefusal =
	| { kind: "wrong-code" }
	| { kind: "too-many"; waitSeconds: number }
	| { kind: "unreachable" }
	| { kind: "other"; message: string | undefined };

/** Returns the reason of a failed sign-in. */
export function signInRefusal(error: unknown): SignInRefusal {
	if (!(error instanceof ApiError)) return { kind: "other", message: undefined };
	if (error.unreachable) return { kind: "unreachable" };
	if (error.status === 401) return { kind: "wrong-code" };
	const seconds = detailOf(error, "retryAfterSeconds");
	if (error.status === 429 && typeof seconds === "number") {
		return { kind: "too-many", waitSeconds: seconds };
	}
	return { kind: "other", message: error.serverMessage };
}

/** Returns the text for a wait with its count: in seconds up to two minutes, then in minutes. */
export function waitText(seconds: number) {
	const longMinutes = 2;
	return seconds < longMinutes * 60
		? ({ path: "signIn.tooManySeconds", count: seconds } as const)
		: ({ path: "signIn.tooManyMinutes", count: Math.ceil(seconds / 60) } as const);
}
