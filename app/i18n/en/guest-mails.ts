/** The mails of a table, to its guests. */
export const guestMail = {
	link: "{{label}}:",
	greeting: "Hello {{firstName}},",
	facts: {
		when: "When",
		where: "Where",
		price: "Ticket",
		surname: "Reserved under",
		directions: "Getting there",
		map: "Map",
		included: "The ticket includes",
		planned: "Was planned for",
		answerBy: "Please answer by",
	},
	invitation: {
		subject: "Your invitation: {{title}}, {{date}}",
		preview: "A seat is kept for you. Tell us whether you would like it.",
		title: "A seat is kept *for you*",
		text: "We would be glad to have you at {{title}} on {{date}}. The link opens a page with two buttons, to accept or to decline; nothing happens until you press one of them.",
		button: "Answer the invitation",
		note: "The link is yours alone: please do not pass this email on. It works until the meal begins. If you did not ask for a seat, simply ignore this email or write to {{email}}.",
	},
	waiting: {
		subject: "Waiting list: {{title}}, {{date}}",
		preview: "You are on the waiting list.",
		title: "You are on the *waiting list*",
		text: "Thank you for your wish to join {{title}} on {{date}}. We cannot offer you a seat at the moment, and have put you on the waiting list: if a seat becomes free, we will write to you. There is nothing you need to do.",
		note: "If you would rather not wait, please write to {{email}}.",
	},
	confirmation: {
		subject: "Confirmed: {{title}}, {{date}}",
		preview: "Your seat is confirmed.",
		title: "Your seat is *confirmed*",
		text: "We look forward to seeing you at {{title}} on {{date}}.",
		note: "The attached file adds the table to your calendar, named as a meal and nothing else. If you cannot come after all, please tell us early at {{email}}: somebody else may be waiting for a seat.",
	},
	reminder: {
		subject: "Soon: {{title}}, {{date}}",
		preview: "A reminder of your table.",
		title: "See you *soon*",
		text: "A short reminder of {{title}} on {{date}}. Come as you are, and on time: at a small table, everybody begins together.",
		note: "If something has come up, please write to {{email}} at once.",
	},
	moved: {
		subject: "Your new table: {{title}}, {{date}}",
		preview: "Your seat has moved to another table.",
		title: "Your seat has *moved*",
		text: "Your seat has moved to another table: we look forward to seeing you at {{title}} on {{date}}. The seat that you had before is no longer kept for you.",
		button: "See your new table",
		note: "The link is yours alone: please do not pass this email on. The attached files add the new table to your calendar, and remove the former one if it is there. If the new table does not suit you, write to {{email}} and we will find a solution.",
	},
	change: {
		subject: "Changed: {{title}}, {{date}}",
		preview: "Something about your table has changed.",
		title: "A *change* of plan",
		text: "Something about {{title}} has changed. Here are the new details; please replace what you had noted.",
		note: "The attached file brings your calendar up to date. If this no longer suits you, write to {{email}} and we will find a solution.",
	},
	postponement: {
		subject: "Postponed: {{title}}",
		preview: "The new date will follow by email.",
		title: "This table is *postponed*",
		text: "We are sorry: {{title}} will not take place on the day that was planned. We will write to you as soon as there is a new date. Your seat is kept until then, and there is nothing you need to do.",
		textWaiting:
			"{{title}} will not take place on the day that was planned. You stay on the waiting list, and we will write to you if a seat becomes free on the new date. There is nothing you need to do.",
		note: "If you would rather not wait for the new date, or have a question, write to {{email}}.",
	},
	cancellation: {
		subject: "Cancelled: {{title}}, {{date}}",
		preview: "This table will not take place.",
		title: "This table is *cancelled*",
		text: "We are sorry: {{title}} on {{date}} will not take place. There is nothing you need to do.",
		noteWaiting: "If you have a question, write to {{email}}.",
		note: "The attached file removes it from your calendar. If you have a question, about your ticket for instance, write to {{email}}.",
	},
	backOn: {
		subject: "Taking place after all: {{title}}, {{date}}",
		preview: "The table takes place. Here are the details.",
		title: "It takes place *after all*",
		text: "Good news: {{title}} will take place on {{date}}. Your seat is still kept. The details below replace whatever we wrote to you before.",
		button: "See your table",
		note: "The link is yours alone: please do not pass this email on. The attached file brings your calendar up to date. If this date does not suit you, write to {{email}} and we will find a solution.",
	},
	feedback: {
		subject: "A question after {{title}}",
		preview: "It takes a minute, and you are free not to answer.",
		title: "How was *the table*?",
		text: "Thank you for coming to {{title}} on {{date}}. Is there anyone from the table you would like to see again? The link opens a page of your own, where you can answer, and change your answer, until {{day}}. Numbers are exchanged only between two people who named each other and who both agreed. A wish that is not returned is shown to nobody.",
		button: "Answer the question",
		note: "The link is yours alone: please do not pass this email on. Once the answers are in, everybody who received this email receives a last one, whatever they answered. If you have a question, write to {{email}}.",
	},
	results: {
		subject: "The answers after {{title}}",
		preview: "The answers of your table are in.",
		title: "The answers *are in*",
		matched:
			"Thank you once more for coming to {{title}} on {{date}}. The wish is mutual, and so is the agreement: you will find their number below, and yours has been given in return.",
		unmatched:
			"Thank you once more for coming to {{title}} on {{date}}. This time there is no number that we could give you, and yours has been given to nobody.",
		note: "A number is given in confidence: please keep it to yourself. If anything worries you, or you have a question, write to {{email}}.",
		noteUnmatched: "If you have a question, write to {{email}}.",
	},
	footer: {
		why: "You are receiving this email because you asked for a seat at a table of {{name}}. Your details are erased from the site {{guestDays}} days after the meal.",
		address: "Sent by {{company}}, {{place}}",
	},
};

/** The page that the link of an invitation opens. */
export const invitation = {
	meta: "Your invitation · {{name}}",
	facts: {
		when: "When",
		where: "Where",
		price: "Ticket",
		answerBy: "Please answer by",
	},
	moved: "Your seat has moved to this table.",
	open: {
		title: "{{firstName}}, will you *join us*?",
		text: "A seat is kept for you at {{title}} on {{date}}. It is yours once you accept.",
	},
	accepted: {
		title: "The seat is *yours*",
		text: "Thank you: your seat at {{title}} on {{date}} is noted. We will write to you with everything else. If you cannot come after all, write to {{email}}.",
	},
	declined: {
		title: "Perhaps *another time*",
		text: "Thank you for telling us that you are not coming to {{title}} on {{date}}. Your seat goes to somebody else. If you change your mind, write to {{email}}.",
	},
	late: {
		title: "{{firstName}}, a seat is *still free*",
		text: "We had no answer from you, so your seat at {{title}} on {{date}} is no longer kept. One is free at the moment: it is yours if you accept before somebody else does.",
	},
	gone: {
		title: "This seat is *no longer kept*",
		text: "We had no answer from you, so your seat at {{title}} on {{date}} is no longer kept, and none is free at the moment. You are on the waiting list: if a seat becomes free, we may write to you again. If you would rather not wait, please decline.",
	},
	postponed: {
		title: "This table is *postponed*",
		text: "{{title}} will not take place on the day that was planned. We will write to you as soon as there is a new date; your seat is kept until then. If you have a question, write to {{email}}.",
	},
	cancelled: {
		title: "This table is *cancelled*",
		text: "We are sorry: {{title}} on {{date}} will not take place. There is nothing you need to do. If you have a question, about your ticket for instance, write to {{email}}.",
	},
	invalid: {
		title: "This link *no longer works*",
		text: "The meal may have begun, or the table may have been changed or cancelled, or the link may be incomplete. Write to {{email}} and we will help you.",
	},
	accept: "Accept the seat",
	decline: "Decline",
	code: { alternative: "MauCAS QR code, to scan with the app of your bank" },
};
