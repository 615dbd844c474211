import type { Kysely } from "kysely";
import { workingCopiesStore } from "#app/content/drafts/working-copies.store.server.ts";
import { waitingStore } from "#app/features/admin-shell/waiting/waiting.store.server.ts";
import { keepingEffects, keepingStore } from "#app/features/applications/inbox/keeping.store.server.ts";
import { sharedTextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { renameInSearch } from "#app/features/articles/search/articles.reindex.server.ts";
import type { PublicationListener } from "#app/features/articles/storage/articles.publication.server.ts";
import { articlesStore } from "#app/features/articles/storage/articles.store.server.ts";
import { withPictureSizes } from "#app/features/articles/storage/library-pictures.server.ts";
import { previewLinksStore } from "#app/features/articles/storage/preview-links.store.server.ts";
import { articleDrafts } from "#app/features/articles/working-copy.ts";
import { auditStore } from "#app/features/audit/audit.store.server.ts";
import { authorsEffects, authorsStore } from "#app/features/authors/storage/authors.store.server.ts";
import { heldMailsStore } from "#app/features/backups/held-mails.store.server.ts";
import {
	customPagesEffects,
	customPagesStore,
} from "#app/features/custom-pages/storage/pages.store.server.ts";
import { pageDrafts } from "#app/features/custom-pages/working-copy.ts";
import { deletedStore } from "#app/features/deleted/deleted.store.server.ts";
import { eventsEffects, eventsStore } from "#app/features/events/storage/events.store.server.ts";
import { eventDrafts } from "#app/features/events/working-copy.ts";
import { factsEffects, factsStore } from "#app/features/facts/facts.store.server.ts";
import { sampleEntriesStore } from "#app/features/facts/sample-entries.store.server.ts";
import { feedbackMatches } from "#app/features/feedback/storage/feedback.matches.server.ts";
import { owedResultsStore } from "#app/features/feedback/storage/feedback.owed.server.ts";
import { feedbackStore, openFeedbackRound } from "#app/features/feedback/storage/feedback.store.server.ts";
import { formsEffects, formsStore } from "#app/features/forms/storage/forms.store.server.ts";
import { questionsStore } from "#app/features/forms/storage/questions.store.server.ts";
import { guestLinksStore } from "#app/features/guest-mails/storage/guest-links.store.server.ts";
import { guestMailsStore } from "#app/features/guest-mails/storage/guest-mails.store.server.ts";
import { tableRemindersStore } from "#app/features/guest-mails/storage/table-reminders.store.server.ts";
import { guestAnswersStore } from "#app/features/guests/answers/guest-answers.store.server.ts";
import { guestImports } from "#app/features/guests/importing/guest-imports.store.server.ts";
import { guestErasures } from "#app/features/guests/storage/guests.erasure.server.ts";
import { fittingGuests } from "#app/features/guests/storage/guests.fitting.server.ts";
import { guestMoves, type ReadMoveDays } from "#app/features/guests/storage/guests.moves.server.ts";
import { guestNewsStore } from "#app/features/guests/storage/guests.news.server.ts";
import { forgetGuest, guestPersons } from "#app/features/guests/storage/guests.person.server.ts";
import { keepSeats } from "#app/features/guests/storage/guests.seats.server.ts";
import { guestsStore } from "#app/features/guests/storage/guests.store.server.ts";
import { seatingsStore } from "#app/features/guests/storage/seatings.store.server.ts";
import { oneTimeCodesStore } from "#app/features/keys/one-time-codes.store.server.ts";
import { ownKeysStore, removeStrongKeys } from "#app/features/keys/own-keys.store.server.ts";
import { passkeyChallengesStore } from "#app/features/keys/passkey-challenges.store.server.ts";
import { passkeysStore } from "#app/features/keys/passkeys.store.server.ts";
import { recoveryCodesStore } from "#app/features/keys/recovery-codes.store.server.ts";
import { daysLate } from "#app/features/letters/letter-promise.ts";
import { joinDeliveries } from "#app/features/letters/storage/deliveries.joins.server.ts";
import { deliveriesStore } from "#app/features/letters/storage/deliveries.store.server.ts";
import { lettersEffects, lettersStore } from "#app/features/letters/storage/letters.store.server.ts";
import { returnsEffects, returnsStore } from "#app/features/letters/storage/returns.store.server.ts";
import { lookEffects, lookStore } from "#app/features/look/look.store.server.ts";
import type { OutsideImages } from "#app/features/media/storage/image-bytes.server.ts";
import { mediaEffects, mediaStore } from "#app/features/media/storage/media.store.server.ts";
import { importsEffects, importsStore } from "#app/features/newsletter/importing/imports.store.server.ts";
import { letterRemindersStore } from "#app/features/newsletter/mails/letter-reminder.server.ts";
import {
	confirmationsEffects,
	confirmationsStore,
} from "#app/features/newsletter/signup/confirmations.store.server.ts";
import {
	readerLinksEffects,
	readerLinksStore,
} from "#app/features/newsletter/signup/reader-links.store.server.ts";
import { readersEffects, readersStore } from "#app/features/newsletter/subscribers/readers.store.server.ts";
import {
	erasuresEffects,
	erasuresStore,
	noteForgottenGuest,
	noteRemovedPerson,
} from "#app/features/newsletter/subscribers/subscribers.erasure.server.ts";
import { invitationsStore } from "#app/features/newsletter/subscribers/subscribers.invitations.server.ts";
import { subscribersList } from "#app/features/newsletter/subscribers/subscribers.list.server.ts";
import {
	subscribersEffects,
	subscribersStore,
} from "#app/features/newsletter/subscribers/subscribers.store.server.ts";
import {
	unsubscribedEffects,
	unsubscribedStore,
} from "#app/features/newsletter/subscribers/subscribers.unsubscribed.server.ts";
import { bankStore } from "#app/features/payments/bank/bank.store.server.ts";
import { keepCharges } from "#app/features/payments/storage/charges.server.ts";
import { paymentMailsStore } from "#app/features/payments/storage/payment-mails.store.server.ts";
import { paymentsStore } from "#app/features/payments/storage/payments.store.server.ts";
import { receiptsStore } from "#app/features/payments/storage/receipts.server.ts";
import { eveningsStore } from "#app/features/people/evenings.store.server.ts";
import { hostListStore } from "#app/features/people/host-list.store.server.ts";
import { hostsStore } from "#app/features/people/hosts.store.server.ts";
import { peopleStore } from "#app/features/people/people.store.server.ts";
import { redirectsEffects, redirectsStore } from "#app/features/redirects/redirects.store.server.ts";
import { indexNowStore } from "#app/features/seo/indexnow/indexnow.store.server.ts";
import type { GuessCost } from "#app/features/session/access-code.server.ts";
import { signPersonOut } from "#app/features/session/people-codes.store.server.ts";
import { secondLookStore } from "#app/features/session/second-look.store.server.ts";
import { sessionsStore } from "#app/features/session/sessions.store.server.ts";
import { settingsEffects, settingsStore } from "#app/features/settings/settings.store.server.ts";
import { contentLinksStore } from "#app/features/state/content-links.store.server.ts";
import { formLinksStore } from "#app/features/state/form-links.store.server.ts";
import { runningVersionStore } from "#app/features/state/running-version.store.server.ts";
import { consentsEffects, consentsStore } from "#app/features/texts/storage/consents.store.server.ts";
import { draftLinksStore } from "#app/features/texts/storage/draft-links.store.server.ts";
import {
	removedEntriesEffects,
	removedEntriesStore,
} from "#app/features/texts/storage/removed-entries.store.server.ts";
import { textDraftsStore } from "#app/features/texts/storage/text-drafts.store.server.ts";
import { textsEffects, textsStore } from "#app/features/texts/storage/texts.store.server.ts";
import { visitMailsStore } from "#app/features/visits/visit-mail.server.ts";
import { visitedEntriesStore } from "#app/features/visits/visited-entries.store.server.ts";
import { visitsStore } from "#app/features/visits/visits.store.server.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { contentStore, contentStores, uncachedStore } from "#platform/content/content-store.ts";
import type { Database } from "#platform/database/database.ts";
import { type MailQueue, mailQueue } from "#platform/mail/mail-queue.ts";

export type Stores = ReturnType<typeof openStores>;

/** The stores that loaders of pages may ask, each for what its `SiteContext` names. */
export const storesOfPages = [
	"articles",
	"authors",
	"customPages",
	"previewLinks",
	"events",
	"letters",
	"media",
	"settings",
	"texts",
	"confirmations",
	"readers",
	"readerLinks",
	"subscribers",
	"keeping",
] as const satisfies (keyof Stores)[];

/** The kinds of content that pages show, each with a revision of its own. */
export const contentKinds = [
	"articles",
	"events",
	"facts",
	"letters",
	"look",
	"pages",
	"readers",
	"redirects",
	"settings",
	"texts",
] as const;

export type StoreOptions = {
	guessCost?: GuessCost;
	onPublished?: PublicationListener;
	/** The place of images outside the database, if there is one. */
	images?: OutsideImages | undefined;
};

/** Builds every store once, over one database: those of shared pages, and the others. */
export function openStores(
	{ db, revision }: Database,
	clock: Clock,
	{ guessCost, onPublished, images }: StoreOptions = {},
) {
	const mails = mailQueue(db, clock);
	const sessions = sessionsStore(db, clock, guessCost);
	const { lastLanguage: ownerLanguage } = sessions;
	const evenings = eveningsStore(db, clock);
	const hosts = hostsStore(db, clock, noteRemovedPerson);
	const facts = factsStore(db, clock);
	const readFacts = async () => (await facts.find()).facts;
	const payments = paymentsStore(db, clock, readFacts);
	const renderer = withPictureSizes(sharedTextRenderer, db);
	const readers = contentStores(revision, "readers");
	const texts = contentStores(revision, "texts");
	return {
		articles: articlesStore(
			db,
			clock,
			onPublished ? { onPublished } : {},
			contentStores(revision, "articles"),
		),
		// Authors are marked with articles: every page that names one changes with the name.
		authors: contentStore(revision, "articles", authorsStore(db, clock, renameInSearch), authorsEffects),
		customPages: contentStore(revision, "pages", customPagesStore(db, clock, renderer), customPagesEffects),
		pageCopies: uncachedStore(workingCopiesStore(db, clock, pageDrafts)),
		events: contentStore(
			revision,
			"events",
			eventsStore(db, clock, keepSeats, hosts.removeForEvening),
			eventsEffects,
		),
		...keyStores(db, clock, guessCost),
		evenings: uncachedStore(evenings),
		hosts: uncachedStore({ removeOver: hosts.removeOver }),
		hostList: uncachedStore(hostListStore(db, clock, { ...evenings, readPayments: payments.read })),
		people: uncachedStore(
			peopleStore(db, clock, {
				...{ mails, cost: guessCost, resetAccess },
				noteRemoved: noteRemovedPerson,
			}),
		),
		...guestStores(db, clock, mails, async () => (await facts.find()).facts.moveDays),
		payments: uncachedStore(payments),
		bank: uncachedStore(bankStore(db, clock, { readFacts, readPayments: payments.read })),
		paymentMails: uncachedStore(paymentMailsStore(db, clock, mails, async () => (await facts.find()).facts)),
		receipts: uncachedStore(receiptsStore(db, clock)),
		settings: contentStore(revision, "settings", settingsStore(db, clock), settingsEffects),
		sampleEntries: uncachedStore(sampleEntriesStore(db)),
		letters: contentStore(revision, "letters", lettersStore(db, clock), lettersEffects),
		deliveries: uncachedStore(deliveriesStore(db, clock)),
		// A complaint unsubscribes its reader, which may end what the site says of its readers.
		returns: readers(returnsStore(db, clock), returnsEffects),
		visits: uncachedStore(visitsStore(db)),
		visitedEntries: uncachedStore(visitedEntriesStore(db)),
		visitMails: uncachedStore(visitMailsStore(db, clock, { mails, ownerLanguage })),
		letterReminders: uncachedStore(letterRemindersStore(db, clock, { mails, daysLate, ownerLanguage })),
		texts: texts(textsStore(db, clock), textsEffects),
		// No page names who agreed; whether somebody did shows on pages.
		consents: texts(consentsStore(db, clock), consentsEffects),
		textDrafts: uncachedStore(textDraftsStore(db, clock)),
		// What comes back is a change of the draft.
		removedEntries: texts(removedEntriesStore(db, clock), removedEntriesEffects),
		draftLinks: uncachedStore(draftLinksStore(db, clock)),
		facts: contentStore(revision, "facts", facts, factsEffects),
		// Links of the site follow from which forms are open, as they do from the facts.
		forms: contentStore(revision, "facts", formsStore(db, clock), formsEffects),
		keeping: contentStore(revision, "facts", keepingStore(db), keepingEffects),
		questions: uncachedStore(questionsStore(db, clock)),
		redirects: contentStore(revision, "redirects", redirectsStore(db, clock), redirectsEffects),
		indexNow: uncachedStore(indexNowStore(db, clock)),
		contentLinks: uncachedStore(contentLinksStore(db, clock)),
		formLinks: uncachedStore(formLinksStore(db, clock, { mails, ownerLanguage })),
		waiting: uncachedStore(waitingStore(db, clock)),
		runningVersion: uncachedStore(runningVersionStore(db, clock)),
		look: contentStore(revision, "look", lookStore(db, clock), lookEffects),
		deleted: uncachedStore(deletedStore(db, clock)),
		// A letter that is cancelled, or goes on, stands in the archive as before.
		heldMails: uncachedStore(heldMailsStore(db, clock)),
		mails: uncachedStore(mails),
		// No page names a reader; whether there are as many as the site claims shows on pages.
		confirmations: readers(confirmationsStore(db, clock, mails), confirmationsEffects),
		readers: readers(readersStore(db, clock), readersEffects),
		// Pages show what the library knows of their pictures: a change moves what shows articles.
		media: contentStore(revision, "articles", mediaStore(db, clock, images), mediaEffects),
		sessions: uncachedStore(sessions),
		secondLook: uncachedStore(secondLookStore(db, clock)),
		audit: uncachedStore(auditStore(db, clock)),
		previewLinks: uncachedStore(previewLinksStore(db, clock)),
		articleCopies: uncachedStore(workingCopiesStore(db, clock, articleDrafts)),
		eventCopies: uncachedStore(workingCopiesStore(db, clock, eventDrafts)),
		subscribers: readers(subscribersStore(db, clock, mails), subscribersEffects),
		imports: readers(importsStore(db, clock, mails), importsEffects),
		subscribersList: uncachedStore(subscribersList(db, clock)),
		unsubscribed: readers(unsubscribedStore(db, clock), unsubscribedEffects),
		readerLinks: readers(
			readerLinksStore(db, clock, mails, (within, records) => joinDeliveries(within, clock, records)),
			readerLinksEffects,
		),
		invitations: uncachedStore(invitationsStore(db, clock, mails)),
		erasures: readers(erasuresStore(db, clock, forgetGuest), erasuresEffects),
	};
}

/** The stores of tables and their guests, which no cached page may show. */
function guestStores(db: Kysely<Tables>, clock: Clock, mails: MailQueue, readMoveDays: ReadMoveDays) {
	return {
		seatings: uncachedStore(seatingsStore(db, clock)),
		guests: uncachedStore({
			...guestsStore(db, clock, keepCharges),
			...guestMoves(db, clock, readMoveDays),
			...fittingGuests(db),
			...guestAnswersStore(db, clock, fittingGuests(db).fitting),
			...guestNewsStore(db, clock),
			...guestErasures(db, clock),
			...guestPersons(db, (transaction, email) => noteForgottenGuest(transaction, email, clock())),
			...guestImports(db, clock),
		}),
		guestMails: uncachedStore(guestMailsStore(db, clock, mails, openFeedbackRound)),
		tableReminders: uncachedStore(tableRemindersStore(db, clock, mails)),
		guestLinks: uncachedStore(guestLinksStore(db, clock)),
		feedback: uncachedStore({
			...feedbackStore(db, clock),
			...feedbackMatches(db, clock),
			...owedResultsStore(db, clock),
		}),
	};
}

async function resetAccess(transaction: Kysely<Tables>, personId: string): Promise<void> {
	await removeStrongKeys(transaction, personId);
	await signPersonOut(transaction, personId);
}

/** The stores of people's keys beside the access code. */
function keyStores(db: Kysely<Tables>, clock: Clock, guessCost: GuessCost | undefined) {
	const oneTimeCodes = uncachedStore(oneTimeCodesStore(db, clock));
	const recoveryCodes = uncachedStore(recoveryCodesStore(db, clock, guessCost));
	const passkeys = uncachedStore(passkeysStore(db, clock));
	return {
		oneTimeCodes,
		recoveryCodes,
		passkeys,
		passkeyChallenges: uncachedStore(passkeyChallengesStore(db, clock)),
		ownKeys: uncachedStore(ownKeysStore(db, { oneTimeCodes, recoveryCodes, passkeys })),
	};
}
