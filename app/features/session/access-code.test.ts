import { expect, it } from "vitest";
import { cheapGuess } from "#server/testing/cheap-guess.ts";
import { hashAccessCode, isAccessCode, newAccessCode } from "./access-code.server.ts";

it("recognises the code that was hashed, and no other", async () => {
	const hash = await hashAccessCode("a-fine-access-code", cheapGuess);
	expect(await isAccessCode("a-fine-access-code", hash)).toBe(true);
	expect(await isAccessCode("a-fine-access-codE", hash)).toBe(false);
	expect(await isAccessCode("", hash)).toBe(false);
	expect(hash).not.toContain("fine");
});

it("recognises a made code in another case, with spaces for hyphens or none, and with space around it", async () => {
	const made = newAccessCode();
	const hash = await hashAccessCode(made, cheapGuess);
	const upper = `${made.slice(0, 1).toUpperCase()}${made.slice(1)}`;
	for (const typed of [
		` ${made} `,
		upper,
		made.toUpperCase(),
		made.replaceAll("-", " "),
		made.replaceAll("-", ""),
	]) {
		expect(await isAccessCode(typed, hash), typed).toBe(true);
	}
	expect(await isAccessCode(made.slice(1), hash)).toBe(false);
});

it("recognises a chosen code exactly, but for space around it, also one that looks like a made one", async () => {
	const chosen = await hashAccessCode("Two Words and-more", cheapGuess);
	expect(await isAccessCode(" Two Words and-more ", chosen)).toBe(true);
	for (const typed of ["two words and-more", "TwoWordsandmore", "Two Words andmore"]) {
		expect(await isAccessCode(typed, chosen)).toBe(false);
	}
	for (const code of [
		"grandmathershxuse222",
		"Grandmathershxuse222",
		"Grand-mathe-rshxu-se222",
		"ABCDEFGHJKMNPQRSTUVW",
		" padded code ",
	]) {
		expect(await isAccessCode(code, await hashAccessCode(code, cheapGuess)), code).toBe(true);
	}
});

it("recognises a chosen code with capital letters that looks like a made one, also with space around it", async () => {
	for (const code of ["Grandmathershxuse222", "Grand-mathe-rshxu-se222"]) {
		const hash = await hashAccessCode(code, cheapGuess);
		for (const typed of [code, `${code} `]) expect(await isAccessCode(typed, hash), typed).toBe(true);
		expect(await isAccessCode(code.toLowerCase(), hash)).toBe(false);
	}
});

it("salts: the same code has another hash each time", async () => {
	const hash = () => hashAccessCode("a-fine-access-code", cheapGuess);
	expect(await hash()).not.toBe(await hash());
});

it("new access codes are easy to copy and never the same", () => {
	const codes = Array.from({ length: 50 }, newAccessCode);
	expect(new Set(codes).size).toBe(50);
	for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/);
});

it("a guess at a code is as expensive as OWASP asks, and the hash stores the cost", async () => {
	expect(await hashAccessCode("a-fine-access-code")).toMatch(
		/^scrypt\$65536\$8\$2\$[0-9a-f]{32}\$[0-9a-f]{64}$/,
	);
});
