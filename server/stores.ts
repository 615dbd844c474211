import { articlesStore } from "../app/features/articles/articles.store.server";
import { eventsStore } from "../app/features/events/events.store.server";
import { mediaStore } from "../app/features/media/media.store.server";
import { confirmationsStore } from "../app/features/newsletter/confirmations.store.server";
import { subscribersStore } from "../app/features/newsletter/subscribers.store.server";
import { sessionsStore } from "../app/features/session/sessions.store.server";
import { settingsStore } from "../app/features/settings/settings.store.server";
import type { Clock } from "./platform/clock";
import type { Database } from "./platform/database";
import { mailQueue } from "./platform/mail-queue";

export type Stores = ReturnType<typeof openStores>;

/** Builds every store once, over one database. */
export function openStores({ db }: Database, clock: Clock) {
	const mails = mailQueue(db, clock);
	return {
		articles: articlesStore(db, clock),
		confirmations: confirmationsStore(db, clock, mails),
		events: eventsStore(db, clock),
		mails,
		media: mediaStore(db, clock),
		sessions: sessionsStore(db, clock),
		settings: settingsStore(db, clock),
		subscribers: subscribersStore(db, clock, mails),
	};
}
