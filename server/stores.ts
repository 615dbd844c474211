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
import type { ContentRevision } from "./platform/content-revision";
import type { Database } from "./platform/database";
import { mailQueue } from "./platform/mail-queue";
import { remembering } from "./platform/remembered";

export type Stores = ReturnType<typeof openStores>;

/** Readings of articles that look at more than they answer. */
const readsOfAll = [
	"listCards",
	"countCards",
	"listCategories",
	"listRelated",
	"listSummaries",
	"countListed",
	"listWrittenCategories",
	"stats",
] as const;

/** Builds every store once, over one database. Those whose content pages show move the content revision. */
export function openStores({ db, revision }: Database, clock: Clock, guessCost: GuessCost = ownerGuessCost) {
	const mails = mailQueue(db, clock);
	const articles = remembering(revision, articlesStore(db, clock), readsOfAll);
	return {
		articles: {
			...moving(revision, articles, ["create", "createMany", "update", "remove"]),
			/** Asked again and again: only a publication changes what pages show. */
			publishDue: async () => {
				const published = await articles.publishDue();
				if (published > 0) await revision.move();
				return published;
			},
		},
		confirmations: confirmationsStore(db, clock, mails),
		mails,
		events: moving(revision, eventsStore(db, clock), ["create", "update", "remove"]),
		media: mediaStore(db, clock),
		sessions: sessionsStore(db, clock, guessCost),
		previewLinks: previewLinksStore(db, clock),
		workingCopies: workingCopiesStore(db, clock),
		settings: moving(revision, settingsStore(db, clock), ["set"]),
		subscribers: subscribersStore(db, clock, mails),
		subscribersList: subscribersList(db),
		erasures: erasuresStore(db, clock),
	};
}

/** The same store, whose `writes` move the revision once they are done and before they are acknowledged. */
function moving<Store extends Record<keyof Store, (...words: never[]) => Promise<unknown>>>(
	revision: ContentRevision,
	store: Store,
	writes: (keyof Store)[],
): Store {
	const wrapped = { ...store };
	for (const name of writes) {
		const write = store[name];
		wrapped[name] = (async (...words: never[]) => {
			const result = await write(...words);
			await revision.move();
			return result;
		}) as Store[typeof name];
	}
	return wrapped;
}
