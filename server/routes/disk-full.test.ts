import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { isUnwritable } from "#platform/database/database-failure.ts";
import { openLog } from "#platform/log/log.ts";
import { testSite } from "#server/testing/test-site.ts";

const article = { title: "A long evening", excerpt: "One", content: "x".repeat(60_000) };

/** The file may not grow any more, as on a full disk; with `room` it may again. */
async function limitPages({ db }: Database, room = 0): Promise<void> {
	const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
	const most = (rows[0]?.page_count ?? 0) + room;
	await sql`pragma max_page_count = ${sql.lit(most)}`.execute(db);
}

async function fullSite() {
	const lines: string[] = [];
	const site = await testSite({ log: Object.assign(openLog("silent"), { error: noteIn(lines) }) });
	const token = await site.signIn();
	const kept = await site.send("POST", "/api/blog-posts", { ...article, published: true }, token);
	const { slug } = (await kept.json()) as { slug: string };
	await limitPages(site.database);
	return { ...site, token, slug, lines };
}

const noteIn = (lines: string[]) => (_what: unknown, line?: string) => void lines.push(String(line));

it("a full disk is said so, with nothing half written, and the log is told", async () => {
	const { send, token, database, lines } = await fullSite();
	const before = await sql`select count(*) as rows from articles`.execute(database.db);
	const answer = await send("POST", "/api/blog-posts", article, token);
	expect(answer.status).toBe(507);
	expect(await answer.json()).toEqual({
		code: "storage-full",
		message: expect.stringMatching(
			/cannot store anything.*full or cannot be written.*Nothing you typed is lost/,
		),
	});
	expect(await sql`select count(*) as rows from articles`.execute(database.db)).toEqual(before);
	expect(lines).toEqual(["nothing can be stored"]);
});

it("a full disk is reported in the language of the content area", async () => {
	const { app, token } = await fullSite();
	const answer = await app.request("/api/blog-posts", {
		method: "POST",
		headers: {
			"Content-Type": "application/json",
			Authorization: `Bearer ${token}`,
			Cookie: "language=fr",
		},
		body: JSON.stringify(article),
	});
	expect(((await answer.json()) as { message: string }).message).toMatch(/^Le site ne peut rien enregistrer/);
});

it("readers read on, and everything goes on once there is room", async () => {
	const { send, token, slug, database } = await fullSite();
	expect((await send("POST", "/api/blog-posts", article, token)).status).toBe(507);
	expect((await send("GET", `/api/blog-posts/${slug}`)).status).toBe(200);
	expect((await send("GET", "/api/admin/stats", undefined, token)).status).toBe(200);
	expect((await send("GET", "/readyz")).status).toBe(200);
	const state = await send("GET", "/api/admin/state", undefined, token);
	expect(await state.json()).toMatchObject({ database: "full" });
	await limitPages(database, 1_000);
	expect((await send("POST", "/api/blog-posts", article, token)).status).toBe(201);
});

it.each([
	["SQLite's full disk", { errcode: 13 }, true],
	["SQLite's read-only file, with what was wanted", { errcode: 1032 }, true],
	["PostgreSQL's full disk", { code: "53100" }, true],
	["a standby that takes no writes", { code: "25006" }, true],
	["the system's full disk", { code: "ENOSPC", syscall: "write" }, true],
	["a lock", { errcode: 5 }, false],
	["a broken rule", { errcode: 19 }, false],
	["too many connections", { code: "53300" }, false],
	["nothing of the kind", {}, false],
])("knows %s", (_what, members, expected) => {
	expect(isUnwritable(Object.assign(new Error("x"), members))).toBe(expected);
});
