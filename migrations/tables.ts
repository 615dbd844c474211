import type { Generated } from "kysely";
import type {
	ApplicationEntriesTable,
	ApplicationPhotographsTable,
	ApplicationsTable,
	FormsTable,
	MasterKeysTable,
	QuestionsTable,
	QuestionTextsTable,
	UsedProofsTable,
} from "./application-tables.ts";
import type {
	ArticleCorrectionsTable,
	ArticleHtmlTable,
	ArticleListingsTable,
	ArticleSearchTable,
	ArticlesTable,
	ArticleTagsTable,
	ArticleTextsTable,
	ArticleVersionsTable,
	AuthorsTable,
	AuthorTextsTable,
	FormerSlugsTable,
	PreviewLinksTable,
	WorkingCopiesTable,
} from "./article-tables.ts";
import type { Instant, Language, YesNo } from "./column-types.ts";
import type { EventsTable, EventTextsTable, WithdrawnEventsTable } from "./event-tables.ts";
import type {
	FeedbackAnswersTable,
	FeedbackRoundsTable,
	FeedbackWishesTable,
	FormerSeatsTable,
	GuestLinksTable,
	GuestMailsTable,
	GuestsTable,
	SeatingsTable,
} from "./guest-tables.ts";
import type {
	LetterArrivalsTable,
	LetterDeliveriesTable,
	LetterEditionsTable,
	LettersTable,
	LetterTextsTable,
	LetterVersionsTable,
	MailPacesTable,
	ReaderLinksTable,
	ReportMailboxesTable,
} from "./letter-tables.ts";
import type { MediaFocalPointsTable, MediaNamesTable, MediaTable, MediaTextsTable } from "./media-tables.ts";
import type { PageAddressesTable, PagesTable, PageTextsTable } from "./page-tables.ts";
import type {
	BankLinesTable,
	PaymentAccountsTable,
	PaymentEntriesTable,
	PaymentMailsTable,
	ReceiptsTable,
	ReceiptYearsTable,
} from "./payment-tables.ts";
import type {
	AuditRecordsTable,
	PasskeyChallengesTable,
	PasskeysTable,
	PeopleTable,
	RecoveryCodesTable,
} from "./people-tables.ts";
import type {
	ConfirmationsTable,
	ConsentsTable,
	ForgettingKeysTable,
	ForgottenSubscribersTable,
	FormerLinksTable,
	SubscribersTable,
} from "./subscriber-tables.ts";
import type {
	DraftLinksTable,
	OwnTextsTable,
	PublishedTextsTable,
	TestimonialConsentsTable,
	TextDraftRevisionTable,
	TextDraftsTable,
	TextPublicationsTable,
} from "./text-tables.ts";
import type {
	VisitCountsTable,
	VisitDetailsTable,
	VisitMailsTable,
	VisitNamesTable,
	VisitOutcomesTable,
} from "./visit-tables.ts";

/** JSON: from which device it was saved last, and when. Null before the first change. */
type Edited = { last_save?: string | null };

/**
 * Every table, as both engines hold it. Instants are ISO 8601 text in UTC with milliseconds, so
 * that they sort as text and read the same on both engines; yes and no are 1 and 0.
 */
export type Tables = {
	articles: ArticlesTable & Edited;
	article_texts: ArticleTextsTable;
	former_slugs: FormerSlugsTable;
	article_search: ArticleSearchTable;
	article_tags: ArticleTagsTable;
	article_listings: ArticleListingsTable;
	article_versions: ArticleVersionsTable;
	article_corrections: ArticleCorrectionsTable;
	article_html: ArticleHtmlTable;
	authors: AuthorsTable & Edited;
	author_texts: AuthorTextsTable;
	author_versions: VersionsTable & { author_id: string };
	working_copies: WorkingCopiesTable;
	preview_links: PreviewLinksTable;
	events: EventsTable & Edited;
	event_texts: EventTextsTable;
	event_versions: VersionsTable & { event_id: string };
	withdrawn_events: WithdrawnEventsTable;
	pages: PagesTable & Edited;
	page_texts: PageTextsTable;
	page_versions: VersionsTable & { page_id: string };
	page_addresses: PageAddressesTable;
	forms: FormsTable;
	questions: QuestionsTable & Edited;
	question_texts: QuestionTextsTable;
	question_versions: VersionsTable & { question_id: string };
	applications: ApplicationsTable;
	application_photographs: ApplicationPhotographsTable;
	application_entries: ApplicationEntriesTable;
	used_proofs: UsedProofsTable;
	master_keys: MasterKeysTable;
	guests: GuestsTable & Edited;
	guest_mails: GuestMailsTable;
	guest_links: GuestLinksTable;
	feedback_rounds: FeedbackRoundsTable;
	feedback_answers: FeedbackAnswersTable;
	feedback_wishes: FeedbackWishesTable;
	seatings: SeatingsTable;
	former_seats: FormerSeatsTable;
	payment_accounts: PaymentAccountsTable;
	payment_entries: PaymentEntriesTable;
	payment_mails: PaymentMailsTable;
	bank_lines: BankLinesTable;
	receipt_years: ReceiptYearsTable;
	receipts: ReceiptsTable;
	settings: SettingsTable;
	site_facts: SiteFactsTable & Edited;
	form_links: FormLinksTable;
	content_links: ContentLinksTable;
	redirects: RedirectsTable;
	missed_addresses: MissedAddressesTable;
	visit_counts: VisitCountsTable;
	visit_details: VisitDetailsTable;
	visit_names: VisitNamesTable;
	visit_outcomes: VisitOutcomesTable;
	visit_mails: VisitMailsTable;
	indexnow_pages: IndexNowPagesTable;
	indexnow_state: IndexNowStateTable;
	running_version: RunningVersionTable;
	site_look: SiteLookTable & Edited;
	logos: LogosTable;
	subscribers: SubscribersTable;
	confirmations: ConfirmationsTable;
	consents: ConsentsTable;
	reader_links: ReaderLinksTable;
	former_links: FormerLinksTable;
	forgotten_subscribers: ForgottenSubscribersTable;
	forgetting_keys: ForgettingKeysTable;
	outgoing_mails: OutgoingMailsTable;
	unhurried_mail_pace: UnhurriedMailPaceTable;
	letter_reminders: LetterRemindersTable;
	letters: LettersTable & Edited;
	letter_texts: LetterTextsTable;
	letter_editions: LetterEditionsTable;
	letter_deliveries: LetterDeliveriesTable;
	letter_versions: LetterVersionsTable;
	letter_arrivals: LetterArrivalsTable;
	mail_paces: MailPacesTable;
	report_mailboxes: ReportMailboxesTable;
	access_codes: AccessCodesTable;
	sessions: SessionsTable;
	sign_in_devices: SignInDevicesTable;
	people: PeopleTable;
	passkeys: PasskeysTable;
	recovery_codes: RecoveryCodesTable;
	passkey_challenges: PasskeyChallengesTable;
	audit_records: AuditRecordsTable;
	media: MediaTable;
	media_texts: MediaTextsTable;
	media_focal_points: MediaFocalPointsTable;
	media_names: MediaNamesTable;
	rate_limits: RateLimitsTable;
	own_texts: OwnTextsTable;
	text_drafts: TextDraftsTable & Edited;
	draft_links: DraftLinksTable;
	testimonial_consents: TestimonialConsentsTable;
	text_draft_revision: TextDraftRevisionTable;
	text_publications: TextPublicationsTable;
	published_texts: PublishedTextsTable;
	deleted_things: DeletedThingsTable;
};

/**
 * Deleted things that can be restored for a while: other tables hold nothing of them, so that no
 * query has to leave them out. Only the words of entries of lists stay under their keys, named by
 * no order.
 */
export type DeletedThingsTable = {
	kind: "article" | "event" | "letter" | "image" | "page" | "author" | "question" | "testimonial" | "entry";
	id: string;
	/** Its name in the list of deleted things. */
	title: string;
	deleted_at: Instant;
	/** JSON: all that puts it back. */
	content: string;
};

export type SettingsTable = { id: string; key: string; value: string; updated_at: Instant };

/** One row, made with its table. */
export type SiteFactsTable = {
	id: number;
	/** JSON: the facts that differ from those of a new site. */
	facts: string;
	version: number;
	/** Null until the first change. */
	updated_at: Instant | null;
	/** The time from which on search engines may list the site. */
	opened_at: Instant | null;
	/** The time at which the owner last confirmed having read the site's promises. */
	promises_read_at: Instant | null;
};

export type OutgoingMailsTable = {
	id: string;
	recipient: string;
	language: Language;
	/** Names what writes the mail when it is sent. */
	kind: string;
	/** JSON: what the writer needs beside the recipient and the language. No secret. */
	payload: string;
	created_at: Instant;
	/** Null once the mail is sent or given up. */
	next_try_at: Instant | null;
	tries: number;
	sent_at: Instant | null;
	last_error: string | null;
	/** True if nobody waits for it: it is sent at a pace, behind the others. */
	unhurried: Generated<YesNo>;
	/** A restore brought it back: it waits for the owner to say whether it is sent. */
	held: Generated<YesNo>;
};

/** One row, made with its table: when the next mail may leave that nobody awaits. */
export type UnhurriedMailPaceTable = { id: number; next_at: Instant };

/** Lapses of the promised letter that the owner was notified of. */
export type LetterRemindersTable = {
	/** The letter after which none left, or blank before the first. */
	lapse: string;
	reminded_at: Instant;
};

/** One row: the scrypt hash of the access code, and of the configured one last used. */
export type AccessCodesTable = {
	id: Generated<number>;
	hash: string;
	updated_at: Instant;
	configured_hash: string | null;
};

export type SessionsTable = {
	id: string;
	/** SHA-256 of the token, in hexadecimal: the token itself is never stored. */
	token_hash: string;
	created_at: Instant;
	last_seen_at: Instant;
	expires_at: Instant;
	/** Null once the device is forgotten. */
	device_id: string | null;
	/** Null for the owner's session that a process of 1.0.0 opened. */
	person_id: string | null;
	/** True if it lasts 30 days; null as 0. */
	stays: YesNo | null;
	/** The time at which the key was last given again; null: at the sign-in. */
	key_given_at: Instant | null;
};

/** Browsers that signed in with the present access code. */
export type SignInDevicesTable = {
	id: string;
	/** SHA-256 of the cookie's token, in hexadecimal. */
	token_hash: string;
	created_at: Instant;
	/** Its last sign-in. */
	last_used_at: Instant;
	/** The language of the content area then; null where it was not noted yet. */
	language: Language | null;
	/** Its browser and system, such as "Chrome, Android"; null where nothing is known of them. */
	name: string | null;
	/** Null for the owner's device that a process of 1.0.0 stored. */
	person_id: string | null;
};

/** Rate limits by client, for several processes. In the shape of its library. */
export type RateLimitsTable = {
	/** The limit's name, a colon, and a hash of the client. */
	key: string;
	points: number;
	/** Milliseconds since 1970. */
	expire: number | null;
};

/** An earlier version of a thing, as it was saved. */
export type VersionsTable = {
	version: number;
	title: string;
	words: number;
	/** The whole of what was saved, in JSON. */
	input: string;
	saved_at: Instant;
};

/** One row, made with its table. */
export type SiteLookTable = {
	id: number;
	/** JSON: the choices that differ from those of a new site. */
	look: string;
	version: number;
	/** Null until the first change. */
	updated_at: Instant | null;
};

export type LogosTable = {
	/** SHA-256 of the bytes, in hexadecimal. */
	hash: string;
	type: "svg" | "png";
	bytes: Uint8Array;
	width: number;
	height: number;
	is_opaque: YesNo;
	created_at: Instant;
};

/** The addresses of registration forms, which are asked now and then whether somebody is there. */
export type FormLinksTable = {
	address: string;
	/** The time of the next check; during a check, the time from which another process may check. */
	next_at: Instant;
	/** Null until it has been asked. */
	asked_at: Instant | null;
	/** The last status; null without an answer. */
	status: number | null;
	/** Null while all is well. */
	failing_since: Instant | null;
	/** True if it failed twice in a row and the owner was notified. */
	is_dead: YesNo;
};

/** The addresses of other sites in published texts, which are asked now and then whether they are there. */
export type ContentLinksTable = Omit<FormLinksTable, "asked_at"> & {
	/** JSON: the texts that had the link when they were last searched. Null before that. */
	places?: string | null;
};

/** The owner's redirects of paths without a page. */
export type RedirectsTable = { path: string; target: string };

/** Paths at which visitors found nothing. Nobody is in it. */
export type MissedAddressesTable = { path: string; visits: number; last_day: string };

/** The pages that search engines were told of. */
export type IndexNowPagesTable = {
	path: string;
	/** The last change that they were told of. */
	stamp: string;
	/** Blank for a page that was there before the site began to tell them. */
	told_at: Instant | "";
};

/** One row, made at the first look: how telling search engines goes. */
export type IndexNowStateTable = {
	id: number;
	key: string;
	/** The time of the next message; during one, the time from which another process may send it. */
	next_at: Instant;
	/** Failures in a row. */
	tries: number;
	/** The last status; null without an answer. */
	status: number | null;
	/** Null while all is well. */
	failing_since: Instant | null;
	/** The last message that was taken. */
	told_at: Instant | null;
};

/** One row: the version of the program that was started last, and when it was first. */
export type RunningVersionTable = { id: number; version: string; since: Instant };
