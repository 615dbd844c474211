import "#platform/testing/dom.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { imageUrlOf } from "#app/features/media/media.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { FeaturedImageField } from "./featured-image-field.tsx";

afterEach(cleanup);

describe("the preview of a featured image", () => {
	it("is cropped as the page crops it: where the focal point is, or in the middle", async () => {
		const browser = await openBrowser();
		const { media } = browser.stores;
		const add = (byte: number) => media.add({ bytes: Uint8Array.from([byte]), width: 600, height: 900 });
		const [focused, middle] = [await add(1), await add(2)];
		await media.setFocus(focused, { x: 0.5, y: 0.1 });
		const { container } = await openScreen(
			browser,
			[focused, middle].map((hash) => (
				<FeaturedImageField key={hash} value={imageUrlOf(hash)} onChange={() => undefined} />
			)),
		);
		const positions = [...container.querySelectorAll("img")].map(({ style }) => style.objectPosition);
		expect(positions).toEqual(["50% 10%", ""]);
	});

	it("sends no request without an image", async () => {
		const browser = await openBrowser();
		const { container } = await openScreen(
			browser,
			<FeaturedImageField value={null} onChange={() => undefined} />,
		);
		expect(container.querySelector("img")).toBeNull();
		expect(browser.network.sent("GET", "/api/admin/images")).toEqual([]);
	});
});
