import { describe, expect, it } from "vitest";
import type { TextList } from "#app/features/texts/site-text.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { sessionOf, somePerson } from "#server/testing/people.ts";
import { testSite } from "#server/testing/test-site.ts";

const article = { title: "First dates", excerpt: "How to begin.", content: "Hello." };
type Saved = { id: string; version: number };
type Named = { savedBy?: string; publishedBy?: string }[];

async function openSite(engine: (typeof engines)[number]) {
	const site = await testSite({ engine });
	const as =
		(token: string) =>
		async <Answer>(method: string, path: string, body?: unknown) => {
			const answer = await site.send(method, `/api${path}`, body, token);
			const text = await answer.text();
			return { status: answer.status, body: (text === "" ? undefined : JSON.parse(text)) as Answer };
		};
	const owner = as(await site.signIn());
	const editor = as(await sessionOf(site, await somePerson(site.database, "editor")));
	return { ...site, owner, editor };
}

describe.each(engines)("who saved is named, on %s,", (engine) => {
	it("with an article's versions, also once that person is gone, and with a refused save", async () => {
		const { owner, editor, database } = await openSite(engine);
		const { body: first } = await owner<Saved>("POST", "/blog-posts", article);
		const change = { ...article, content: "Hello, you.", version: first.version };
		expect((await editor("PUT", `/blog-posts/${first.id}`, change)).status).toBe(200);
		const stale = await owner<{ lastSave: { person?: string } }>("PUT", `/blog-posts/${first.id}`, change);
		expect([stale.status, stale.body.lastSave.person]).toEqual([409, "Some editor"]);
		await database.db.deleteFrom("people").where("role", "=", "editor").execute();
		const { body: versions } = await owner<Named>("GET", `/blog-posts/${first.id}/versions`);
		expect(versions.map(({ savedBy }) => savedBy)).toEqual(["Some editor", undefined]);
		await owner("DELETE", `/blog-posts/${first.id}`);
		await owner("POST", `/admin/deleted/article/${first.id}/restore`);
		const { body: restored } = await owner<Named>("GET", `/blog-posts/${first.id}/versions`);
		expect(restored.map(({ savedBy }) => savedBy)).toContain("Some editor");
	});

	it("with a letter's versions: what two wrote within minutes is two versions", async () => {
		const { owner, editor } = await openSite(engine);
		const { body: letter } = await owner<Saved & object>("POST", "/admin/letters", {});
		const saved = await editor("PUT", `/admin/letters/${letter.id}`, { ...letter, subject: "News" });
		expect(saved.status).toBe(200);
		const { body: versions } = await owner<Named>("GET", `/admin/letters/${letter.id}/versions`);
		expect(versions.map(({ savedBy }) => savedBy)).toEqual(["Some editor", undefined]);
	});

	it("with a publication of texts", async () => {
		const { editor, owner } = await openSite(engine);
		const { body: list } = await editor<TextList>("GET", "/admin/texts");
		const text = list.texts.find(({ key }) => key === "home.hero.title");
		const base = text?.languages.en.shipped ?? "";
		const change = { key: text?.key, language: "en", text: `${base}.`, base };
		const drafted = await editor<{ revision: number }>("PUT", "/admin/texts/draft", change);
		expect(drafted.status).toBe(200);
		const published = await editor("POST", "/admin/text-publications", { revision: drafted.body.revision });
		expect(published.status).toBe(201);
		const { body: publications } = await owner<Named>("GET", "/admin/text-publications");
		expect(publications.map(({ publishedBy }) => publishedBy)).toEqual(["Some editor"]);
	});
});
