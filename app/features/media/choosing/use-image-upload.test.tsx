import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import ImagesScreen from "#app/features/media/library/images.admin.tsx";
import type { ErrorCode } from "#platform/api/error-codes.ts";
import { holdUploads } from "#server/testing/article-editor/held-uploads.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { useImageUpload } from "./use-image-upload.ts";

afterEach(cleanup);

it.each([
	["IMG_1.jpg", "image/jpeg", 31, "en", "smaller than 30MB"],
	["IMG_1.heic", "image/heic", 9, "en", "smaller than 8MB"],
	["IMG_1.jpg", "image/jpeg", 6, "fr", "moins de 5"],
] as const)(
	"names the limit that applies to %s (%s) of %i MB",
	async (name, type, megabytes, language, words) => {
		const browser = await openBrowser(language);
		await openScreen(browser, <ImagesScreen />);
		const size = { value: megabytes * 1024 * 1024 };
		const file = Object.defineProperty(new File(["x"], name, { type }), "size", size);
		const place = screen.getByRole("group", { name: /^(Add images|Ajouter des images)$/ });
		act(() => void fireEvent.drop(place, { dataTransfer: { files: [file] } }));
		await browser.settled();
		expect(browser.toast()).toContain(words);
	},
);

it.each([
	["en", "unreachable", "a.example does not allow this image to be copied"],
	["fr", "unreachable", "a.example n’autorise pas la copie de cette image"],
	["en", "file-too-large", "smaller than 8MB"],
	["fr", "invalid-file-type", "Veuillez choisir une image"],
] as const)(
	"says why a picture could not be fetched from another site (%s, %s)",
	async (language, code, words) => {
		const browser = await openBrowser(language);
		const others = fetch;
		// As the server answers: it fetches nothing in a document without a browser.
		vi.stubGlobal("fetch", (path: string, init?: RequestInit) =>
			path === "/api/admin/images/from-address"
				? Promise.resolve(
						Response.json({ message: "-", code: code satisfies ErrorCode, megabytes: 8 }, { status: 400 }),
					)
				: others(path, init),
		);
		const settled: (string | undefined)[] = [];
		function Taking() {
			const { upload } = useImageUpload(() => undefined);
			const take = () => upload({ address: "https://a.example/x.png" }, (url) => void settled.push(url));
			return (
				<button type="button" onClick={take}>
					Take
				</button>
			);
		}
		await openScreen(browser, <Taking />);
		act(() => void fireEvent.click(screen.getByRole("button", { name: "Take" })));
		await browser.settled();
		expect(browser.toast()).toContain(words);
		expect(settled).toEqual([undefined]);
	},
);

it.each([
	["en", "3 images could not be added", "The first one: Please select an image file"],
	["fr", "3 images n’ont pas pu être ajoutées", "La première\u00a0: Veuillez choisir une image"],
] as const)(
	"says once how many failed of several, and why the first did (%s)",
	async (language, title, reason) => {
		const browser = await openBrowser(language);
		const uploads = holdUploads();
		function Taking() {
			const { upload } = useImageUpload(() => undefined);
			const types = ["image/png", "text/plain", "image/svg+xml", "image/png", "image/png"];
			const take = () => {
				for (const type of types) upload(new File(["x"], "a", { type }));
			};
			return (
				<button type="button" onClick={take}>
					Take
				</button>
			);
		}
		await openScreen(browser, <Taking />);
		act(() => void fireEvent.click(screen.getByRole("button", { name: "Take" })));
		for (const [nth, url] of ["/media/a", undefined, "/media/b"].entries()) {
			await browser.settled();
			act(() => uploads[nth]?.answer(url));
		}
		await browser.settled();
		expect(uploads).toHaveLength(3);
		expect(browser.toast()).toContain(title);
		expect(browser.toast()).toContain(reason);
	},
);
