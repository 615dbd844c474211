import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import ImagesScreen from "./images.admin.tsx";

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
		const place = screen.getByRole("group", { name: /^(Add an image|Ajouter une image)$/ });
		act(() => void fireEvent.drop(place, { dataTransfer: { files: [file] } }));
		await browser.settled();
		expect(browser.toast()).toContain(words);
	},
);
