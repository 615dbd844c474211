import { onTestFinished } from "vitest";
import { blankDraft, contentOf } from "#app/content/draft.ts";
import { type Letter, type LetterInput, letterFields } from "#app/features/letters/letter.ts";
import { mailPace } from "#app/features/letters/storage/mail-pace.server.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { letterTransport } from "#server/composition/transports.ts";
import { openLetterSending } from "#server/jobs/letters.ts";
import type { testSite } from "./test-site.ts";

type Site = Awaited<ReturnType<typeof testSite>>;

/** The address of a reader: half of them read French. */
export const readerAddress = (index: number) => `reader-${index}@example.com`;
export const readerLanguage = (index: number): Language => (index % 2 === 0 ? "en" : "fr");
export const readerToken = (index: number) => `token-of-${index}`;

/** Confirmed readers, from number 0 on. */
export async function addReaders({ db }: Pick<Database, "db">, count: number): Promise<void> {
	const at = "2026-01-01T08:00:00.000Z";
	const rows = Array.from({ length: count }, (_, index) => ({
		id: `reader-${index}`,
		email: readerAddress(index),
		state: "confirmed" as const,
		language: readerLanguage(index),
		page: "/",
		consent_version: "2026-01",
		created_at: at,
		confirmed_at: at,
		asked_at: at,
		unsubscribe_token: readerToken(index),
	}));
	for (let from = 0; from < count; from += 500) {
		await db
			.insertInto("subscribers")
			.values(rows.slice(from, from + 500))
			.execute();
	}
}

const blank = contentOf(letterFields, blankDraft(letterFields));

/** A letter in both languages that can leave. */
export const wholeLetter: LetterInput = {
	...blank,
	subject: "Two tables in December",
	preheader: "And three ideas for a first evening",
	greeting: "Dear readers,",
	content: "We have *news*: [the tables](/events/singlessocials).",
	parts: ["words"],
	fr: {
		subject: "Deux tables en décembre",
		preheader: "Et trois idées pour une première soirée",
		greeting: "Chères lectrices, chers lecteurs,",
		content: "Il y a du *nouveau* : [les tables](/fr/events/singlessocials).",
		quote: "",
		quoteSource: "",
		imageAlt: "",
	},
};

/** A letter that has been started, to every confirmed reader. */
export async function startedLetter({ site, stores }: Site, input = wholeLetter): Promise<Letter> {
	const { id, version } = await stores.letters.create(input);
	return site.services.letters.desk.send(id, { version, audience: "all", sendAt: null });
}

/** What sends a site's letters, not started; stopped when the test ends. */
export function openSender(
	{ site, stores, database, folder }: Site,
	{ clock, smtpUrl, mailRate }: { clock: Clock; smtpUrl: string; mailRate?: number },
) {
	const { siteUrl } = site.config;
	const { log, readTexts, letters } = site.services;
	const settings = { smtpUrl, siteUrl, dataDir: folder, mailFrom: undefined, dkim: undefined };
	const sender = openLetterSending({
		deliveries: stores.deliveries,
		startDue: letters.desk.startDue,
		mails: letters.mails,
		transport: letterTransport({ ...settings, mailRate }, readTexts),
		pace: mailPace(database.db, clock, mailRate),
		clock,
		log,
	});
	onTestFinished(sender.stop);
	return sender;
}
