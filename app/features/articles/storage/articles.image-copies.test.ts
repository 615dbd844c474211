import { describe, expect, it } from "vitest";
import { workingCopiesStore } from "#app/content/drafts/working-copies.store.server.ts";
import { type ArticleDraft, articleFields, articleInput } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/editor/article-draft.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { afterReading } from "#platform/testing/after-reading.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { replaceInCopies } from "./articles.image-copies.server.ts";
import { articlesStore } from "./articles.store.server.ts";

const [from, to] = ["a".repeat(64), "b".repeat(64)];
const replacement = { from, to, described: [] };
const typed: ArticleDraft = { ...blankDraft, title: "Typed", imageUrl: imageUrlOf(from) };
const clock = () => new Date("2026-03-01T00:00:00.000Z");

describe.each(engines)("replacing an image in what is typed, on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const articles = articlesStore(db, clock);
		const copies = workingCopiesStore(db, clock, { name: "article", fields: articleFields });
		const article = await articles.create(articleInput.parse({ title: "T", excerpt: "E", content: "C" }));
		return { db, copies, article };
	}

	it("loses no word that is typed meanwhile", async () => {
		const { db, copies } = await open();
		await copies.save("new", { draft: typed, version: null });
		await db.transaction().execute((transaction) => {
			const own = workingCopiesStore(transaction, clock, { name: "article", fields: articleFields });
			const more = { draft: { ...typed, title: "Typed on" }, version: null };
			const meanwhile = afterReading("draft", () => own.save("new", more));
			return replaceInCopies(transaction.withPlugin(meanwhile), replacement, []);
		});
		expect(await copies.find("new")).toMatchObject({
			draft: { title: "Typed on", imageUrl: imageUrlOf(from) },
		});
	});

	it("has what is typed go on from the version that is there now, whatever it shows", async () => {
		const { db, copies, article } = await open();
		await copies.save(article.id, { draft: { ...typed, imageUrl: null }, version: 1 });
		await copies.save("new", { draft: typed, version: null });
		await replaceInCopies(db, replacement, [{ article: { ...article, version: 2 } }]);
		expect(await copies.find(article.id)).toMatchObject({ draft: { title: "Typed" }, version: 2 });
		expect(await copies.find("new")).toMatchObject({
			...{ draft: { title: "Typed", imageUrl: imageUrlOf(to) }, version: null },
		});
	});
});
