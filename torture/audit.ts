import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { sampleArticles } from "#server/seed/sample-articles.ts";
import { sampleEvents } from "#server/seed/sample-events.ts";
import { lookAtPage } from "./article-writer.ts";
import type { Client } from "./client.ts";
import { type ArticleLedger, textsShown } from "./ledger.ts";
import type { Tally } from "./tally.ts";

type Parts = { database: Database; client: Client; tally: Tally; processes: number; random: () => number };

/** Compares what a first start has filled the site with and what it was to be. */
export async function auditSamples({
	database: { db },
	tally,
}: Pick<Parts, "database" | "tally">): Promise<void> {
	const articles = await db.selectFrom("articles").select("slug").execute();
	const events = await db.selectFrom("event_texts").select("title").where("language", "=", "en").execute();
	const found = [...articles.map(({ slug }) => slug), ...events.map(({ title }) => title)].toSorted();
	const owed = [
		...sampleArticles.map(({ slug }) => slug),
		...sampleEvents.map(({ title }) => title),
	].toSorted();
	if (found.join() !== owed.join()) tally.judge("half written", `the sample site: ${found.join(", ")}`);
}

/** Compares every article with the ledger: in the database, by the API, on each process's page. */
export async function auditArticles(articles: readonly ArticleLedger[], parts: Parts): Promise<void> {
	const { database, client, tally, processes } = parts;
	for (const article of articles) {
		const { stored } = article;
		if (stored === undefined || !article.isKnown) continue;
		const row = await database.db
			.selectFrom("article_texts")
			.select(["title", "excerpt", "content"])
			.where("article_id", "=", stored.id)
			.execute();
		const texts = textsShown(article.number, JSON.stringify(row));
		tally.judge(article.judgeStored(texts), `database: ${texts} of article ${article.number}`);
		for (let process = 0; process < processes; process += 1) {
			const answer = await client.ask(process, "GET", `/api/blog-posts/${stored.id}`);
			const answered = textsShown(article.number, answer?.text ?? "");
			tally.judge(article.judgeStored(answered), `API: ${answered} of article ${article.number}`);
			await lookAtPage(parts, article, process);
		}
	}
}

/** Looks for what was acknowledged and is not there. */
export async function auditOthers(
	{ signUps, counts }: { signUps: readonly string[]; counts: readonly number[] },
	{ database: { db, engine }, tally }: Pick<Parts, "database" | "tally">,
): Promise<void> {
	const rows = await db.selectFrom("subscribers").select("email").execute();
	const known = new Set(rows.map(({ email }) => email));
	for (const email of signUps) if (!known.has(email)) tally.judge("lost", `the sign-up of ${email}`);
	const setting = await db
		.selectFrom("settings")
		.select("value")
		.where("key", "=", "active_members_count")
		.executeTakeFirst();
	if (!counts.includes(Number(setting?.value))) tally.judge("lost", `a member count: ${setting?.value}`);
	if (engine !== "sqlite") return;
	const { rows: found } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
	for (const { integrity_check } of found) {
		if (integrity_check !== "ok") tally.judge("half written", integrity_check);
	}
}
