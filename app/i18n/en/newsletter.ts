/** The form, on every page that has it. */
export const newsletterForm = {
	label: "The newsletter",
	title: "Dating advice, *without the noise*",
	text: "Bi-weekly dating tips from our matchmakers, to read over a coffee.",
	/** The text in its place while as many readers have confirmed. */
	textOfMany: "Read by {{readers}}+ people: bi-weekly dating tips from our matchmakers, over a coffee.",
	email: "Email address",
	placeholder: "you@example.com",
	submit: "Subscribe",
	submitting: "Subscribing...",
	consent:
		"By subscribing, you agree to receive the {{name}} newsletter by email. You can unsubscribe at any time.",
	pending:
		"Check your inbox: unless you are already subscribed, we are sending you an email with one last click.",
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
				"Your request for the {{name}} newsletter has been received. Open the link in the email we are sending you, and confirm your subscription there.",
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
			text: "It may be incomplete or more than {{confirmationDays}} days old, or you have changed your subscription since. Subscribe again below the articles of our blog, or write to {{email}}.",
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
		text_withoutNetworkForm:
			"The button below stops the newsletter at once; until you press it, you stay on the list. An application or a membership is not affected.",
		button: "Unsubscribe",
		busy: "Unsubscribing…",
		done: {
			title: "You are *unsubscribed*",
			text: "The newsletter will no longer come to this address. Thank you for having read us.",
			undo: "Undo, keep me on the list",
		},
		pause: "Pause for three months",
		pauseText: "During a pause no letter comes. It ends by itself, and you can end it or leave at any time.",
		paused: {
			title: "A pause, *for now*",
			text: "No letter will come until {{date}}. After that our letters start again by themselves.",
			resume: "End the pause now",
		},
		reasons: {
			title: "May we ask why?",
			"too-often": "The letters came too often",
			"not-for-me": "They were not what I had hoped for",
			"no-need": "I no longer need them",
			"not-asked": "I never asked for them",
			note: "Only if you like: you have left, with or without an answer.",
			thanks: "Thank you. We have noted it.",
			send: "Send my answer",
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
	settings: {
		meta: {
			title: "Your newsletter settings · {{name}}",
			description:
				"Change the language or the address of your {{name}} newsletter: first we write to the address that we know, so that nobody else can change it for you.",
		},
		ask: {
			title: "Another language, *another address*?",
			text: "We first send a link to the address at which you read us, so that nobody but you can change anything.",
			button: "Send me the link",
			busy: "Sending…",
		},
		asked: {
			title: "Look in *your inbox*",
			text: "We are sending a link to the address at which you read us. It works once, for an hour.",
		},
		open: {
			title: "As *you like it*",
			text: "The newsletter now goes to {{recipient}}.",
		},
		language: "Language of the newsletter",
		email: "New email address",
		emailHint:
			"Leave it empty to keep your current address. A new address receives an email first; until you confirm there, nothing changes.",
		save: "Save",
		saved: {
			title: "*Saved*",
			text: "Our next letter will come as you have chosen.",
		},
		address: {
			title: "One more click, *at the new address*",
			text: "Your language is saved. Open the email that we are sending to the new address, and confirm there that it is yours. Until then our letters come to your current address.",
		},
		invalid: {
			title: "This link *no longer works*",
			text: "It works once, for an hour, and only while you are subscribed. Open “Change language or address” in our latest email again, or write to {{email}}.",
		},
	},
	address: {
		meta: {
			title: "Confirm your new address · {{name}}",
			description:
				"The button on this page confirms the new address of your {{name}} newsletter. It then replaces the old one, and we send a note there.",
		},
		open: {
			title: "Is this *your address*?",
			text: "The button below sends the newsletter to {{recipient}} from now on. We send one last note to the old address, then nothing more.",
			button: "Confirm this address",
			busy: "Confirming…",
		},
		done: {
			title: "Your address *has moved*",
			text: "From now on our letters come to the new address.",
		},
		invalid: {
			title: "This link *no longer works*",
			text: "It works once, for a day. If your address is still the old one, begin again from our latest email, or write to {{email}}.",
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
	/** Texts for those whom the owner added: they are asked first. */
	invitation: {
		subject: "Would you like the {{name}} newsletter?",
		preview: "We write only to those who say yes: one click, and our bi-weekly dating tips will follow.",
		title: "May we *write to you*?",
		text: "Your address was given to us for the {{name}} newsletter: every two weeks, a few clear ideas about dating. We send it only to those who tell us that they want it. The link opens a page with one button to press. It works for {{confirmationDays}} days.",
		button: "Yes, write to me",
		ignore: "If you would rather not, simply ignore this email: without your yes, we will not write again.",
		why: "You are receiving this one email because {{name}} was given this address for its newsletter.",
	},
	settings: {
		subject: "Change the language or address of your newsletter",
		preview: "The link works once, for an hour.",
		title: "Another language, *another address*?",
		text: "You asked to change how the {{name}} newsletter comes to you. The link opens a page where you choose its language and can give another address. It works once, for an hour.",
		button: "Change my newsletter",
		ignore: "If you did not ask for this, simply ignore this email: nothing changes.",
		why: "You are receiving this email because somebody followed the link to change this subscription to the {{name}} newsletter.",
	},
	address: {
		subject: "Is this your new address for the {{name}} newsletter?",
		preview: "Confirm that it is yours, and our letters will come here.",
		title: "Is this *your new address*?",
		text: "A reader of our newsletter gave this address as their new one. If that is you, please confirm it: the link opens a page with one button to press. It works once, for a day.",
		button: "Confirm this address",
		ignore: "If it is not you, simply ignore this email: we will not send you the newsletter.",
		why: "You are receiving this email because this address was given as the new one of a reader of the {{name}} newsletter.",
	},
	moved: {
		subject: "The {{name}} newsletter now goes to another address",
		preview: "This is the last email to this address.",
		title: "Your newsletter *has moved*",
		text: "As you asked, and confirmed at the new address, the newsletter no longer comes here. If it was not you, write to {{email}} and we will put it right.",
		button: "How we treat your data",
		why: "You are receiving this email because the {{name}} newsletter came to this address until now.",
	},
	footer: {
		why: "You are receiving this email because this address was entered in the newsletter form on the {{name}} site.",
		unsubscribe: "Unsubscribe",
		settings: "Change language or address",
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
