import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { holdUploads } from "#server/testing/article-editor/held-uploads.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import ImagesScreen from "./images.admin.tsx";

afterEach(cleanup);

it("adds several files at once, with the progress of each and why one failed", async () => {
	const uploads = holdUploads();
	const browser = await openBrowser();
	await openScreen(browser, <ImagesScreen />);
	const input = screen.getByLabelText<HTMLInputElement>("Choose images", { selector: "input" });
	expect(input.multiple).toBe(true);
	const files = [
		new File(["x"], "Boat.png", { type: "image/png" }),
		new File(["x"], "Notes.txt", { type: "text/plain" }),
		new File(["x"], "Lagoon.png", { type: "image/png" }),
		new File(["x"], "Reef.png", { type: "image/png" }),
	];
	act(() => void fireEvent.change(input, { target: { files } }));
	await browser.settled();
	const list = within(screen.getByRole("list", { name: "Images being added" }));
	const line = (nth: number) => list.getAllByRole("listitem")[nth]?.textContent;
	expect(list.getByRole("progressbar", { name: "Uploading Boat.png…" })).toBeDefined();
	expect(line(3)).toBe("Reef.pngWaiting");

	act(() => uploads[0]?.answer("/media/a"));
	await browser.settled();
	expect(line(0)).toBe("Boat.pngAdded");
	expect(line(1)).toContain("Notes.txtPlease select an image file");
	expect(list.getByRole("progressbar", { name: "Uploading Lagoon.png…" })).toBeDefined();

	act(() => uploads[1]?.answer(undefined));
	await browser.settled();
	act(() => uploads[2]?.answer("/media/b"));
	await browser.settled();
	expect(line(2)).toContain("Lagoon.pngFailed to upload image");
	expect(line(3)).toBe("Reef.pngAdded");
	expect(browser.toast()).toContain("2 images could not be added");
});
