import { expect, it } from "vitest";
import { CallError } from "./call-error";
import { signInRefusal } from "./sign-in-refusal";

const now = new Date("2026-01-15T08:00:00.000Z");
const refusalOf = (status: number, body: object) =>
	signInRefusal(new CallError(status, JSON.stringify(body)), now);

it("tells a wrong code from too many tries, with the time to come back", () => {
	expect(refusalOf(401, { message: "Invalid access code." })).toEqual({ kind: "wrong-code" });
	expect(refusalOf(429, { message: "Wait.", retryAfterSeconds: 90 })).toEqual({
		kind: "too-many",
		until: new Date("2026-01-15T08:01:30.000Z"),
	});
});

it("tells a lost connection from a fault of the server", () => {
	expect(signInRefusal(new CallError(0, "TypeError: Failed to fetch"), now)).toEqual({ kind: "unreachable" });
	expect(refusalOf(500, { message: "Something went wrong." })).toEqual({
		kind: "other",
		message: "Something went wrong.",
	});
	expect(signInRefusal(new Error("else"), now)).toEqual({ kind: "other", message: undefined });
});
