import type { Kysely } from "kysely";
import { daysLate } from "#app/features/letters/letter-promise.ts";
import { arrivalsStore } from "#app/features/letters/storage/arrivals.store.server.ts";
import { deliveriesStore } from "#app/features/letters/storage/deliveries.store.server.ts";
import { lettersEffects, lettersStore } from "#app/features/letters/storage/letters.store.server.ts";
import { returnsEffects, returnsStore } from "#app/features/letters/storage/returns.store.server.ts";
import { letterRemindersStore } from "#app/features/newsletter/mails/letter-reminders.store.server.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { contentStore, uncachedStore } from "#platform/content/content-store.ts";
import type { Database } from "#platform/database/database.ts";
import type { MailQueue } from "#platform/mail/mail-queue.ts";

type Parts = {
	db: Kysely<Tables>;
	clock: Clock;
	mails: MailQueue;
	ownerLanguage(): Promise<Language>;
};

/** The stores of letters, and of what becomes of each on its way. */
export function letterStores(revision: Database["revision"], { db, clock, mails, ownerLanguage }: Parts) {
	return {
		letters: contentStore(revision, "letters", lettersStore(db, clock), lettersEffects),
		deliveries: uncachedStore(deliveriesStore(db, clock)),
		// Who complains has left: that may end what the site says of its readers.
		returns: contentStore(revision, "readers", returnsStore(db, clock), returnsEffects),
		arrivals: uncachedStore(arrivalsStore(db)),
		letterReminders: uncachedStore(letterRemindersStore(db, clock, { mails, daysLate, ownerLanguage })),
	};
}
