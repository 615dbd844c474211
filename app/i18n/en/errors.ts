export const errors = {
	notFound: {
		label: "404",
		title: "Page Not Found",
		text: "There is nothing at this address.",
		hint: "Did you forget to add the page to the router?",
		home: "Back to the home page",
	},
	wrongMethod: {
		label: "405",
		title: "Nothing to send here",
		text: "This page is only to be read: it cannot receive a form.",
		home: "Back to the home page",
	},
	unexpected: {
		label: "500",
		title: "Something went wrong",
		text: "The fault is ours, and it has been noted. Please try again in a moment.",
		reference: "If it lasts, write to {{email}} with this reference:",
		home: "Back to the home page",
	},
	unavailable: {
		label: "503",
		title: "One moment, please",
		text: "The site cannot reach its data right now, and comes back by itself. Please try again in a few seconds.",
		home: "Back to the home page",
	},
};
