import { describe, expect, it } from "vitest";
import { shippedLook } from "#app/site/site-look.ts";
import { lookStyles, withLookStyles } from "./look-styles.ts";

const page = "<html><head><title>A</title></head><body></head></body></html>";
const accent = { ...shippedLook.accent, brand: "#1a237e", ember: "#10165a", tints: { "#f6a877": "#77a8f6" } };

describe("the styles of an owner's look", () => {
	it("are none for the look of a new site, whose pages stay as they are", () => {
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

	it("stand at the end of the head, once", () => {
		expect(withLookStyles(page, "a{}")).toBe(
			"<html><head><title>A</title><style>a{}</style></head><body></head></body></html>",
		);
	});
});
