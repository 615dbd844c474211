import type { SocialEvent } from "#app/features/events/event.ts";
import type { FeedbackRound } from "#app/features/feedback/feedback.ts";
import type { TableOfMail } from "#app/features/guest-mails/table-of-mail.ts";
import type { Language } from "#app/site/site-config.ts";

/** A table as its mails need it, read by whoever knows events. */
export type TableToWriteOf = {
	event: SocialEvent;
	words: TableOfMail;
	/** Whether its hour has come; that of a postponed one never does. */
	hasBegun: boolean;
	/** When its guests are erased, and every link with them, in ISO 8601. */
	end: string;
	/** The present day where the business is. */
	today: string;
	/** Until when its guests may say whom they would like to see again. */
	round: FeedbackRound | undefined;
	/** The last day to do so; of a round that would be opened today, where there is none. */
	lastDay: string;
};

/** Reads a table; undefined where there is none. */
export type TableReader = (id: string, language: Language) => Promise<TableToWriteOf | undefined>;
