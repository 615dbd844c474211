import { applicationLinks } from "#app/features/applications/filling/application-links.store.server.ts";
import { applicantMails } from "#app/features/applications/filling/application-mails.server.ts";
import { fillingStore } from "#app/features/applications/filling/applications.filling.server.ts";
import { fillingService } from "#app/features/applications/filling/filling-service.server.ts";
import { applicationPhotographs } from "#app/features/applications/filling/photographs.server.ts";
import { proofsStore } from "#app/features/applications/filling/proofs.store.server.ts";
import type { MasterKeys } from "#app/features/applications/master-keys.server.ts";
import { eventText } from "#app/features/events/event-words.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { Language } from "#app/site/site-config.ts";
import { undefinedIfMissing } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { Limits } from "./limits.ts";
import type { Stores } from "./stores.ts";

type Parts = {
	db: Database["db"];
	masters: MasterKeys;
	stores: Pick<Stores, "forms" | "events" | "mails">;
	limits: Limits["application"];
	eraseForGood(id: string, wasSent: boolean): Promise<void>;
	/** Decodes a photograph, and returns it small, without its metadata. */
	prepare(bytes: Uint8Array): Promise<{ bytes: Uint8Array }>;
	siteUrl: string;
	readTexts(): Promise<SiteTexts>;
	clock: Clock;
};

/** Opens the site's forms as applicants fill them in, with their mails. */
export function openFilling(parts: Parts) {
	const { db, masters, stores, limits, eraseForGood, siteUrl, readTexts, clock, prepare } = parts;
	const { forms, mails } = stores;
	const filling = fillingStore(db, clock, masters);
	const links = applicationLinks({ db, clock, masters, mails });
	const proofs = proofsStore(db, clock, masters);

	/** Names the table that somebody came from, as visitors see it. */
	async function readTable(id: string, language: Language) {
		const event = await stores.events.get(id).catch(undefinedIfMissing);
		if (event === undefined || !event.published) return undefined;
		const { title, date } = eventText(event, language);
		const day = event.calendarDate === null ? date.text : formatFullDay(event.calendarDate, language);
		return { title: title.text, date: day };
	}

	return {
		service: fillingService({
			...{ forms, filling, links, proofs, limits, readTable, eraseForGood, clock },
			readFacts: async () => (await readTexts()).values,
			wake: mails.wake,
		}),
		photographs: applicationPhotographs({ db, clock, masters, forms, filling, links, prepare }),
		writerOf: applicantMails({ links, db, masters, siteUrl, readTexts }),
		chores: [filling.forgetBrowsers, proofs.removeExpired],
	};
}
