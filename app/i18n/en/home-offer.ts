/** Part of the home page: how the service compares, what it promises, costs, and how it goes. */
export const homeOffer = {
	comparison: {
		label: "Side by side",
		title: "Your evenings are *worth more*",
		caption: "Dating apps and {{name}} compared on {{entries}} points",
		caption_one: "Dating apps and {{name}} compared on one point",
		columns: {
			aspect: "What matters",
			apps: "Dating apps",
			us: "With {{name}}",
		},
		rows: [
			{
				aspect: "Intention",
				apps: "Mixed, and often left unsaid",
				us: "100% are looking for a lasting relationship",
			},
			{
				aspect: "Profiles",
				apps: "Checks differ from one app to the next",
				us: "All verified, one to one, by video",
			},
			{
				aspect: "Your time",
				apps: "{{swipingHours}}+ hours of swiping, month after month, by our own estimate",
				us: "About {{minutes}} minutes once, form and consultation together. Then we search for you",
			},
			{
				aspect: "Privacy",
				apps: "Your face and your story, shown to strangers",
				us: "First name, age, location and a reason. Your picture, only with your consent",
			},
			{
				aspect: "Selection",
				apps: "An algorithm, and your thumb",
				us: "People who have read your answers and spoken with you",
			},
			{
				aspect: "Self-knowledge",
				apps: "Left to you",
				us: "Your needs, attachment style and dating tendencies, assessed with care",
			},
			{
				aspect: "After a date",
				apps: "Back to the screen",
				us: "Your feedback, then a second date or a new introduction",
			},
			{
				aspect: "Cost",
				apps: "Often a subscription, match or no match",
				us: "{{fee}} one time, when a first match is found and agreed",
			},
		],
		more: "See all {{entries}}",
		more_one: "See the one",
		call: {
			text: "Prefer to be introduced?",
			apply: "Apply and put the phone down",
		},
	},
	guarantees: {
		label: "Our word",
		title: "{{entries}} things we *can promise*",
		title_one: "One thing we *can promise*",
		limitLabel: "To be clear",
		items: [
			{
				title: "No match, no fee",
				text: "We charge nothing until a first match is found and agreed. You apply and speak with us before any payment.",
				limit: "Once paid, the fee is not refunded, except where the law gives you a right to it.",
			},
			{
				title: "Nothing shared behind your back",
				text: "An introduction gives your first name, age, location and a short reason. Your picture and messaging number need your explicit consent, each time.",
				limit: "What you tell each other from the first date on is for you to decide.",
			},
			{
				title: "An answer within {{answerDays}}",
				text: "We review your application within {{answerDays}} and say whether a potential match exists among our members.",
				limit: "We promise an honest answer. It may be: not yet.",
			},
		],
	},
	discretion: {
		label: "Discretion",
		title: "How we keep it *quiet*",
		more: "The practical details",
		items: [
			{
				title: "“Is there anyone we must never introduce you to?”",
				text: "We ask before we look for anyone. Name a colleague, a relative, a former partner: we will not introduce you, and they will not learn from us that you are here.",
			},
			{
				title: "Your surname",
				text: "It stays with us. A match learns it from you, if and when you wish.",
			},
			{
				title: "On your bank statement",
				text: "It says {{statementName}}, and nothing about meeting anyone.",
				text_withoutStatementName: "",
			},
			{
				title: "On your phone",
				text: "When we call or write, it shows {{callerName}}.",
				text_withoutCallerName: "",
			},
			{
				title: "Who sees your file",
				text: "People who may open it: {{filePeople}}. Nobody else does.",
				text_withoutFilePeople: "",
			},
			{
				title: "How long we keep your file",
				text: "{{fileMonths}} months after your membership ends. Then it is deleted.",
				text_withoutFileMonths: "",
			},
		],
	},
	price: {
		label: "Membership fee",
		title: "One fee, paid *once*",
		period: "one time, VAT included",
		covers: [
			"One year of membership, or until you find your partner",
			"An active search, with priority from your second introduction on",
			"About {{dates}} dates, as a benchmark and not a commitment",
			"Feedback after a date, then a second date or a new introduction",
			"A pause on request",
			"Payment by mobile money or bank transfer, from Mauritius or abroad",
		],
		more: "Everything it covers",
		reassurance: "Charged only when a first match is found and agreed.",
		apply: "Apply, with nothing to pay today",
		network: "Or join the network, free of charge",
		note: "Membership is personal and non-transferable. It is not refundable, except where the law gives you a right to withdraw or to be refunded. We commit to the work; we cannot guarantee the result.",
	},
	steps: {
		label: "How it works",
		title: "{{entries}} steps, *none of them rushed*",
		title_one: "One step, *and no rush*",
		items: [
			{
				title: "Apply",
				text: "You fill in the questionnaire. Within {{answerDays}}, you have our answer and an assessment of your needs.",
			},
			{
				title: "Talk",
				text: "We meet one to one by video, then write a profile summary that you review and approve.",
			},
			{
				title: "Match",
				text: "Both profiles are shared for review. If you are both interested, you activate your membership and the first date is arranged.",
			},
			{
				title: "Meet",
				text: "You tell us how the date went. A second date follows, or a new introduction.",
			},
		],
		link: "See the journey in full",
	},
};
