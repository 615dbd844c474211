import { articleJourney } from "#e2e/support/article-journey.ts";
import { test } from "./fixtures.ts";
import { signIn, signOut } from "./owner.ts";

for (const [device, width, height] of [
	["desk", 1280, 1000],
	["phone", 390, 844],
] as const) {
	test(`an article from its first word to its end, ${width} px wide`, async ({ view }) => {
		await view.resize(width, height);
		await signIn(view);
		await articleJourney(view, device);
		// A phone has the way out in its menu.
		await view.resize(1280, 1000);
		await signOut(view);
	});
}
