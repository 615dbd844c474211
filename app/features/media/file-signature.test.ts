import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { hasAcceptedSignature } from "./image-file.ts";

const raw = { create: { width: 6, height: 4, channels: 3 as const, background: "#f2491b" } };

describe("how a file begins", () => {
	it.each([
		["jpeg", true],
		["png", true],
		["gif", true],
		["webp", true],
		["avif", true],
		["tiff", false],
	] as const)("tells whether it may be decoded: %s, %s", async (format, accepted) => {
		expect(hasAcceptedSignature(await sharp(raw).toFormat(format).toBuffer())).toBe(accepted);
	});

	it.each([
		"",
		"<svg xmlns='http://www.w3.org/2000/svg'/>",
		" <?xml version='1.0'?>",
		"%PDF-1.7",
		"#?RADIANCE",
		"SIMPLE  = T",
		"GIF86a",
		"RIFF1234WAVE",
	])("lets nothing else through: %j", (words) => {
		expect(hasAcceptedSignature(Buffer.from(words))).toBe(false);
	});
});
