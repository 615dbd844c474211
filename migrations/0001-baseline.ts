import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { access } from "./baseline/access.ts";
import { articles } from "./baseline/articles.ts";
import { drafts } from "./baseline/drafts.ts";
import { events } from "./baseline/events.ts";
import { guests } from "./baseline/guests.ts";
import { letters } from "./baseline/letters.ts";
import { media } from "./baseline/media.ts";
import { pages } from "./baseline/pages.ts";
import { postgresSearch, search, sqliteSearch } from "./baseline/search.ts";
import { site } from "./baseline/site.ts";
import { subscribers } from "./baseline/subscribers.ts";
import { texts } from "./baseline/texts.ts";
import { bytesType, isSqlite } from "./engine.ts";

const keyBytes = 32;

/** Makes every table of version 1.0.0, as 0.1.0 left them: those that others refer to come first. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const tables = [articles, events, guests, pages, drafts, letters, subscribers, texts, site, access];
	const ofEngine = isSqlite(db) ? sqliteSearch : postgresSearch;
	for (const statement of [...media(bytesType(db)), ...tables.flat(), ...search, ...ofEngine]) {
		await sql.raw(statement).execute(db);
	}
	const key = randomBytes(keyBytes).toString("base64url");
	await sql`insert into forgetting_keys (id, key) values (1, ${key})`.execute(db);
}
