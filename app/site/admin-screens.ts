import type { Capability } from "./roles.ts";

/** Paths of the content area's screens; `:id` stands for the id of one thing. */
export const adminPaths = {
	signIn: "/admin",
	dashboard: "/admin/dashboard",
	visitors: "/admin/visits",
	articles: "/admin/articles",
	addArticle: "/admin/add-article",
	editArticle: "/admin/edit-article/:id",
	authors: "/admin/authors",
	images: "/admin/images",
	events: "/admin/events",
	table: "/admin/table/:id",
	tableMails: "/admin/table-mails/:id",
	arrivals: "/admin/table-arrivals/:id",
	payments: "/admin/table-payments/:id",
	receipt: "/admin/receipt/:id",
	owedBack: "/admin/owed-back",
	bankFile: "/admin/bank-file",
	applications: "/admin/applications",
	forms: "/admin/forms",
	form: "/admin/form/:id",
	application: "/admin/application/:id",
	letters: "/admin/letters",
	editLetter: "/admin/edit-letter/:id",
	sendLetter: "/admin/send-letter/:id",
	subscribers: "/admin/subscribers",
	importSubscribers: "/admin/import-subscribers",
	texts: "/admin/texts",
	textsReview: "/admin/texts/review",
	textsPage: "/admin/texts/page",
	textsLists: "/admin/texts/lists",
	textsHistory: "/admin/texts/history",
	translator: "/admin/texts/translator",
	pages: "/admin/pages",
	addPage: "/admin/add-page",
	editPage: "/admin/edit-page/:id",
	facts: "/admin/facts",
	look: "/admin/facts/look",
	deleted: "/admin/deleted",
	backups: "/admin/backups",
	settings: "/admin/settings",
	redirects: "/admin/settings/redirects",
	audit: "/admin/settings/audit",
	people: "/admin/settings/people",
	guestList: "/admin/evening",
	access: "/admin/access",
	/** The screen that the link of an invitation leads to: outside of the sign-in. */
	invitation: "/admin/welcome",
} as const;

export type AdminScreen = Exclude<keyof typeof adminPaths, "signIn" | "invitation">;

type ScreenOfOne = {
	[Name in AdminScreen]: (typeof adminPaths)[Name] extends `${string}:id` ? Name : never;
}[AdminScreen];

export function adminPath(screen: ScreenOfOne, id: string): string {
	return adminPaths[screen].replace(":id", () => id);
}

/** The menu, in its order: each entry with the screens outside the menu that belong to it. */
export const adminMenu = {
	dashboard: [],
	visitors: [],
	articles: ["editArticle", "authors"],
	addArticle: [],
	images: [],
	events: ["table", "tableMails", "arrivals", "payments", "receipt", "owedBack", "bankFile"],
	applications: ["application"],
	forms: ["form"],
	letters: ["editLetter", "sendLetter"],
	subscribers: ["importSubscribers"],
	texts: ["textsReview", "textsPage", "textsLists", "textsHistory", "translator"],
	pages: ["addPage", "editPage"],
	facts: ["look"],
	deleted: [],
	backups: [],
	settings: ["redirects", "audit", "people"],
	guestList: [],
	access: [],
} as const satisfies Partial<Record<AdminScreen, readonly AdminScreen[]>>;

export type MenuEntry = keyof typeof adminMenu;

const menuEntries = Object.keys(adminMenu) as MenuEntry[];

/** The capability that opens each screen. The API decides by itself what each of them may ask for. */
export const screenCapabilities: Record<AdminScreen, Capability> = {
	dashboard: "overview",
	visitors: "visits",
	articles: "articles",
	addArticle: "articles",
	editArticle: "articles",
	authors: "authors",
	images: "images",
	events: "events",
	table: "guests",
	tableMails: "guests",
	arrivals: "guests",
	payments: "payments",
	receipt: "payments",
	owedBack: "payments",
	bankFile: "payments",
	applications: "applications",
	application: "applications",
	forms: "applications",
	form: "applications",
	letters: "letters",
	editLetter: "letters",
	sendLetter: "letters",
	subscribers: "readers",
	importSubscribers: "readers",
	texts: "texts",
	textsReview: "texts",
	textsPage: "texts",
	textsLists: "texts",
	textsHistory: "texts",
	translator: "texts",
	pages: "pages",
	addPage: "pages",
	editPage: "pages",
	facts: "facts",
	look: "look",
	deleted: "overview",
	backups: "backups",
	settings: "settings",
	redirects: "settings",
	audit: "audit",
	people: "people",
	guestList: "guestList",
	access: "own",
};

/** Entries that give way to a larger screen, by the capability that opens it. */
const largerScreens: Partial<Record<MenuEntry, Capability>> = { guestList: "guests", access: "settings" };

/** Returns what the menu shows to somebody. */
export function menuOf(capabilities: readonly Capability[]): MenuEntry[] {
	return menuEntries.filter((entry) => {
		const larger = largerScreens[entry];
		const hasLarger = larger !== undefined && capabilities.includes(larger);
		return capabilities.includes(screenCapabilities[entry]) && !hasLarger;
	});
}

/** Returns the screen at an address, whatever stands in place of an id. */
export function screenAt(pathname: string): AdminScreen | undefined {
	const here = pathname.toLowerCase();
	return (Object.keys(adminFiles) as AdminScreen[])
		.filter((screen) => here.startsWith(adminPaths[screen].replace(":id", "")))
		.toSorted((one, other) => adminPaths[other].length - adminPaths[one].length)[0];
}

/** The file of each screen, below `app/`: beside the paths, so that no browser carries them. */
export const adminFiles: Record<AdminScreen, string> = {
	dashboard: "features/admin-shell/dashboard.admin.tsx",
	visitors: "features/visits/admin/visitors.admin.tsx",
	articles: "features/articles/editor/list/articles.admin.tsx",
	addArticle: "features/articles/editor/add-article.admin.tsx",
	editArticle: "features/articles/editor/edit-article.admin.tsx",
	authors: "features/authors/admin/authors.admin.tsx",
	images: "features/media/library/images.admin.tsx",
	events: "features/events/admin/events.admin.tsx",
	table: "features/guests/admin/seating.admin.tsx",
	tableMails: "features/guest-mails/admin/guest-mails.admin.tsx",
	arrivals: "features/people/arrivals.admin.tsx",
	payments: "features/payments/admin/payments.admin.tsx",
	receipt: "features/payments/admin/receipt.admin.tsx",
	owedBack: "features/payments/admin/owed-back.admin.tsx",
	bankFile: "features/payments/bank/bank-file.admin.tsx",
	applications: "features/applications/inbox/applications.admin.tsx",
	application: "features/applications/inbox/application.admin.tsx",
	forms: "features/applications/keys/forms.admin.tsx",
	form: "features/forms/admin/form.admin.tsx",
	letters: "features/letters/admin/letters.admin.tsx",
	editLetter: "features/letters/admin/edit-letter.admin.tsx",
	sendLetter: "features/letters/admin/send-letter.admin.tsx",
	subscribers: "features/newsletter/subscribers/subscribers.admin.tsx",
	importSubscribers: "features/newsletter/importing/import-subscribers.admin.tsx",
	texts: "features/texts/admin/texts.admin.tsx",
	textsReview: "features/texts/admin/publishing/review.admin.tsx",
	textsPage: "features/texts/admin/page-editing.admin.tsx",
	textsLists: "features/texts/lists/lists.admin.tsx",
	textsHistory: "features/texts/admin/publishing/history.admin.tsx",
	translator: "features/texts/admin/translator/translator.admin.tsx",
	pages: "features/custom-pages/admin/pages.admin.tsx",
	addPage: "features/custom-pages/admin/add-page.admin.tsx",
	editPage: "features/custom-pages/admin/edit-page.admin.tsx",
	facts: "features/facts/facts.admin.tsx",
	look: "features/look/look.admin.tsx",
	deleted: "features/deleted/deleted.admin.tsx",
	backups: "features/backups/backups.admin.tsx",
	settings: "features/settings/settings.admin.tsx",
	redirects: "features/redirects/redirects.admin.tsx",
	audit: "features/audit/audit.admin.tsx",
	people: "features/people/people.admin.tsx",
	guestList: "features/people/guest-list.admin.tsx",
	access: "features/session/own-access.admin.tsx",
};
