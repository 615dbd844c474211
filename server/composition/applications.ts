import { applicationErasures } from "#app/features/applications/applications.erasure.server.ts";
import { answerMails } from "#app/features/applications/inbox/answer-mails.server.ts";
import { applicantsOf } from "#app/features/applications/inbox/applicants.server.ts";
import { applicationFile } from "#app/features/applications/inbox/application-file.server.ts";
import { applicationsList } from "#app/features/applications/inbox/applications.list.server.ts";
import { applicationsStore } from "#app/features/applications/inbox/applications.store.server.ts";
import type { SeatInput } from "#app/features/applications/inbox/inbox.ts";
import { applicationReminders } from "#app/features/applications/inbox/reminders.server.ts";
import type { MasterKeys } from "#app/features/applications/master-keys.server.ts";
import { askedQuestions } from "#app/features/forms/asked.ts";
import { noteErasedApplication } from "#app/features/newsletter/subscribers/subscribers.erasure.server.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { adminPath } from "#app/site/admin-screens.ts";
import { languages } from "#app/site/site-config.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { memberCount } from "./member-count.ts";
import type { Stores } from "./stores.ts";

type Parts = {
	db: Database["db"];
	masters: MasterKeys;
	stores: Pick<Stores, "mails" | "guests" | "facts" | "sessions" | "questions" | "keeping">;
	readTexts(): Promise<SiteTexts>;
	siteUrl: string;
	/** The origin of the content area. */
	adminUrl: string;
	clock: Clock;
	/** Has the number of members follow what is done. */
	following: ReturnType<typeof memberCount>["following"];
};

/** Opens the applications: what was sent on the site's forms, for the agency. */
export function openApplications({
	db,
	masters,
	stores,
	readTexts,
	siteUrl,
	adminUrl,
	clock,
	following,
}: Parts) {
	const { mails, guests, facts, sessions, questions } = stores;
	const applicants = applicantsOf(masters);
	const list = applicationsList(db, applicants);
	const store = applicationsStore(db, clock, { masters, applicants, mails });

	/** Lists the questions of all forms for a file that the owner reads. */
	async function listQuestions() {
		const [all, language] = [await questions.list(), await sessions.lastLanguage()];
		const asked = askedQuestions(all, language).filter(({ kind }) => kind !== "section");
		const inEach = languages.flatMap((each) => askedQuestions(all, each));
		return asked.map(({ id, form, label }) => ({
			...{ id, form, label },
			labels: inEach.filter((one) => one.id === id).map((one) => one.label),
		}));
	}

	return {
		list,
		store: { ...store, move: following(store.move), setMembership: following(store.setMembership) },
		seat: (id: string, { tableId, version, ...guest }: SeatInput) =>
			store.seat(id, { tableId, version }, () => guests.add(tableId, guest)),
		keeping: stores.keeping,
		reminders: applicationReminders(db, clock, {
			mails,
			ownerLanguage: sessions.lastLanguage,
			readAnswerDays: async () => (await facts.find()).facts.answerDays,
		}),
		mails: answerMails(db, { masters, readTexts, siteUrl }),
		file: applicationFile(db, {
			...{ list, masters, listQuestions },
			addressOf: (id) => adminUrl + adminPath("application", id),
		}),
		erasures: applicationErasures(db, clock, {
			noteErased: noteErasedApplication,
			forget: applicants.forget,
		}),
	};
}
