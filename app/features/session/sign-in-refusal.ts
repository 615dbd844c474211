import { CallError, detailOf } from "./call-error";

/** Why signing in did not work. `until` is when it may be tried again. */
export type SignInRefusal =
	| { kind: "wrong-code" }
	| { kind: "too-many"; until: Date }
	| { kind: "unreachable" }
	| { kind: "other"; message: string | undefined };

/** Reads the reason of a refused sign-in. */
export function signInRefusal(error: unknown, now: Date): SignInRefusal {
	if (!(error instanceof CallError)) return { kind: "other", message: undefined };
	if (error.unreachable) return { kind: "unreachable" };
	if (error.status === 401) return { kind: "wrong-code" };
	const seconds = detailOf(error, "retryAfterSeconds");
	if (error.status === 429 && typeof seconds === "number") {
		return { kind: "too-many", until: new Date(now.getTime() + seconds * 1000) };
	}
	return { kind: "other", message: error.serverMessage };
}
