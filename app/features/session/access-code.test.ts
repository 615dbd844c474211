import { expect, it } from "vitest";
import { hashAccessCode, isAccessCode, newAccessCode } from "./access-code.server.ts";

it("recognises the code that was hashed, and no other", async () => {
	const hash = await hashAccessCode("a-fine-access-code");
	expect(await isAccessCode("a-fine-access-code", hash)).toBe(true);
	expect(await isAccessCode("a-fine-access-codE", hash)).toBe(false);
	expect(await isAccessCode("", hash)).toBe(false);
	expect(hash).not.toContain("fine");
});

it("salts: the same code has another hash each time", async () => {
	expect(await hashAccessCode("a-fine-access-code")).not.toBe(await hashAccessCode("a-fine-access-code"));
});

it("makes codes that are easy to copy and never the same", () => {
	const codes = Array.from({ length: 50 }, newAccessCode);
	expect(new Set(codes).size).toBe(50);
	for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/);
});

it("makes a guess as dear as OWASP asks, and says so in the hash", async () => {
	expect(await hashAccessCode("a-fine-access-code")).toMatch(
		/^scrypt\$65536\$8\$2\$[0-9a-f]{32}\$[0-9a-f]{64}$/,
	);
});
