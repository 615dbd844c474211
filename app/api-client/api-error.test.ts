import { describe, expect, it } from "vitest";
import { ApiError, detailOf, isSignedOut } from "./api-error.ts";

describe("ApiError", () => {
	it("is the status, a colon and the body, and knows what the server said", () => {
		const body = JSON.stringify({
			message: "Taken.",
			code: "slug-taken",
			suggestion: "free",
			fields: { slug: "x" },
		});
		const error = new ApiError(409, body);
		expect(error.message).toBe(`409: ${body}`);
		expect(error).toMatchObject({
			status: 409,
			serverMessage: "Taken.",
			code: "slug-taken",
			unreachable: false,
		});
		expect(error.fields).toEqual({ slug: "x" });
		expect(detailOf(error, "suggestion")).toBe("free");
	});

	it("reads an answer that is no JSON", () => {
		const error = new ApiError(502, "Bad Gateway");
		expect(error.message).toBe("502: Bad Gateway");
		expect(error.serverMessage).toBeUndefined();
		expect(detailOf(error, "suggestion")).toBeUndefined();
	});

	it("knows a session that is over", () => {
		expect(isSignedOut(new ApiError(401, ""))).toBe(true);
		expect(isSignedOut(new ApiError(403, ""))).toBe(false);
		expect(isSignedOut(new Error("401"))).toBe(false);
	});
});
