import { describe, expect, it } from "vitest";
import { mediaUrl, parseVariant, srcSetOf } from "./media.ts";

const hash = "a".repeat(64);

describe("parseVariant", () => {
	it("reads what mediaUrl writes", () => {
		const variant = { hash, width: 800, format: "webp" } as const;
		expect(parseVariant(mediaUrl(variant).replace("/media/", ""))).toEqual(variant);
	});

	it("parses the one size for mails", () => {
		const variant = { hash, width: 1200, format: "jpeg" } as const;
		expect(parseVariant(mediaUrl(variant).replace("/media/", ""))).toEqual(variant);
	});

	it.each([
		`${hash}-801.webp`,
		`${hash}-0800.webp`,
		`${hash}-800.png`,
		`${hash}-800.jpeg`,
		`${hash}-1200.jpg`,
		`${hash}-800.webp.exe`,
		`${"A".repeat(64)}-800.webp`,
		"../../etc/passwd",
		"",
	])("refuses %j", (name) => {
		expect(parseVariant(name)).toBeUndefined();
	});
});

describe("srcSetOf", () => {
	it("offers every width of one format", () => {
		const set = srcSetOf(`/media/${hash}-1600.webp`, "avif");
		expect(set?.split(", ")).toHaveLength(4);
		expect(set).toContain(`/media/${hash}-480.avif 480w`);
	});

	it("returns nothing for an address of another site", () => {
		expect(srcSetOf("https://elsewhere.example/x.png", "avif")).toBeUndefined();
	});
});
