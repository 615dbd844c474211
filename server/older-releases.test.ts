import { describe, expect, it } from "vitest";
import { migrations } from "#migrations/index.ts";
import { migrate } from "#platform/database/migrate.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { commitsBeforeChanges, olderDatabase } from "./testing/older-database.ts";
import { testSite } from "./testing/test-site.ts";

const accessCode = "a-code-for-the-fixture";
const commits = Object.entries(commitsBeforeChanges) as [keyof typeof commitsBeforeChanges, string][];

describe.each(engines)("a site on %s that has not been updated since", (engine) => {
	it.each(commits)("%s, before %s: its owner signs in, finds everything and goes on", async (commit) => {
		const database = await olderDatabase(commit, engine);
		await migrate(database, migrations);
		const { send, stores } = await testSite({ database });
		const signIn = await send("POST", "/api/admin/login", { password: accessCode });
		expect(signIn.status).toBe(200);
		const { token } = await signIn.json();
		const get = async (path: string) => (await send("GET", path, undefined, token)).json();

		const articles = await get("/api/blog-posts");
		expect(articles).toHaveLength(2);
		const found = articles.find(({ slug }: { slug: string }) => slug === "met-again");
		expect(found).toMatchObject({
			title: "How two people met again",
			published: true,
			content: "They said **hello**, and stayed.\n\nThen they walked home.",
			fr: { title: "Comment deux personnes se sont rencontrées", category: "Rencontres" },
		});
		expect(await stores.articles.findText("how-two-people-met", "en")).toEqual({ movedTo: "met-again" });
		expect(await get("/api/events")).toMatchObject([{ title: "Dinner by the sea" }]);
		expect(await get("/api/settings")).toMatchObject([{ value: "321" }]);
		const [image] = await get("/api/admin/images");
		expect((await stores.media.findBytes(image.hash))?.byteLength).toBeGreaterThan(0);
		const { subscribers } = await get("/api/admin/subscribers?limit=100");
		expect(subscribers.map(({ email, state }: Record<string, string>) => [email, state]).sort()).toEqual([
			["reader@example.com", "confirmed"],
			["waiting@example.com", "pending"],
		]);

		const changed = { ...found, title: "Told once more" };
		const saved = await send("PUT", `/api/blog-posts/${found.id}`, changed, token);
		expect(await saved.json()).toMatchObject({ title: "Told once more", slug: "met-again" });
	});
});
