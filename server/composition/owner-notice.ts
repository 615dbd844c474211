import { randomUUID } from "node:crypto";
import { unsavedMailText } from "#app/features/state/state-mails.server.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import type { Clock } from "#platform/clock.ts";
import type { Refusal, WriteTrouble } from "#platform/database/database-failure.ts";
import { ownerMailWriter } from "./owner-mail.ts";
import type { Stores } from "./stores.ts";
import { type MailSettings, mailTransport } from "./transports.ts";

const timeoutMs = 60_000;

type Parts = {
	settings: MailSettings;
	sessions: Pick<Stores["sessions"], "lastLanguage">;
	readTexts(): Promise<SiteTexts>;
	clock: Clock;
};

/**
 * Tells the owner that nothing can be saved. The mail leaves at once: it cannot wait in a database
 * that nothing may be written to. It is given up where `signal` says so. Without a mail server
 * nobody is notified, and no file is written for it into a data folder that may have been replaced.
 */
export function noticeOfUnsaved({ settings, sessions, readTexts, clock }: Parts) {
	return async (reason: Refusal | WriteTrouble, signal: AbortSignal): Promise<void> => {
		const { email } = (await readTexts()).facts(defaultLanguage);
		// A sample is nobody's address.
		if (settings.smtpUrl === undefined || email === defaultFacts.email) return;
		const language = await sessions.lastLanguage();
		const write = ownerMailWriter({ siteUrl: settings.siteUrl, readTexts }, async (_mail, texts) =>
			unsavedMailText(reason, { texts, language }),
		);
		const message = await write({
			...{ id: randomUUID(), recipient: email, language, kind: "unsaved", payload: "{}" },
			...{ created_at: clock().toISOString(), tries: 1 },
		});
		if (message === undefined) return;
		const ending = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
		await mailTransport(settings, readTexts).deliver(message, ending);
	};
}
