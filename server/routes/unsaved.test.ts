import { rename } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { migrations } from "#migrations/index.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { testSite } from "#server/testing/test-site.ts";

const article = { title: "A long evening", excerpt: "One", content: "Words.", published: true };

it("a data folder that goes under a running site: readers read on, nothing is lost unsaid", async () => {
	const dataDir = join(await freshFolder(), "data");
	const database = await openDatabase({ dataDir, databaseUrl: undefined });
	onTestFinished(() => database.close());
	await migrate(database, migrations);
	const { send, signIn } = await testSite({ database });
	const token = await signIn();
	const { id } = (await (await send("POST", "/api/blog-posts", article, token)).json()) as { id: string };
	expect((await send("GET", "/readyz")).status).toBe(200);
	await rename(dataDir, `${dataDir}-older`);

	const refused = await send("POST", "/api/blog-posts", { ...article, title: "Another" }, token);
	expect(refused.status).toBe(507);
	expect(await refused.json()).toMatchObject({
		code: "storage-full",
		message: expect.stringContaining("Nothing you typed is lost"),
	});
	expect((await send("GET", `/api/blog-posts/${id}`, undefined, token)).status).toBe(200);
	expect((await send("GET", "/readyz")).status).toBe(503);
	expect((await send("GET", "/healthz")).status).toBe(200);
	const state = await send("GET", "/api/admin/state", undefined, token);
	expect(state.status).toBe(200);
	expect(await state.json()).toMatchObject({ database: "replaced" });
});
