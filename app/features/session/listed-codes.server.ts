import { createHash } from "node:crypto";
import { ApiError } from "#platform/api/api-error.ts";
import { accessCodeMaxLength, accessCodeMinLength, isCommonCode } from "./access-code-rules.ts";

/** Bytes of each digest: a code that is not on the list meets one of them once in 100 million. */
export const listedBytes = 5;

/** Returns a code as the list spells it. */
export function listedSpelling(code: string): string {
	return code.trim().normalize("NFKC").toLowerCase();
}

/**
 * Returns whether a code is one of the most common of leaked lists that are as long as a code must be, and
 * that the rules let through. The list holds digests, no words.
 */
export async function isListedCode(code: string): Promise<boolean> {
	const { listedDigests } = await import("./listed-codes.ts");
	const listed = Buffer.from(listedDigests, "base64");
	const digest = createHash("sha256").update(listedSpelling(code)).digest().subarray(0, listedBytes);
	for (let at = 0; at < listed.length; at += listedBytes) {
		if (digest.equals(listed.subarray(at, at + listedBytes))) return true;
	}
	return false;
}

/** Returns why a new access code is refused; undefined if it is valid. */
export async function newCodeError(code: string): Promise<"length" | "common" | undefined> {
	const { length } = code.trim();
	if (length < accessCodeMinLength || length > accessCodeMaxLength) return "length";
	return isCommonCode(code) || (await isListedCode(code)) ? "common" : undefined;
}

/** @throws ApiError 400, at a field, for a chosen code that is on the list. */
export async function refuseListedCode(code: string, field: string): Promise<void> {
	if (!(await isListedCode(code))) return;
	const message = "This code is on lists of leaked codes. Use several words of your own.";
	throw new ApiError(400, "listed-code", message, { fields: { [field]: message } });
}
