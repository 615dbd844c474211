export const socials = {
	/** The sections of the page below its opening, in their order. */
	sections: ["expectations", "steps", "testimonials", "reasons", "dates", "past", "ticket", "questions"],
	meta: {
		title: "Singles Socials: small dinners in Mauritius · {{name}}",
		description:
			"Dinners and brunches for {{tableMin}} to {{tableMax}} singles in central Mauritius, seated by age and vibe, with as many women as men. Apply for a seat.",
		description_withoutSocialsForm:
			"Dinners and brunches for {{tableMin}} to {{tableMax}} singles in central Mauritius, seated by age and vibe, with as many women as men.",
	},
	hero: {
		label: "Singles Socials",
		title: "A small table, *well chosen*",
		lead: "Dinner or brunch in central Mauritius for {{tableMin}} to {{tableMax}} singles, as many women as men, brought together by age and vibe.",
		action: "Apply for a seat",
		englishOnly: "The sign-up form is in English.",
		dates: "See the next tables",
	},
	expect: {
		title: "A gathering on a *human scale*",
		items: [
			{
				title: "A good table in the middle of the island",
				text: "A restaurant in central Mauritius, so that nobody has the whole island to cross.",
			},
			{
				title: "{{tableMin}} to {{tableMax}} guests",
				text: "Few enough to remember everyone’s name. Occasionally, a table of {{smallTable}}.",
			},
			{
				title: "As many women as men",
				text: "Numbers are equal at every table, so the conversation starts in balance.",
			},
			{
				title: "Matched by age and vibe",
				text: "We place each guest with thought: people of similar age who should enjoy each other’s company.",
			},
			{
				title: "Dinner or brunch",
				text: "Some tables meet over dinner, others over brunch. Either way, the pace is that of a meal.",
			},
		],
	},
	how: {
		title: "From the form to the *first course*",
		items: [
			{
				title: "Apply",
				text: "Introduce yourself in the form. You apply first; the ticket comes later, once there is a table for you.",
			},
			{
				title: "Receive your invitation",
				text: "When a suitable table exists, we invite you {{weeksMin}} to {{weeksMax}} weeks before the event. Confirmation comes by email and by instant message. You then buy your ticket.",
			},
			{
				title: "Take your seat",
				text: "Give the restaurant the surname on the reservation and join your table. Afterwards, our feedback email lets you ask for another guest’s phone number: numbers are exchanged when the interest is mutual.",
			},
		],
		note: "Not invited this time? We keep your application in mind for later tables, unless you ask us not to.",
	},
	testimonials: {
		label: "Around the table",
		title: "What stays *after dessert*",
		sample: "Sample quotes, written to illustrate this page.",
		sampleMark: "Sample quote",
		items: [
			{
				quote:
					"I came alone, and I was nervous until the bread arrived. After that I forgot to look at my phone.",
				author: "Woman, 34",
				consented: false,
			},
			{
				quote:
					"Everyone at the table was at much the same point in life as I am. It made talking surprisingly easy.",
				author: "Man, 41",
				consented: false,
			},
			{
				quote: "It felt like dinner at the home of a friend who knows exactly whom to seat beside whom.",
				author: "Woman, 38",
				consented: false,
			},
			{
				quote:
					"I liked that numbers came afterwards, and only if we both wished it. Nobody was put on the spot.",
				author: "Man, 45",
				consented: false,
			},
		],
	},
	why: {
		title: "What a table tells you that *a screen cannot*",
		items: [
			{
				title: "A real first impression",
				text: "A voice, a way of listening, a sense of humour: a meal says what a week of messages leaves out.",
			},
			{
				title: "Company chosen for you",
				text: "You do not scan a room. Someone has already thought about who would enjoy sitting with you.",
			},
			{
				title: "Interest, expressed discreetly",
				text: "Nothing has to be declared across the table. You tell us afterwards, and a number is passed on when both of you wish it.",
			},
		],
	},
	events: {
		label: "Upcoming dates",
		title: "The *next tables*",
		empty: {
			title: "The next table is being set",
			text: "No date is announced for now. Apply for a seat, and we will write to you when a table suits you.",
			text_withoutSocialsForm: "No date is announced for now.",
		},
		price: "Ticket",
		place: "Place",
		guests: "Guests",
		addToCalendar: "Add to calendar",
		calendarOf: ": ",
		allInCalendar: "Add all the dates to my calendar",
		types: {
			Dinner: "Dinner",
			Brunch: "Brunch",
		},
		englishText: "In English",
		frenchText: "In French",
	},
	price: {
		label: "The ticket",
		title: "{{ticket}} *a seat*",
		covers: [
			"Your place at a table matched by age and vibe",
			"As many women as men around it",
			"Numbers exchanged afterwards, when interest is mutual",
			"VAT included",
		],
		action: "Apply for a seat",
		note: "Food and drink are paid separately, at the restaurant. Tickets are non-refundable, except where the law gives you a right to a refund; if you cancel at least {{moveDays}} before, yours can be moved to another event.",
	},
	faq: {
		title: "Before you *sit down*",
		items: [
			{
				question: "Can I come on my own?",
				answer:
					"Yes, and we encourage it. Tables are composed for people who arrive alone, and conversation opens more easily that way.",
			},
			{
				question: "May I be seated with a friend?",
				answer:
					"You may ask for it. Write to {{email}} with both your names, and we will take the request into account when we compose the table.",
			},
			{
				question: "How do you choose who sits together?",
				answer:
					"By age and by vibe, with equal numbers of women and men, all of them adults. We invite you when we have a table that suits you, rather than to fill a chair.",
			},
			{
				question: "How many people are at a table?",
				answer:
					"{{tableMin}} to {{tableMax}} as a rule. Occasionally, a table of {{smallTable}}. The balance between women and men stays equal.",
			},
			{
				question: "When will I know that I have a place?",
				answer:
					"Invitations go out {{weeksMin}} to {{weeksMax}} weeks before the event. Your confirmation then comes by email and by instant message.",
			},
			{
				question: "What if I am not invited this time?",
				answer:
					"It means only that the right table has not come together yet. You stay considered for later events and need not apply again. If you would rather not be, write to {{email}} and we will take you off the list.",
				answer_withoutSocialsForm:
					"It means only that the right table has not come together yet. You stay considered for later events. If you would rather not be, write to {{email}} and we will take you off the list.",
			},
			{
				question: "When do I pay, and how much?",
				answer:
					"The ticket is {{ticket}}, VAT included. You buy it after your place is confirmed, not when you apply.",
				answer_withoutSocialsForm:
					"The ticket is {{ticket}}, VAT included. You buy it after your place is confirmed.",
			},
			{
				question: "Who pays for the meal?",
				answer:
					"Food and drink are not part of the ticket. Each guest pays for their own, directly at the restaurant.",
			},
			{
				question: "What if I have to cancel?",
				answer:
					"Tickets are non-refundable, except where the law gives you a right to a refund. Tell us at least {{moveDays}} before the event and yours can be moved to another one. After that, it can no longer be moved.",
			},
			{
				question: "How do I find my table?",
				answer:
					"Give the restaurant the surname the table is reserved under, and you will be shown to it. If you do not have it to hand, write to {{email}}.",
			},
			{
				question: "What about dress, language or dietary needs?",
				answer:
					"Wear what you would choose for a good meal with new friends. If you follow a diet, have an allergy or wonder which languages will be spoken, write to {{email}} before buying your ticket and we will tell you what we know about the table and the restaurant.",
			},
			{
				question: "What happens afterwards?",
				answer:
					"We send you a feedback email, in which you may ask for the phone numbers of guests you would like to see again. When the interest is mutual, numbers are exchanged; otherwise, nothing is passed on.",
			},
		],
	},
};
