import type { Kysely } from "kysely";
import { feedbackMatches } from "#app/features/feedback/storage/feedback.matches.server.ts";
import { owedResultsStore } from "#app/features/feedback/storage/feedback.owed.server.ts";
import { feedbackStore, openFeedbackRound } from "#app/features/feedback/storage/feedback.store.server.ts";
import { guestLinksStore } from "#app/features/guest-mails/storage/guest-links.store.server.ts";
import { guestMailsStore } from "#app/features/guest-mails/storage/guest-mails.store.server.ts";
import { guestImports } from "#app/features/guests/importing/guest-imports.store.server.ts";
import { guestErasures } from "#app/features/guests/storage/guests.erasure.server.ts";
import { fittingGuests } from "#app/features/guests/storage/guests.fitting.server.ts";
import { guestMoves, type ReadMoveDays } from "#app/features/guests/storage/guests.moves.server.ts";
import { guestNewsStore } from "#app/features/guests/storage/guests.news.server.ts";
import { guestPersons } from "#app/features/guests/storage/guests.person.server.ts";
import { guestsStore } from "#app/features/guests/storage/guests.store.server.ts";
import { seatingsStore } from "#app/features/guests/storage/seatings.store.server.ts";
import { noteForgottenGuest } from "#app/features/newsletter/subscribers/subscribers.erasure.server.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { uncachedStore } from "#platform/content/content-store.ts";
import type { MailQueue } from "#platform/mail/mail-queue.ts";

/** The stores of tables and their guests, which no cached page may show. */
export function guestStores(
	db: Kysely<Tables>,
	clock: Clock,
	{ mails, readMoveDays }: { mails: MailQueue; readMoveDays: ReadMoveDays },
) {
	return {
		seatings: uncachedStore(seatingsStore(db, clock)),
		guests: uncachedStore({
			...guestsStore(db, clock),
			...guestMoves(db, clock, readMoveDays),
			...fittingGuests(db),
			...guestNewsStore(db, clock),
			...guestErasures(db, clock),
			...guestPersons(db, (transaction, email) => noteForgottenGuest(transaction, email, clock())),
			...guestImports(db, clock),
		}),
		guestMails: uncachedStore(guestMailsStore(db, clock, mails, openFeedbackRound)),
		guestLinks: uncachedStore(guestLinksStore(db, clock)),
		feedback: uncachedStore({
			...feedbackStore(db, clock),
			...feedbackMatches(db, clock),
			...owedResultsStore(db, clock),
		}),
	};
}
