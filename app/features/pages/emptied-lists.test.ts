import { expect, it } from "vitest";
import { findShipped, shippedLists } from "#app/features/texts/catalogue.server.ts";
import { listKindOf } from "#app/features/texts/site-lists.ts";
import { pages } from "#app/site/site-map.ts";
import { openReader } from "#server/testing/reader.ts";

/** The sections of a page that stand without any list, by the id of their title. */
const left = [
	[
		pages.home,
		["person", "expectations", "apply-call", "members", "membership", "second-apply", "team"],
		["price", "referral", "insights"],
	],
	[pages.network, ["note", "call"], []],
	[pages["how-it-works"], ["call"], []],
	[pages.socials, ["dates-title", "ticket"], []],
] as const;

it("a list without entries leaves no title alone on its page", async () => {
	const { stores, read } = await openReader();
	for (const key of shippedLists.keys()) {
		if (listKindOf(key)?.endsWith("sections")) continue;
		const base = findShipped(key, "en") ?? "";
		const text = base.replaceAll(/\d+/g, "-$&");
		await stores.textDrafts.save({ key, language: "en", text, base });
	}
	await stores.texts.publish((await stores.textDrafts.read()).revision);
	for (const [path, ...names] of left) {
		const page = await read(path);
		const ids = page
			.all("main section[aria-labelledby]")
			.map((part) => part.getAttribute("aria-labelledby") ?? "")
			.filter((id) => !id.startsWith("_"));
		expect([path, ids]).toEqual([path, names.flat()]);
	}
});
