import fc from "fast-check";
import { expect, it } from "vitest";
import { articleInput, slugsOf } from "#app/features/articles/article.ts";
import { languages } from "#app/site/site-config.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { freshDatabase } from "#platform/testing/fresh-database.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { articlesStore } from "./articles.store.server.ts";

const slug = fc.constantFrom("", "a", "b", "c", "d", "e");
const saving = fc.record({
	article: fc.constantFrom(0, 1),
	slug,
	own: slug,
	written: fc.constantFrom("both", "both", "english", "french", "half French"),
	published: fc.constantFrom(true, true, true, false),
});

it("slugs lead readers of either language to the article that they once read there, however it is renamed", async () => {
	const { db } = await freshDatabase("sqlite");
	const articles = articlesStore(db, steppingClock());
	await fc.assert(
		fc.asyncProperty(fc.array(saving, { minLength: 2, maxLength: 9 }), async (savings) => {
			await db.deleteFrom("articles").execute();
			const ids = new Map<number, string>();
			/** The article that was first read under an address, in whichever language. */
			const owners = new Map<string, number>();
			for (const { article, slug, own, written, published } of savings) {
				const texts = { title: `${article}`, excerpt: "E", content: "C" };
				const fr = { ...texts, slug: own, ...(written === "half French" && { excerpt: "" }) };
				const input = articleInput.parse({
					...(written !== "french" && texts),
					...{ slug, published, fr: written === "english" ? null : fr },
				});
				const id = ids.get(article);
				const version = id === undefined ? 1 : (await articles.reading.get(id)).version;
				const save =
					id === undefined
						? articles.saving.create(input)
						: articles.saving.update(id, { ...input, version });
				const saved = await save.catch((error: unknown) => {
					// A taken address is refused, and nothing changes.
					if (error instanceof ApiError && error.code === "slug-taken") return undefined;
					throw error;
				});
				if (saved === undefined) continue;
				ids.set(article, saved.id);
				if (!published) continue;
				for (const known of Object.values(slugsOf(saved))) owners.set(known, owners.get(known) ?? article);
			}
			for (const [key, owner] of owners) {
				const { published } = await articles.reading.get(ids.get(owner) ?? "");
				for (const language of languages) {
					const first = await articles.texts.find(key, language);
					const found =
						first && "movedTo" in first ? await articles.texts.find(first.movedTo, language) : first;
					const shown = found && "text" in found ? found.text.title : found;
					expect([key, language, shown]).toEqual([key, language, published ? `${owner}` : undefined]);
				}
			}
		}),
		{ numRuns: isLong ? 200 : 15, seed: 20261122 },
	);
});
