import { describe, expect, it } from "vitest";
import { steppingClock } from "../../../server/platform/testing/clock";
import { engines, freshDatabase } from "../../../server/platform/testing/fresh-database";
import { articleInput } from "./article";
import { articlesStore } from "./articles.store.server";

const whole = { title: "First dates", excerpt: "How to begin.", content: "Say hello.", published: true };

describe.each(engines)("categories on %s", (engine) => {
	it("names each once in the reader's language, and filters by any of its spellings", async () => {
		const { db } = await freshDatabase(engine);
		const articles = articlesStore(db, steppingClock());
		const add = (category: string, more: object = {}) =>
			articles.create(articleInput.parse({ ...whole, category, ...more }));
		await add("Inner work", { fr: { ...whole, category: "Travail sur soi" } });
		await add("Inner Work");
		await add("Éloges");
		await add("Dating well", { fr: { category: "Bien se rencontrer" } });
		await add("Hidden", { published: false });
		await add("");
		expect(await articles.listCategories("en")).toEqual([
			{ key: "dating-well", label: "Dating well", names: ["Dating well"] },
			{ key: "eloges", label: "Éloges", names: ["Éloges"] },
			{ key: "inner-work", label: "Inner Work", names: ["Inner Work", "Inner work"] },
		]);
		const inFrench = await articles.listCategories("fr");
		expect(inFrench.map(({ label }) => label)).toEqual(["Dating well", "Éloges", "Travail sur soi"]);
		expect(await articles.countCards("fr", { categories: inFrench.at(-1)?.names })).toBe(2);
	});
});
