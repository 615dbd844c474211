export const errors = {
	notFound: {
		label: "404",
		title: "Page Not Found",
		text: "There is nothing at this address.",
		moved: "The page may have moved: the menu leads to everything.",
		/** The hint for a signed-in administrator. */
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
	refused: {
		label: "400",
		title: "This could not be read",
		text: "What was sent did not arrive as our form sends it. Please go back and try again.",
		home: "Back to the home page",
	},
	unreached: {
		label: "Connection",
		title: "The page did not arrive",
		text: "You may be offline, or the site may be away for a moment. Please try again.",
		again: "Try again",
		home: "Back to the home page",
	},
	undelivered: {
		offline: "You seem to be offline, and nothing was sent. Press the button again once you are connected.",
		noAnswer:
			"The site did not answer, so this may not have reached us. Press the button again in a moment: nothing is counted twice.",
	},
	unavailable: {
		label: "503",
		title: "One moment, please",
		text: "The site cannot reach its data right now, and comes back by itself. Please try again in a few seconds.",
		home: "Back to the home page",
	},
};
