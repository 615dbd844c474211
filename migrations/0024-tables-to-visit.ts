import { type Kysely, sql } from "kysely";

type Before = {
	events: {
		id: string;
		slug: string | null;
		published: number;
		created_at: string;
		announced_at: string | null;
	};
	event_texts: { event_id: string; language: string; title: string };
};

/** What an address calls a table whose title has no letter of ours. */
const fallback = "table";

/**
 * An event has a state, a page of its own at an address that stays, and says whom it is for. Those
 * that are published have been announced.
 */
export async function up(db: Kysely<Before>): Promise<void> {
	for (const [name, preset] of [
		["state", "announced"],
		["spoken", "unsaid"],
	] as const) {
		await db.schema
			.alterTable("events")
			.addColumn(name, "text", (column) => column.notNull().defaultTo(preset))
			.execute();
	}
	for (const [name, type] of [
		["age_from", "integer"],
		["age_to", "integer"],
		["slug", "text"],
		["announced_at", "text"],
		["previous_start", "text"],
	] as const) {
		await db.schema.alterTable("events").addColumn(name, type).execute();
	}
	await sql`update events set announced_at = created_at where published = 1`.execute(db);
	const titles = await db
		.selectFrom("events")
		.leftJoin("event_texts", (join) =>
			join.onRef("event_texts.event_id", "=", "events.id").on("language", "=", "en"),
		)
		.select(["events.id", "event_texts.title"])
		.orderBy("events.created_at")
		.orderBy("events.id")
		.execute();
	const taken = new Set<string>();
	for (const { id, title } of titles) {
		const base = slugOf(title ?? "") || fallback;
		let slug = base;
		for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
		taken.add(slug);
		await db.updateTable("events").set({ slug }).where("id", "=", id).execute();
	}
	await db.schema.createIndex("events_slug").on("events").column("slug").unique().execute();
}

function slugOf(title: string): string {
	return title
		.normalize("NFKD")
		.toLowerCase()
		.replace(/œ/g, "oe")
		.replace(/[^a-z0-9\s-]/g, "")
		.replace(/[\s-]+/g, "-")
		.replace(/^-/, "")
		.slice(0, 100)
		.replace(/-$/, "");
}
