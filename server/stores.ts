import { articlesStore } from "../app/features/articles/articles.store.server";
import { previewLinksStore } from "../app/features/articles/preview-links.store.server";
import { workingCopiesStore } from "../app/features/articles/working-copies.store.server";
import { eventsStore } from "../app/features/events/events.store.server";
import { mediaStore } from "../app/features/media/media.store.server";
import { confirmationsStore } from "../app/features/newsletter/confirmations.store.server";
import { erasuresStore } from "../app/features/newsletter/subscribers.erasure.server";
import { subscribersList } from "../app/features/newsletter/subscribers.list.server";
import { subscribersStore } from "../app/features/newsletter/subscribers.store.server";
import { type GuessCost, ownerGuessCost } from "../app/features/session/access-code.server";
import { sessionsStore } from "../app/features/session/sessions.store.server";
import { settingsStore } from "../app/features/settings/settings.store.server";
import type { Clock } from "./platform/clock";
import { contentStore, uncachedStore } from "./platform/content-store";
import type { Database } from "./platform/database";
import { mailQueue } from "./platform/mail-queue";

export type Stores = ReturnType<typeof openStores>;

/** Builds every store once, over one database: those whose content pages show, and those that no cached page may show. */
export function openStores({ db, revision }: Database, clock: Clock, guessCost: GuessCost = ownerGuessCost) {
	const mails = mailQueue(db, clock);
	return {
		articles: contentStore(revision, "articles", articlesStore(db, clock), {
			create: "write",
			createMany: "write",
			update: "write",
			remove: "write",
			// Asked again and again: only a publication changes what pages show.
			publishDue: (published) => published > 0,
			get: "read",
			findText: "read",
			listPage: "read",
			listTexts: "read",
			listAddresses: "read",
			listCards: "memoized",
			countCards: "memoized",
			listCategories: "memoized",
			listRelated: "memoized",
			listSummaries: "memoized",
			list: "read",
			countListed: "memoized",
			listWrittenCategories: "memoized",
			stats: "memoized",
			listImageUses: "uncached",
			listVersions: "uncached",
			getVersion: "uncached",
		}),
		events: contentStore(revision, "events", eventsStore(db, clock), {
			create: "write",
			update: "write",
			remove: "write",
			get: "read",
			list: "read",
			listPage: "read",
			countListed: "read",
			listUpcoming: "read",
			listCalendar: "read",
		}),
		settings: contentStore(revision, "settings", settingsStore(db, clock), {
			set: "write",
			find: "read",
			get: "read",
			list: "read",
		}),
		mails: uncachedStore(mails),
		confirmations: uncachedStore(confirmationsStore(db, clock, mails)),
		media: uncachedStore(mediaStore(db, clock)),
		sessions: uncachedStore(sessionsStore(db, clock, guessCost)),
		previewLinks: uncachedStore(previewLinksStore(db, clock)),
		workingCopies: uncachedStore(workingCopiesStore(db, clock)),
		subscribers: uncachedStore(subscribersStore(db, clock, mails)),
		subscribersList: uncachedStore(subscribersList(db)),
		erasures: uncachedStore(erasuresStore(db, clock)),
	};
}
