import type { SiteContext } from "#app/site/site-context.server.ts";

/** Fails if it is called: a link or a form does nothing while its page is edited. */
const nothing = async () => undefined;

/** An invented person, to whom the pages of one reader or guest belong. */
export const somebody = { firstName: "Camille", email: "camille@example.com" };

/** A blog before its first article. */
export const noArticles: SiteContext["articles"] = {
	cards: { list: async () => [], count: async () => 0 },
	categories: { list: async () => [] },
	ofAuthor: { list: async () => [] },
	related: { list: async () => [] },
	texts: { find: nothing },
	rendering: { describeHtml: async (html) => html },
};

/** A season without tables. */
export function noTables(today: string): SiteContext["events"] {
	return {
		listUpcoming: async () => [],
		listPast: async () => [],
		findTable: nothing,
		today: async () => today,
	};
}

export const noLetters: SiteContext["letters"] = { findEdition: nothing, listArchive: async () => [] };

type Subscription = Awaited<ReturnType<SiteContext["subscribers"]["findSubscription"]>>;

/** The link of somebody who reads, pauses or has left. */
export function readerIn(
	state: Subscription,
	pausedUntil: string | null = null,
): Pick<SiteContext, "subscribers" | "pauses"> {
	const answer = async () => state;
	return {
		subscribers: { findSubscription: answer, unsubscribe: answer, undoUnsubscribe: answer },
		pauses: {
			find: async () => ({ isConfirmed: true, pausedUntil, reason: null }),
			pause: nothing,
			resume: nothing,
			giveReason: nothing,
		},
	};
}

/** The links by which a reader changes something; what is undefined no longer works. */
export function readerLinks(found: {
	canAsk?: boolean;
	settings?: { email: string; language: SiteContext["language"] };
	address?: { email: string };
}): Pick<SiteContext, "readerLinks"> {
	return {
		readerLinks: {
			canAsk: async () => found.canAsk ?? false,
			ask: nothing,
			findSettings: async () => found.settings,
			findDone: nothing,
			change: nothing,
			findAddress: async () =>
				found.address === undefined ? { state: "invalid", email: "" } : { state: "open", ...found.address },
			proveAddress: async () => false,
		},
	};
}

type Invitation = Awaited<ReturnType<SiteContext["invitations"]["find"]>>;
type Feedback = Awaited<ReturnType<SiteContext["feedback"]["find"]>>;

export function invitationOf(invitation: Invitation): Pick<SiteContext, "invitations"> {
	return { invitations: { find: async () => invitation, answer: nothing } };
}

export function feedbackOf(page: Feedback): Pick<SiteContext, "feedback"> {
	return { feedback: { find: async () => page, answer: async () => "closed" } };
}

/** Makes the pages of authors fail with `fault`, to show the site's page for a failure. */
export function failing(fault: () => unknown): Partial<SiteContext> {
	const findShown = async () => {
		throw fault();
	};
	return { authors: { findShown }, report: () => undefined };
}
