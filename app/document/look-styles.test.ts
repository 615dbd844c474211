import { describe, expect, it } from "vitest";
import { shippedLook } from "#app/site/site-look.ts";
import { lookStyles, withLookStyles } from "./look-styles.ts";

const page = "<html><head><title>A</title></head><body></head></body></html>";
const accent = { ...shippedLook.accent, brand: "#1a237e", ember: "#10165a", tints: { "#f6a877": "#77a8f6" } };

describe("the CSS of the owner's look", () => {
	it("are blank for the look of a new site", () => {
		expect(lookStyles(shippedLook, "en")).toBe("");
		expect(withLookStyles(page, "")).toBe(page);
	});

	it("name the accent and the darker one, and repaint the art", () => {
		const styles = lookStyles({ ...shippedLook, accent }, "en");
		expect(styles).toContain(":root{--color-brand:#1a237e;--color-ember:#10165a}");
		expect(styles).toContain('[fill="#f2491b"]{fill:#1a237e}');
		expect(styles).toContain('[stroke="#b8320c"]{stroke:#10165a}');
		expect(styles).toContain('[stop-color="#f6a877"]{stop-color:#77a8f6}');
		expect(styles).not.toMatch(/[<>]/);
	});

	it("print the logo, though browsers leave out backgrounds", () => {
		const logo = {
			hash: "a".repeat(64),
			type: "svg",
			width: 300,
			height: 100,
			isOpaque: false,
			whiteOnDark: false,
			mailUrl: "",
		} as const;
		const places = lookStyles({ ...shippedLook, logo }, "en").match(/background:url[^}]*/g);
		expect(places).toHaveLength(2);
		for (const place of places ?? []) expect(place).toContain("print-color-adjust:exact");
	});

	it("stand at the end of the head, once", () => {
		expect(withLookStyles(page, "a{}")).toBe(
			"<html><head><title>A</title><style>a{}</style></head><body></head></body></html>",
		);
	});
});
