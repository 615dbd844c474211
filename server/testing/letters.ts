import { onTestFinished } from "vitest";
import type { Letter } from "#app/features/letters/letter.ts";
import { mailPace } from "#app/features/letters/storage/mail-pace.server.ts";
import type { Clock } from "#platform/clock.ts";
import { letterTransport } from "#server/composition/transports.ts";
import { openLetterSending } from "#server/jobs/letters.ts";
import { wholeLetter } from "./readers.ts";
import type { testSite } from "./test-site.ts";

type Site = Awaited<ReturnType<typeof testSite>>;

/** Starts a letter to every confirmed reader. */
export async function startedLetter({ site, stores }: Site, input = wholeLetter): Promise<Letter> {
	const { id, version } = await stores.letters.create(input);
	return site.services.letters.service.send(id, { version, audience: "all", sendAt: null });
}

/** Opens the sender of a site's letters, not started; stopped when the test ends. */
export function openSender(
	{ site, stores, database, folder }: Site,
	options: { clock: Clock; smtpUrl: string; mailRate?: number; mailFrom?: string },
) {
	const { clock, smtpUrl, mailRate, mailFrom } = options;
	const { siteUrl } = site.config;
	const { log, readTexts, letters } = site.services;
	const settings = { smtpUrl, siteUrl, dataDir: folder, mailFrom, dkim: undefined };
	const sender = openLetterSending({
		deliveries: stores.deliveries,
		startDue: letters.service.startDue,
		mails: letters.mails,
		transport: letterTransport({ ...settings, mailRate }, readTexts),
		pace: mailPace(database.db, clock, mailRate),
		clock,
		log,
	});
	onTestFinished(sender.stop);
	return sender;
}
