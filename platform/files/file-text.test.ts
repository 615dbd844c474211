import { describe, expect, it } from "vitest";
import { encodingOf, textOf } from "./file-text.ts";

const bytes = (...parts: (number[] | Buffer)[]) =>
	new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));
const whole = (file: Uint8Array) => [...textOf(file)].map(({ text }) => text).join("");
const swapped = (text: string) => Buffer.from(text, "utf16le").swap16();
const line = "prénom;adresse\r\nZoë;zoe@example.com\r\n";
const read = "prénom;adresse\nZoë;zoe@example.com\n";

describe("the text of a file", () => {
	it.each([
		["UTF-8", bytes(Buffer.from(line)), "utf-8"],
		["UTF-8 with a mark", bytes([0xef, 0xbb, 0xbf], Buffer.from(line)), "utf-8"],
		["Windows-1252", bytes(Buffer.from(line, "latin1")), "windows-1252"],
		["UTF-16 with a mark", bytes([0xff, 0xfe], Buffer.from(line, "utf16le")), "utf-16le"],
		["UTF-16, the other way round, with a mark", bytes([0xfe, 0xff], swapped(line)), "utf-16be"],
		["UTF-16 without a mark", bytes(Buffer.from(line, "utf16le")), "utf-16le"],
		["UTF-16, the other way round", bytes(swapped(line)), "utf-16be"],
	])("is read in %s", (_name, file, encoding) => {
		expect(encodingOf(file)).toBe(encoding);
		expect(whole(file)).toBe(read);
	});

	it("keeps the signs that Windows-1252 has and Latin-1 has not", () => {
		expect(whole(bytes(Buffer.from("L"), [0x92], Buffer.from("amie "), [0x80]))).toBe("L’amie €");
	});

	it("ends its lines in one way, also where a chunk ends between two signs of an end", () => {
		const long = `${"x".repeat(64 * 1024 - 1)}\r\n\rlast\r`;
		expect(whole(bytes(Buffer.from(long)))).toBe(`${"x".repeat(64 * 1024 - 1)}\n\nlast\n`);
	});

	it("is whole where a sign of several bytes stands between two chunks", () => {
		const text = `${"x".repeat(64 * 1024 - 1)}é`;
		expect(whole(bytes(Buffer.from(text)))).toBe(text);
	});

	it("is nothing in an empty file", () => {
		expect(whole(new Uint8Array())).toBe("");
	});
});
