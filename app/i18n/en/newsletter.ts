/** The form, on every page that has it. */
export const newsletterForm = {
	label: "The newsletter",
	title: "Dating advice, *without the noise*",
	text: "Bi-weekly dating tips from our matchmakers, to read over a coffee.",
	/** In its place while as many readers have confirmed. */
	textOfMany: "Read by {{readers}}+ people: bi-weekly dating tips from our matchmakers, over a coffee.",
	email: "Email address",
	placeholder: "you@example.com",
	submit: "Subscribe",
	submitting: "Subscribing...",
	consent:
		"By subscribing, you agree to receive the {{name}} newsletter by email. You can unsubscribe at any time.",
	pending: "Check your inbox: unless you are already subscribed, an email with one last click is on its way.",
	invalidTitle: "Invalid email",
	invalid: "Please enter a valid email address.",
	failedTitle: "Subscription failed",
	failed: "Please try again or contact us directly.",
	successTitle: "Successfully subscribed!",
	success: "You'll receive our bi-weekly dating tips straight to your inbox.",
	tooMany: "That is a few attempts in a row. Please wait a little, then try again.",
	tooManyOfAll: "A great many people are subscribing at the moment. Please try again later.",
};

/** The pages that a link in a mail or the form without JavaScript opens. */
export const newsletter = {
	home: "Back to the home page",
	thanks: {
		meta: {
			title: "Almost subscribed · {{name}}",
			description:
				"Your request for the {{name}} newsletter has been received. Open the link in the email we have just sent you, and confirm your subscription there.",
		},
		title: "Look in *your inbox*",
		refused: {
			title: "Not quite, *yet*",
		},
	},
	confirm: {
		meta: {
			title: "Confirm your subscription · {{name}}",
			description:
				"The button on this page confirms your subscription to the {{name}} newsletter: bi-weekly dating tips by email, until you decide to unsubscribe.",
		},
		title: "One last *click*",
		text: "The button below subscribes this address to our bi-weekly dating tips. Nothing happens until you press it.",
		button: "Confirm my subscription",
		busy: "Confirming…",
		done: {
			title: "You are *on the list*",
			text: "Thank you. Our next letter will come straight to your inbox.",
		},
		invalid: {
			title: "This link *no longer works*",
			text: "It may be incomplete, more than {{confirmationDays}} days old, or older than your last change of mind. Subscribe again below the articles of our blog, or write to {{email}}.",
		},
	},
	unsubscribe: {
		meta: {
			title: "Unsubscribe from the newsletter · {{name}}",
			description:
				"The button on this page ends the {{name}} newsletter for your address. It takes effect at once, and you can undo it on the same page if you change your mind.",
		},
		title: "Leaving *the list*?",
		text: "The button below stops the newsletter at once; until you press it, you stay on the list. An application, a membership or a place in the network is not affected.",
		button: "Unsubscribe",
		busy: "Unsubscribing…",
		done: {
			title: "You are *unsubscribed*",
			text: "The newsletter will no longer come to this address. Thank you for having read us.",
			undo: "Undo, keep me on the list",
		},
		undone: {
			title: "You are *back on the list*",
			text: "Nothing has changed: our next letter will reach you as usual.",
		},
		invalid: {
			title: "This link *was not recognised*",
			text: "It may have been cut short by your mail application. Open it again from our latest email, or write to {{email}} and we will unsubscribe you ourselves.",
		},
	},
};

/** The mails. */
export const newsletterMail = {
	link: "{{label}}:",
	confirm: {
		subject: "Confirm your subscription to the {{name}} newsletter",
		preview: "Confirm that this address is yours, and our bi-weekly dating tips will follow.",
		title: "Is this *your address*?",
		text: "You asked to receive our bi-weekly dating tips. Please confirm that this address is yours and that you would like to hear from us: the link opens a page with one button to press. It works for {{confirmationDays}} days.",
		button: "Confirm my subscription",
		ignore:
			"If you did not ask for this, simply ignore this email: without your confirmation, we will not send you the newsletter.",
	},
	/** To those whom the owner added: they are asked first. */
	invitation: {
		subject: "Would you like the {{name}} newsletter?",
		preview: "We write only to those who say yes: one click, and our bi-weekly dating tips will follow.",
		title: "May we *write to you*?",
		text: "Your address was given to us for the {{name}} newsletter: every two weeks, a few clear ideas about dating. We send it only to those who tell us that they want it. The link opens a page with one button to press. It works for {{confirmationDays}} days.",
		button: "Yes, write to me",
		ignore: "If you would rather not, simply ignore this email: without your yes, we will not write again.",
		why: "You are receiving this one email because {{name}} was given this address for its newsletter.",
	},
	footer: {
		why: "You are receiving this email because this address was entered in the newsletter form on the {{name}} site.",
		unsubscribe: "Unsubscribe",
		address: "Sent by {{company}}, {{place}}",
	},
	welcome: {
		subject: "Welcome to the {{name}} newsletter",
		preview: "Your subscription is confirmed.",
		title: "Good to have *you with us*",
		text: "Your subscription is confirmed. Every other week, we will send you what we would tell a friend about dating: a few clear ideas, and nothing to scroll through. If you have a question, write to {{email}}.",
		button: "Read our latest insights",
	},
};
