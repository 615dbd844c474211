import { expect, it } from "vitest";
import { ApiError } from "#app/api-client/api-error.ts";
import { signInRefusal, waitText } from "./use-sign-in.ts";

const refusalOf = (status: number, body: object) => signInRefusal(new ApiError(status, JSON.stringify(body)));

it("distinguishes a wrong code from too many tries, with the time to wait", () => {
	expect(refusalOf(401, { message: "Invalid access code." })).toEqual({ kind: "wrong-code" });
	expect(refusalOf(429, { message: "Wait.", retryAfterSeconds: 90 })).toEqual({
		kind: "too-many",
		waitSeconds: 90,
	});
});

it("distinguishes a lost connection from an error of the server", () => {
	expect(signInRefusal(new ApiError(0, "TypeError: Failed to fetch"))).toEqual({ kind: "unreachable" });
	expect(refusalOf(500, { message: "Something went wrong." })).toEqual({
		kind: "other",
		message: "Something went wrong.",
	});
	expect(signInRefusal(new Error("else"))).toEqual({ kind: "other", message: undefined });
});

it.each([
	[1, "signIn.tooManySeconds", 1],
	[119, "signIn.tooManySeconds", 119],
	[120, "signIn.tooManyMinutes", 2],
	[900, "signIn.tooManyMinutes", 15],
	[841, "signIn.tooManyMinutes", 15],
])("tells of a wait of %i seconds with %s and %i", (seconds, key, count) => {
	expect(waitText(seconds)).toEqual({ path: key, count });
});
