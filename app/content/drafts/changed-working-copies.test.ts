import { describe, expect, it } from "vitest";
import { workingCopiesStore } from "#app/content/drafts/working-copies.store.server.ts";
import { type ArticleDraft, articleInput } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import { articlesStore } from "#app/features/articles/storage/articles.store.server.ts";
import { articleDrafts } from "#app/features/articles/working-copy.ts";
import { afterReading } from "#platform/testing/after-reading.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { changeWorkingCopies } from "./changed-working-copies.server.ts";

const typed: ArticleDraft = { ...blankDraft, title: "Typed", content: "The old boat." };
const clock = () => new Date("2026-03-01T00:00:00.000Z");
const change = {
	kind: articleDrafts,
	like: "%old boat%",
	change: (draft: ArticleDraft) => ({ ...draft, content: draft.content.replace("old", "new") }),
};

describe.each(engines)("changing what is typed and not saved yet, on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const articles = articlesStore(db, clock);
		const copies = workingCopiesStore(db, clock, articleDrafts);
		const article = await articles.saving.create(
			articleInput.parse({ title: "T", excerpt: "E", content: "C" }),
		);
		return { db, copies, article };
	}

	it("loses no word that is typed meanwhile", async () => {
		const { db, copies } = await open();
		await copies.save("new", { draft: typed, version: null });
		await db.transaction().execute((transaction) => {
			const own = workingCopiesStore(transaction, clock, articleDrafts);
			const more = { draft: { ...typed, title: "Typed on" }, version: null };
			const meanwhile = afterReading("draft", () => own.save("new", more));
			return changeWorkingCopies(transaction.withPlugin(meanwhile), { ...change, saved: [] });
		});
		expect(await copies.find("new")).toMatchObject({
			draft: { title: "Typed on", content: "The old boat." },
		});
	});

	it("has it go on from the version that is there now, whatever it says", async () => {
		const { db, copies, article } = await open();
		await copies.save(article.id, { draft: { ...typed, content: "Other." }, version: 1 });
		await copies.save("new", { draft: typed, version: null });
		await changeWorkingCopies(db, { ...change, saved: [{ ...article, version: 2 }] });
		expect(await copies.find(article.id)).toMatchObject({ draft: { content: "Other." }, version: 2 });
		expect(await copies.find("new")).toMatchObject({ draft: { content: "The new boat." }, version: null });
	});

	it("leaves alone one that was begun from an older version, and other nouns", async () => {
		const { db, copies, article } = await open();
		await copies.save(article.id, { draft: { ...typed, content: "Other." }, version: 1 });
		await changeWorkingCopies(db, { ...change, saved: [{ ...article, version: 3 }] });
		expect(await copies.find(article.id)).toMatchObject({ draft: { content: "Other." }, version: 1 });
		await copies.save(article.id, { draft: typed, version: 1 });
		await changeWorkingCopies(db, { ...change, kind: { ...articleDrafts, name: "event" }, saved: [] });
		expect(await copies.find(article.id)).toMatchObject({ draft: typed });
	});
});
