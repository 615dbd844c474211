export const navigation = {
	skip: "Skip to the content",
	home: "{{name}}, home",
	main: "Main",
	howItWorks: "How it works",
	insights: "Insights",
	events: "Events",
	singlesSocials: "Singles Socials",
	/** Sections of the home page, in the phone’s menu. */
	price: "Price",
	questions: "Questions",
	apply: "Apply Now",
	newTab: "opens in a new tab",
	menu: "Menu",
	closeMenu: "Close the menu",
	loading: "Loading",
	language: "Language",
	/** `{hotkey}` is filled in by what draws toasts. */
	toasts: {
		region: "Notifications ({hotkey})",
		notification: "Notification",
		close: "Close",
	},
	/** The announcement of the new name: the bar above the home page, and the page that it leads to. */
	announcement: ["bar", "page"],
	rebrand: {
		text: "{{formerName}} is now {{name}}.",
		link: "Read the announcement",
		dismiss: "Dismiss this notice",
	},
	footer: {
		invitation: "Shall we *begin*?",
		apply: "Apply for membership",
		explore: "Explore",
		links: [
			{ name: "The free network", address: "/network" },
			{ name: "Insights", address: "/blog" },
			{ name: "Privacy policy", address: "/privacy-policy" },
			{ name: "Legal notice", address: "/legal" },
		],
		contact: "Contact",
		follow: "Follow us",
		company: "{{company}}, a registered company based in {{place}}",
	},
};
