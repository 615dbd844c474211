/** The mails that answer an application. Subject and text are shown, and changed, before they leave. */
export const answerMail = {
	greeting: "Hello {{firstName}},",
	conversation: {
		subject: "Your application: shall we talk?",
		preview: "We have read your answers and would like to get to know you.",
		title: "Let us *talk*",
		paragraphs: [
			"Thank you for your application. We have read it with care and would like to get to know you in a conversation.",
			"When would suit you? Answer this email with two or three times, and tell us whether you prefer a call or a video call.",
		],
		note: "What you tell us stays between us. If you have a question, write to {{email}}.",
	},
	accepted: {
		subject: "Your application: welcome",
		preview: "We are glad to welcome you.",
		title: "*Welcome*",
		paragraphs: [
			"We are glad to tell you that your application has been accepted. We will be in touch with you about what comes next.",
			"If anything has changed since you wrote to us, simply answer this email.",
		],
		note: "If you have a question, write to {{email}}.",
	},
	kept: {
		subject: "Your application: we would like to keep it",
		preview: "Not now, but perhaps later.",
		title: "Not now, *perhaps later*",
		paragraphs: [
			"Thank you for your application. At the moment we do not see the right place for you, and we would rather say so than keep you waiting. We would like to keep your application, and write to you when that changes.",
			"If you would rather not, answer this email and we will erase it.",
		],
		note: "You can ask at any time what we hold about you, and have it erased: {{email}}.",
	},
	declined: {
		subject: "Your application",
		preview: "Our answer to your application.",
		title: "Our *answer*",
		paragraphs: [
			"Thank you for your application and for the trust that it shows. We have read it with care, and have come to the conclusion that we are not the right people to help you.",
			"This says nothing about you as a person. We wish you all the best.",
		],
		note: "What you wrote will be erased from the site. If you would like that at once, write to {{email}}.",
	},
	withdrawn: {
		subject: "Your application has been withdrawn",
		preview: "We confirm that your application is withdrawn.",
		title: "Your application is *withdrawn*",
		paragraphs: [
			"We confirm that your application has been withdrawn, as you wished. We will not write to you about it again.",
			"You are welcome to come back whenever you like.",
		],
		note: "What you wrote will be erased from the site. If you would like that at once, write to {{email}}.",
	},
	footer: {
		why: "You are receiving this email because you applied to {{name}}.",
		address: "Sent by {{company}}, {{place}}",
	},
};
