import type { Kysely } from "kysely";
import { dayOf, daysAfter } from "#app/i18n/business-time.ts";
import { formatMonth } from "#app/i18n/dates.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { Dictionaries } from "#app/i18n/text.ts";
import type { Translate } from "#app/i18n/translator.ts";
import type { Chart, OwnerMail } from "#app/mail/email-text.server.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { MailQueue, QueuedMail } from "#platform/mail/mail-queue.ts";
import { contactOutcomes, formOutcomes, type Outcome, type SeenKind, widthNames } from "./counted-kinds.ts";
import type { DoneCount, Seen } from "./seen-count.ts";
import type { VisitedEntriesStore } from "./visited-entries.store.server.ts";
import { letterPath, nameOfPage, titleOf } from "./visited-names.ts";
import type { VisitsStore } from "./visits.store.server.ts";

/** Kind of the mail of a month's visits. */
export const visitMail = "visits";

/** The last day of a month on which a site that was off on the first still tells of the month before. */
const lastDay = 7;
/** Pages and sources that are named. */
const named = 3;

type Means = { mails: MailQueue; ownerLanguage(): Promise<Language> };

/** Tells the owner once what a month brought. */
export function visitMailsStore(db: Kysely<Tables>, clock: Clock, { mails, ownerLanguage }: Means) {
	/** Orders the mail of the last month, unless nobody came or it was ordered before. */
	async function order(owner: string): Promise<void> {
		const today = dayOf(clock());
		if (Number(today.slice(8)) > lastDay) return;
		const month = monthBefore(today);
		if (!(await hadVisits(month))) return;
		const language = await ownerLanguage();
		await db.transaction().execute(async (transaction) => {
			const { numInsertedOrUpdatedRows } = await transaction
				.insertInto("visit_mails")
				.values({ month, ordered_at: clock().toISOString() })
				.onConflict((conflict) => conflict.column("month").doNothing())
				.executeTakeFirstOrThrow();
			if (numInsertedOrUpdatedRows === 0n) return;
			const payload = JSON.stringify({ month });
			await mails.enqueue(transaction, { recipient: owner, language, kind: visitMail, payload });
		});
		mails.wake();
	}

	async function hadVisits(month: string): Promise<boolean> {
		const { visits } = await db
			.selectFrom("visit_counts")
			.select(({ fn }) => fn.sum("visits").as("visits"))
			.where("span", "=", "month-pages")
			.where("period", "=", month)
			.executeTakeFirstOrThrow();
		return Number(visits) > 0;
	}

	return { order };
}

type Parts = {
	visits: Pick<VisitsStore, "sumSeen" | "sumSources" | "sumOutcomes">;
	entries: Pick<VisitedEntriesStore, "find">;
	/** Origin of every link; no trailing slash. */
	siteUrl: string;
};

/** Writes the owner's mail about the visits of a month: five lines and their curve. */
export function visitMailText({ visits, entries, siteUrl }: Parts) {
	return async (mail: QueuedMail, texts: SiteTexts): Promise<OwnerMail> => {
		const { month } = JSON.parse(mail.payload) as { month: string };
		const t = texts.open(mail.language, "admin");
		const of = (one: string) => ({ span: "month", from: one, to: one }) as const;
		const seen = await visits.sumSeen(of(month), ["page", "language"]);
		const sources = await visits.sumSources(of(month));
		const [before] = await visits.sumSeen(of(monthBefore(`${month}-01`)), ["period"]);
		const days = { span: "day", from: `${month}-01`, to: `${month}-31` } as const;
		const byDay = await visits.sumSeen(days, ["period"]);
		const sum = (...kinds: SeenKind[]) => seen.reduce((sums, row) => sums + total(row, kinds), 0);
		const visitCount = sum("visits");
		const entryAt = await entries.find([
			...seen.map(({ page }) => page),
			...sources.map(({ source }) => letterPath(source)),
		]);
		const pageOf = ({ page }: { page: string }) =>
			nameOfPage({ page, entry: entryAt(page) ?? null }, mail.language, t);
		const sourceOf = ({ source }: { source: string }) => {
			const letter = entryAt(letterPath(source));
			const title = letter && titleOf(letter, mail.language, t);
			return sourceName(source, title, t);
		};
		const when = { month: formatMonth(month, mail.language) };
		return {
			subject: t("visitMail.subject", when),
			preview: t("visitMail.preview"),
			title: t("visitMail.title"),
			text: t("visitMail.text", when),
			facts: [
				{
					label: t("visitMail.visits"),
					text:
						before === undefined
							? String(visitCount)
							: t("visitMail.before", { visits: visitCount, before: before.visits }),
				},
				{
					label: t("visitMail.reads"),
					text: t("visitMail.readsOf", { reads: sum(...widthNames), openings: sum("openings") }),
				},
				{ label: t("visitMail.mostRead"), text: most(seen.filter(hasPage), pageOf, widthNames) },
				{
					label: t("visitMail.sources"),
					text: most(sources, sourceOf, ["visits"]),
				},
				{ label: t("visitMail.done"), text: whatWasDone(await visits.sumOutcomes(of(month), []), t) },
			].filter(({ text }) => text !== ""),
			chart: { title: t("visitMail.curve"), bars: weeksOf(month, byDay) },
			button: { label: t("visitMail.button"), url: siteUrl + adminPaths.visitors },
			why: t("visitMail.why"),
		};
	};
}

type AdminText = Translate<Dictionaries["admin"]>;

const hasPage = ({ page }: { page: string }) => page !== "";

function total(row: Seen, kinds: readonly SeenKind[]): number {
	return kinds.reduce((sum, kind) => sum + row[kind], 0);
}

/** Names the groups of rows with the most of some kinds, each with how many. */
function most<Row extends Seen>(
	rows: readonly Row[],
	nameOf: (row: Row) => string,
	kinds: readonly SeenKind[],
): string {
	return [...Map.groupBy(rows, nameOf)]
		.map(([name, group]) => ({ name, count: group.reduce((sum, row) => sum + total(row, kinds), 0) }))
		.filter(({ count }) => count > 0)
		.toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
		.slice(0, named)
		.map(({ name, count }) => `${name} (${count})`)
		.join(", ");
}

function sourceName(source: string, letter: string | undefined, t: AdminText): string {
	const [group = "", name = ""] = source.split("/");
	if (group === "letter") return t("visitMail.letter", { letter: letter ?? name });
	return name || t(group === "others" ? "visitMail.others" : "visitMail.unknown");
}

function whatWasDone(counts: readonly DoneCount[], t: AdminText): string {
	const many = (outcomes: readonly Outcome[]) =>
		counts.reduce((sum, one) => sum + (outcomes.includes(one.outcome) ? one.count : 0), 0);
	const lines = [
		{ key: "forms", count: many(formOutcomes) },
		{ key: "signUps", count: many(["signUp"]) },
		{ key: "contacts", count: many(contactOutcomes) },
	] as const;
	const sentences = lines
		.filter(({ count }) => count > 0)
		.map(({ key, count }) => t(`visitMail.${key}`, { count }));
	return sentences.length === 0 ? t("visitMail.none") : sentences.join(", ");
}

const daysOfWeek = 7;

/** Sums the visits of each seven days of a month, and of those that remain. */
function weeksOf(month: string, byDay: readonly { period: string; visits: number }[]): Chart["bars"] {
	const last = Number(daysAfter(`${monthAfter(month)}-01`, -1).slice(8));
	return Array.from({ length: Math.ceil(last / daysOfWeek) }, (_, week) => {
		const from = week * daysOfWeek + 1;
		const to = Math.min(last, from + daysOfWeek - 1);
		const days = byDay.filter(
			({ period }) => Number(period.slice(8)) >= from && Number(period.slice(8)) <= to,
		);
		return {
			label: from === to ? String(from) : `${from}–${to}`,
			value: days.reduce((sum, { visits }) => sum + visits, 0),
		};
	});
}

/** Returns the month before that of a day. */
function monthBefore(day: string): string {
	return daysAfter(`${day.slice(0, 7)}-01`, -1).slice(0, 7);
}

function monthAfter(month: string): string {
	return daysAfter(`${month}-01`, 31).slice(0, 7);
}
