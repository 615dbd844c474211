import { adminAccess } from "./admin-access.ts";
import { adminApplications } from "./admin-applications.ts";
import { adminArticles } from "./admin-articles.ts";
import { adminAudit } from "./admin-audit.ts";
import { adminAuthors } from "./admin-authors.ts";
import { adminBackups } from "./admin-backups.ts";
import { adminBank } from "./admin-bank.ts";
import { adminConflict } from "./admin-conflict.ts";
import { adminCopies } from "./admin-copies.ts";
import { adminCorrections } from "./admin-corrections.ts";
import { adminDay } from "./admin-day.ts";
import { adminDeleted } from "./admin-deleted.ts";
import { adminEditor } from "./admin-editor.ts";
import { adminEvents } from "./admin-events.ts";
import { adminFacts } from "./admin-facts.ts";
import { adminForms, adminQuestions } from "./admin-forms.ts";
import { adminGuestMails } from "./admin-guest-mails.ts";
import { adminGuests } from "./admin-guests.ts";
import { adminImports } from "./admin-imports.ts";
import { adminKey } from "./admin-key.ts";
import { adminKeys } from "./admin-keys.ts";
import { adminLetters } from "./admin-letters.ts";
import { adminLists } from "./admin-lists.ts";
import { adminLook } from "./admin-look.ts";
import { adminOpening } from "./admin-opening.ts";
import { adminOutsideImages } from "./admin-outside-images.ts";
import { adminPages } from "./admin-pages.ts";
import { adminPayments } from "./admin-payments.ts";
import { adminPeople } from "./admin-people.ts";
import { adminRedirects } from "./admin-redirects.ts";
import { adminSearch } from "./admin-search.ts";
import { adminSharing } from "./admin-sharing.ts";
import { adminState } from "./admin-state.ts";
import { adminSubscribers } from "./admin-subscribers.ts";
import { adminTexts } from "./admin-texts.ts";
import { adminVisitMail } from "./admin-visit-mail.ts";
import { adminVisits } from "./admin-visits.ts";
import { adminWaiting } from "./admin-waiting.ts";

export const admin = {
	area: "{{name}} CMS",
	areaLong: "Content area",
	menu: {
		label: "Content area",
		open: "Open the menu",
		close: "Close the menu",
		skip: "Skip to the content",
		dashboard: "Dashboard",
		visitors: "Visitors",
		articles: "All Articles",
		addArticle: "Add Article",
		images: "Images",
		events: "Events",
		applications: "Applications",
		forms: "Forms",
		letters: "Letters",
		subscribers: "Subscribers",
		texts: "Texts",
		pages: "Pages",
		facts: "Facts",
		deleted: "Deleted",
		backups: "Backups",
		settings: "Settings",
		guestList: "My table",
		access: "My access",
		signOut: "Sign Out",
		site: "View the website",
		language: "Language",
		languageFailed: "The language was not changed",
	},
	/** `{hotkey}` is filled in by what draws toasts. */
	toasts: {
		region: "Notifications ({hotkey})",
		notification: "Notification",
		close: "Close",
	},
	common: {
		loading: "Loading…",
		retry: "Try again",
		cancel: "Cancel",
		published: "Published",
		scheduled: "Scheduled",
		draft: "Draft",
		edit: "Edit",
		delete: "Delete",
		newTab: "opens in a new tab",
		/** The label of a field for one language. */
		inLanguage: "{{label}} ({{language}})",
		offline: "The website could not be reached. Check your connection, then try again.",
		invalidField: "Please check the marked fields.",
		fieldRequired: "Please fill in this field.",
		tooLong: "Use at most {{max}} characters.",
		leaveTitle: "Leave without saving?",
		leaveText: "What you typed here has not been saved.",
		leave: "Leave",
		stay: "Stay",
		changesFound: "Changes from {{when}} that were not saved were found on this device.",
	},
	signIn: {
		title: "Welcome *back*",
		text: "Enter your access code to write, publish and keep the website up to date.",
		label: "Access code",
		show: "Show the code",
		hide: "Hide the code",
		submit: "Access Dashboard",
		busy: "Verifying...",
		lost: "Lost your code? The person who runs your server can set a new one with the command “access-code”. Your articles, events and readers stay as they are. Were you invited? Ask whoever invited you for a new link.",
		email: "Email",
		asInvited: "You were invited? Sign in with your email",
		asOwner: "Sign in without an email",
		passkey: "Sign in with a passkey",
		passkeyBusy: "Waiting for your device…",
		passkeyFailed: "Your browser could not use a passkey here. Please use your access code.",
		passkeyNone:
			"No passkey was used: none for this website was chosen, or it took too long. You can try again, or use your access code.",
		oneTime: "One-time code",
		oneTimeHint: "Your access code is right. Now type the six digits that your app shows.",
		recovery: "Recovery code",
		recoveryHint: "One of the ten that you printed. Each counts once.",
		useRecovery: "Use a recovery code",
		useOneTime: "Use a one-time code",
		secondDenied:
			"Please check the code: it is wrong, or has been used before. An app shows the next one within half a minute.",
		stay: "Stay signed in on this device for {{days}} days",
		stayHint: "It ends sooner after {{idle}} days without use. Not for a device that others use.",
		back: "Back to Website",
		grantedTitle: "Access Granted",
		granted: "Welcome to the CMS dashboard",
		deniedTitle: "Access Denied",
		denied: "Invalid access code. Please try again.",
		tooManySeconds_one: "Too many tries. You can try again in {{count}} second.",
		tooManySeconds_other: "Too many tries. You can try again in {{count}} seconds.",
		tooManyMinutes_one: "Too many tries. You can try again in {{count}} minute.",
		tooManyMinutes_other: "Too many tries. You can try again in {{count}} minutes.",
		failedTitle: "Sign-in failed",
		ended: "Your session has ended. Sign in to continue where you were: what you typed has been saved.",
		noScript: "The content area needs JavaScript. Please enable it in your browser.",
	},
	dashboard: {
		title: "Dashboard",
		add: "Add New Article",
		total: "Total Articles",
		totalNote: "Published and drafts",
		published: "Published",
		publishedNote: "Live on the website",
		drafts: "Drafts",
		draftsNote: "Unpublished articles",
		members: "Active Members",
		membersNote: "Shown on the website",
		membersOld: "Last confirmed on {{day}}. Is it still true?",
		statsFailed: "Failed to fetch stats",
		membersFailed: "Failed to fetch member count",
		recent: "Recent Articles",
		viewAll: "View All",
		created: "Created {{date}}",
		emptyTitle: "No articles yet",
		emptyLink: "Create your first article",
		untranslated: "Missing in a language",
		untranslatedText: "Readers see the other language instead, and are told so.",
		quick: "Quick Actions",
		quickCreate: "Create New Article",
		quickManage: "Manage Articles",
		quickEvents: "Manage Events",
		quickSettings: "Settings",
		newsletter: "Newsletter",
		newsletterLink: "See the subscribers",
		newsletterClaimed: "Claim to reach",
		newsletterClaim: "{{readers}}+",
		newsletterConfirmed: "Confirmed subscribers",
		newsletterShort: "The website does not make this claim for now. It becomes true with {{missing}} more.",
		newsletterTrue: "The claim is true.",
		letterNever: "No letter has been sent yet; the website promises one every two weeks.",
		letterLate_one: "The last letter was sent {{count}} day ago; the website promises one every two weeks.",
		letterLate_other:
			"The last letter was sent {{count}} days ago; the website promises one every two weeks.",
		letterLink: "Write a letter",
		letterDidNotLeave: "“{{subject}}” could not be sent at its time and is a draft again.",
		letterDidNotLeaveLink: "See why",
		refusing_one: "{{count}} address refused three letters in a row: none is sent to it for now.",
		refusing_other: "{{count}} addresses refused three letters in a row: none is sent to them for now.",
		refusingLink_one: "See the address",
		refusingLink_other: "See the addresses",
		readers: "Readers",
		readersSpan: "How far back",
		readersWeeks: "{{count}} weeks",
		readersNow_one: "{{count}} reader today: {{languages}}.",
		readersNow_other: "{{count}} readers today: {{languages}}.",
		readersMoved: "In {{weeks}} weeks, {{confirmed}} confirmed and {{left}} left.",
		readersNone: "Nobody has confirmed yet",
		readersNoneText: "The curve begins with the first reader who confirms.",
		readersTable: "The figures, week by week",
		readersWeek: "Week of",
		readersCame: "Confirmed",
		readersLeft: "Left",
		readersAll: "All readers",
		readersFailed: "Failed to fetch the readers",
		newsletterFailed: "Failed to fetch the subscriber count",
	},
	/** The words before an address in every mail to the owner. */
	ownerMail: { link: "{{label}}:" },
	/** A mail to the owner. */
	letterReminder: {
		subject: "Your newsletter: {{count}} days without a letter",
		preview: "The website promises a letter every two weeks.",
		title: "Your readers are *waiting*",
		text: "The last letter was sent {{count}} days ago; the website promises one every two weeks. A short one keeps the promise too: a greeting, one article, the next table.",
		never:
			"Your first reader confirmed {{count}} days ago, and no letter has been sent yet; the website promises one every two weeks. A short one keeps the promise too: a greeting, one article, the next table.",
		button: "Write a letter",
		why: "You receive this email once for each letter that is late, because this address is under Facts.",
	},
	visitMail: adminVisitMail,
	...adminArticles,
	conflict: adminConflict,
	...adminCorrections,
	...adminEditor,
	...adminEvents,
	backups: adminBackups,
	copies: adminCopies,
	outsideImages: adminOutsideImages,
	day: adminDay,
	deleted: adminDeleted,
	state: adminState,
	...adminGuests,
	...adminPayments,
	...adminBank,
	...adminGuestMails,
	...adminLetters,
	...adminSubscribers,
	...adminImports,
	texts: adminTexts,
	lists: adminLists,
	authors: adminAuthors,
	forms: adminForms,
	questions: adminQuestions,
	sharing: adminSharing,
	pages: adminPages,
	...adminFacts,
	...adminLook,
	...adminOpening,
	visits: adminVisits,
	waiting: adminWaiting,
	settings: {
		title: "Settings",
		search: adminSearch,
		membersTitle: "Active Members Count",
		membersText: "The number that the website shows and counts up to: a whole number from 0 to {{max}}.",
		members: "Active Members Count",
		update: "Update Count",
		updating: "Updating…",
		current: "Current count: {{count}}",
		confirmed: "last confirmed on {{day}}",
		neverConfirmed:
			"This is the sample’s number. Update it, or save it as it is, and the website says from then on when it was counted.",
		isItTrue: "Is it still true? Update it, or save it as it is to confirm it as of today.",
		fromList: "Follow the list of members",
		fromListHint:
			"The number is then that of the people under Applications whose membership is active: it follows by itself as you accept someone, or note that they paused or left. Typing a number above ends it.",
		preview: "Preview",
		previewText: "Connect with {{count}}+ successful professionals",
		invalidTitle: "Invalid Input",
		invalid: "Please enter a valid number",
		successTitle: "Success",
		success: "Active members count updated successfully",
		errorTitle: "Error",
		error: "Failed to update member count. Please try again.",
		fetchFailed: "Failed to fetch member count",
	},
	applications: adminApplications,
	audit: adminAudit,
	people: adminPeople,
	key: adminKey,
	redirects: adminRedirects,
	access: adminAccess,
	keys: adminKeys,
};
