/** The pages on which somebody fills in a form of the site, and those behind the links of its mails. */
export const application = {
	meta: {
		membership: "Apply for membership · {{name}}",
		network: "Join the network · {{name}}",
		socials: "Apply for a seat · {{name}}",
		referral: "Recommend somebody · {{name}}",
	},
	label: {
		membership: "Membership",
		network: "The network",
		socials: "Singles Socials",
		referral: "A recommendation",
	},
	title: {
		membership: "Tell us about *yourself*",
		network: "Join *the network*",
		socials: "A seat *at the table*",
		referral: "Somebody *you thought of*",
	},
	/** Words above the first step. */
	welcome:
		"Answer at your own pace. What you write is encrypted before it is stored, and is read by our matchmakers alone.",
	table: "For {{title}}, {{date}}",
	progress: "Step {{step}} of {{steps}}",
	reviewProgress: "Last step: read it through",
	optional: "optional",
	dayHint: "Day, month and year, such as 31/12/1990.",
	/** A question that was not there when the step was sent. */
	more: "One more thing, because of what you answered.",
	next: "Continue",
	toReview: "Read it through",
	back: "Back",
	sending: "One moment…",
	saved: {
		idle: "Your answers are saved as you type.",
		saving: "Saving…",
		saved: "Saved",
		offline: "You are offline. Keep this page open: what you write is saved as soon as you are back.",
		failed: "Not saved yet. Keep this page open: we keep trying.",
		gone: "This application is no longer open in this browser. Reload the page to see what happened.",
	},
	withoutScripts: "Your answers are saved each time you continue or go back.",
	faults: {
		title: "Something is missing",
		text: "Your answers are saved. Please look at:",
		required: "Please fill this in.",
		choose: "Please choose one of these.",
		chooseSome: "Please choose at least one of these.",
		number: "Please write a number, in digits.",
		day: "Please write a day that exists, such as 31/12/1990.",
		adult: "You must be {{minimumAge}} or over to apply.",
		telephone: "Please write a telephone number with its country code, such as +230 5700 0000.",
		mail: "Please write a whole email address, such as you@example.com.",
		photograph: "Please choose a photograph.",
		consent: "We need your agreement to go on.",
		tooLong: "Please keep to {{limit}} characters.",
		least: "Please write {{limit}} or more.",
		most: "Please write {{limit}} or less.",
	},
	/** The photograph that a question asks for. */
	photograph: {
		title: "A *photograph*",
		choose: "Choose a photograph",
		replace: "Choose another one",
		remove: "Remove it",
		send: "Use this photograph",
		back: "Back to the form",
		alt: "The photograph that you chose",
		limit:
			"One photograph: JPEG, PNG, WebP or HEIC, of at most {{limit}} MB. What the file says of where and when it was taken is removed.",
		sending: "Sending… {{percent}}%",
		faults: {
			none: "Please choose a photograph first.",
			type: "This file could not be read as a photograph. Please choose a JPEG, PNG, WebP or HEIC file.",
			size: "This file is larger than {{limit}} MB. Please choose a smaller one.",
			pixels: "This photograph has too many pixels for us to open. Please choose a smaller one.",
			busy: "We cannot take another photograph at this moment. Please try again in a little while.",
			gone: "This application is no longer open in this browser. Go back to the form to see what happened.",
			failed: "The photograph did not reach us. Your other answers are safe: please try once more.",
		},
	},
	review: {
		title: "Is this *you*?",
		text: "Read your answers through. Nothing has been sent yet, and you can still change all of it.",
		change: "Change",
		changeOf: "Change: {{title}}",
		first: "The first questions",
		unanswered: "Not answered",
		yes: "Yes, I agree",
		no: "No",
		send: "Send my application",
		sendReferral: "Send my recommendation",
		sending: "Sending…",
		after: "We answer within {{answerDays}}. Your answers are deleted when you ask for it, at any time.",
		refused: "That did not go through. Your answers are safe: please send them once more.",
		undelivered:
			"We could not reach our server, so this has not been sent. Your answers are safe: please send them once more.",
	},
	later: {
		title: "Continue later, or on another device",
		text: "We send you a link that opens your answers for {{resumeDays}} days. The address is used for this one email.",
		email: "Your email address",
		send: "Send me the link",
		sent: "A link is on its way to you. You can close this page.",
		invalid: "Please write a whole email address, such as you@example.com.",
		tooMany: "We have sent you several links today. Please use the latest one.",
	},
	erase: {
		title: "Erase what I have written",
		text: "All your answers in this form are deleted at once, and cannot be brought back.",
		button: "Erase everything",
		done: {
			title: "It is *erased*",
			text: "We no longer hold any answer of yours from this form.",
		},
		again: "Begin again",
	},
	gone: {
		title: "This application moved on",
		text: "It was continued on another device, sent, or erased since this page was opened. What you see here is kept only if you send it from here, as a new application.",
	},
	sent: {
		title: "Thank you. It is *with us*",
		text: "We read every application ourselves and answer within {{answerDays}}. If you gave us an email address, a short confirmation is on its way.",
		textReferral:
			"Thank you for thinking of them. We read every recommendation ourselves, and treat it with discretion.",
		home: "Back to the home page",
	},
	confirm: {
		title: "One last *click*",
		text: "Your application has reached us. Since your browser runs no scripts, we have sent an email to the address that you gave: please open its link, so that we know it is you.",
	},
	/** Sent, where no mail leaves that says so. */
	unmailed: {
		text: "We read every application ourselves and answer within {{answerDays}}. No email confirms it this time: you need not do anything more.",
	},
	link: {
		meta: "Your application · {{name}}",
		resume: {
			title: "Your answers are *still here*",
			text: "Continue where you stopped. From then on your answers open on this device, and no longer on the one before.",
			button: "Continue",
		},
		confirmation: {
			title: "Is this application *yours*?",
			text: "One click tells us that the address is yours. If you sent no application, close this page and do nothing.",
			button: "Yes, it is mine",
		},
		confirmed: {
			title: "Thank you. It is *confirmed*",
			text: "We read every application ourselves and answer within {{answerDays}}.",
		},
		held: {
			title: "What we hold *about you*",
			text: "This is what you sent us on {{date}}, as it is stored. Notes of our conversations are not shown here: write to {{email}} and we will give you those too.",
			unfinished:
				"This is what you wrote and have not sent. It is deleted by itself some time after your last change.",
			eraseTitle: "Erase it",
			erase:
				"Your application is deleted at once, with our notes about it. This cannot be undone. If you are a member or hold a seat at a table, write to {{email}} as well, so that we can erase that too.",
		},
		erased: {
			title: "It is *erased*",
			text: "Your application and our notes about it are deleted.",
		},
		invalid: {
			title: "This link *no longer works*",
			text: "It may be incomplete, too old, or replaced by a newer one; or the application was sent or erased. Write to {{email}} and we will help you.",
		},
	},
	ask: {
		meta: {
			title: "What we hold about you · {{name}}",
			description:
				"Ask {{name}} by email for what you once sent in an application, read it as it is stored, and have it erased.",
		},
		title: "What do we hold *about you*?",
		text: "Write the address that you gave us in an application. If we hold one, we send a link to that address alone: it shows what you sent us, and erases it if you wish.",
		email: "Your email address",
		button: "Send me the link",
		asked: {
			title: "Look in *your inbox*",
			text: "If we hold an application with this address, a link to it arrives within a few minutes. If nothing comes, we hold none. The link works for {{heldDays}} days.",
		},
		tooMany: "That is a few requests in a row. Please wait a little, then try again.",
	},
};

/** The mails to applicants: none repeats an answer. */
export const applicationMail = {
	link: "{{label}}:",
	resume: {
		subject: "Your answers are waiting",
		preview: "A link to continue where you stopped",
		title: "Continue *where you stopped*",
		text: "This link opens what you have written so far, on any device, for {{resumeDays}} days. It also erases it, if you have changed your mind.",
		button: "Open my answers",
		note: "If you did not ask for this, do nothing: you will not hear from us again.",
	},
	confirmation: {
		subject: "Please confirm your application",
		preview: "One click, so that we know it is you",
		title: "Is this application *yours*?",
		text: "An application with this address has reached us. Please confirm that you sent it, so that we can answer you.",
		button: "Confirm my application",
		note: "If you did not send one, do nothing: we will not write to this address again.",
	},
	receipt: {
		subject: "Your application has arrived",
		preview: "We answer within {{answerDays}}",
		title: "Thank you. It is *with us*",
		text: "Your application has arrived safely. We read every one ourselves and answer within {{answerDays}}. For your privacy, this email repeats none of your answers.",
		button: "What we hold about you",
		note: "You can read what you sent us, or have it erased, at any time on that page.",
	},
	held: {
		subject: "What we hold about you",
		preview: "The link that you asked for",
		title: "What you *once told us*",
		text: "You asked what we hold about you. This link shows an application that you filled in, as it is stored, and erases it if you wish. It works for {{heldDays}} days.",
		button: "See what we hold",
		note: "If you did not ask for this, do nothing. Nobody but the holder of this mailbox can open the link.",
	},
	footer: {
		why: "You receive this email because this address was given on the site of {{name}}.",
		address: "{{name}}, {{postalAddress}}",
	},
};
