export const home = {
	meta: {
		title: "Private matchmaking in Mauritius · {{name}}",
		description:
			"Curated introductions for selective professionals, in Mauritius and abroad. Private from the start, and paid only once a first match is agreed.",
	},
	hero: {
		label: "Private matchmaking · {{place}}",
		title: "Introductions for people who *mean it*",
		lead: "You know what you are looking for, and your time is precious. We choose with care, introduce in private, and wait for two people to say yes.",
		apply: "Apply now",
		count: "{{members}}+ active members",
		count_one: "{{members}} active member",
		countNote: "professionals, in Mauritius and abroad",
	},
	intro: {
		label: "What to expect",
		title: "Fewer introductions, *better chosen*",
		paragraphs: [
			"You have built a life you like. Finding someone to share it with should not become a second job.",
			"We work for selective professionals, in Mauritius and abroad, who want a lasting relationship and have little time to look for it. We read, we listen, we choose. Then we introduce two people who have good reason to meet.",
		],
		expectations: [
			{
				title: "Curated",
				text: "Our team chooses every introduction and gives a short reason for it: why this person, and why you.",
			},
			{
				title: "Private",
				text: "A match sees your first name, age, location and the reason for the introduction. No surname, photo, employer or university before the first date.",
			},
			{
				title: "No pressure",
				text: "Nothing goes ahead unless you both agree. You may ask for a pause, and you pay only once a first match is found and agreed.",
			},
			{
				title: "Supported",
				text: "We speak with you one to one before we introduce you, and ask for your feedback after a date.",
			},
		],
	},
	applyCall: {
		title: "It begins with {{minutes}} *quiet minutes*",
		text: "That is about what the form and the consultation take together. Within one business day of your application, we tell you whether a potential match exists among our members.",
		apply: "Start my application",
		network: "Not ready yet? See the free network",
	},
	counter: {
		label: "Active members",
		before: "Connect with",
		count: "{{members}}+",
		after: "successful *professionals*",
		note: "Every profile is verified: we have spoken by video with the person behind it.",
	},
	// Sample copy: none of these people exist. Replace with real, consented testimonials, then remove `sample`.
	testimonials: {
		label: "In their words",
		title: "What a careful introduction *feels like*",
		sample: "Sample testimonials: these quotes are illustrative and were not written by clients.",
		items: [
			{
				quote:
					"I had given the apps three years. The consultation asked less of me than one evening of swiping.",
				author: "Architect, 36",
			},
			{
				quote:
					"I am known on the island, so discretion was not a detail. My surname stayed mine until I chose to say it.",
				author: "Notary, 44",
			},
			{
				quote:
					"They told me what they read in my answers, kindly and without flattery. I still think about it.",
				author: "Engineer, 39",
			},
			{
				quote: "One introduction, the reason for it, and time to reflect. I felt treated as an adult.",
				author: "Doctor, 42",
			},
			{
				quote: "Raising two children alone, I expected awkward questions. I was simply listened to.",
				author: "Hotel manager, 47",
			},
			{
				quote: "We first met by video, six hours apart. Both of us knew why we were there, and it showed.",
				author: "Financial analyst, 33",
			},
		],
		quotes: [
			{
				quote: "For once I did not have to perform. I only had to be clear about what I wanted.",
				author: "Lawyer, 38",
			},
			{
				quote: "The first date was easy, because someone had thought about it before we did.",
				author: "Veterinary surgeon, 35",
			},
		],
	},
	membership: {
		label: "Membership",
		title: "What membership *covers*",
		blocks: [
			{
				title: "Premium matchmaking",
				lead: "The search is our work. You keep the two decisions that matter: whether to meet, and whether to meet again.",
				bullets: [
					"An active search on your behalf among our members",
					"Priority for matches between paying members",
					"Both profiles, without surname or photo, to review before anyone commits",
					"A first date arranged once you have both said yes",
					"International matches introduced by video call",
					"A pause whenever you ask for one",
				],
			},
			{
				title: "Inner work",
				lead: "A good choice starts with knowing your own habits. Before we look for anyone, we look at what you bring and what you need.",
				bullets: [
					"An assessment of your needs in a relationship",
					"A reading of your attachment style",
					"An honest look at your dating tendencies",
					"A one-on-one video consultation",
					"A profile summary that you review and approve",
					"Post-date feedback, to make the next step a better one",
				],
			},
		],
	},
	secondApply: {
		title: "Serious about it? *So are we*",
		text: "Tell us who you are and what you hope for. There is nothing to pay until a first match is found and agreed.",
		apply: "Apply for membership",
	},
	team: {
		label: "Who we are",
		title: "The people who *read every line*",
		paragraphs: [
			"{{name}} is run by {{company}}, a registered company based in {{place}}. You may have known us as {{formerName}}.",
			"We read each questionnaire ourselves, then listen. To what you ask for first, and to what you come back to. When we put two people forward, we can say why in a sentence or two. If we cannot, we do not introduce them.",
			"On an island, everyone knows someone who knows you. That is why discretion comes before everything else we do, and why we ask before we share.",
		],
	},
	comparison: {
		label: "Side by side",
		title: "Your evenings are *worth more*",
		caption: "Dating apps and {{name}} compared on eight points",
		columns: {
			aspect: "What matters",
			apps: "Dating apps",
			us: "With {{name}}",
		},
		rows: [
			{
				aspect: "Intention",
				apps: "Mixed, and often left unsaid",
				us: "Members are 100% intentional",
			},
			{
				aspect: "Profiles",
				apps: "Checks differ from one app to the next",
				us: "All verified, one to one, by video",
			},
			{
				aspect: "Your time",
				apps: "{{swipingHours}}+ hours of swiping a month, by our estimate",
				us: "About {{minutes}} minutes, form and consultation together",
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
		call: {
			text: "Prefer to be introduced?",
			apply: "Apply and put the phone down",
		},
	},
	guarantees: {
		label: "Our word",
		title: "Three things we *can promise*",
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
				title: "An answer within one business day",
				text: "We review your application within one business day and say whether a potential match exists among our members.",
				limit: "We promise an honest answer. It may be: not yet.",
			},
		],
	},
	price: {
		label: "Membership fee",
		title: "One fee, paid *once*",
		period: "one time, VAT included",
		covers: [
			"One year of membership, or until you find your partner",
			"An active search, with priority for matches between paying members",
			"About {{dates}} dates, as a benchmark and not a commitment",
			"Feedback after a date, then a second date or a new introduction",
			"A pause on request",
			"Payment by mobile money or bank transfer, from Mauritius or abroad",
		],
		reassurance: "Charged only when a first match is found and agreed.",
		apply: "Apply, with nothing to pay today",
		network: "Or join the network, free of charge",
		note: "Membership is personal and non-transferable. It is not refundable, except where the law gives you a right to withdraw or to be refunded. We commit to the work; we cannot guarantee the result.",
	},
	steps: {
		label: "How it works",
		title: "Four steps, *none of them rushed*",
		items: [
			{
				title: "Apply",
				text: "You fill in the questionnaire. Within one business day, you have our answer and an assessment of your needs.",
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
	research: {
		label: "Research",
		title: "What online daters *say*",
		note: "Six findings from one survey of US adults, published in 2023. Each share is of people who have ever used a dating site or app. They describe the United States, not Mauritius.",
		source: "Read the source",
		sourceOf: ": {{publisher}}, {{figure}} ({{newTab}})",
		items: [
			{
				figure: "46%",
				text: "of people who have dated online call their experience negative overall.",
			},
			{
				figure: "52%",
				text: "of users think they have come across someone who was trying to scam them.",
			},
			{
				figure: "38%",
				text: "of users have been sent a sexually explicit message or image they had not asked for.",
			},
			{
				figure: "30%",
				text: "of users say someone kept contacting them after they had said they were not interested.",
			},
			{
				figure: "24%",
				text: "of users say someone on a site or app called them an offensive name.",
			},
			{
				figure: "6%",
				text: "of users say someone on a site or app threatened to harm them physically.",
			},
		],
		positive: {
			figure: "53%",
			text: "call their experience positive overall. Same survey, same question: the picture is mixed, and we say so.",
		},
	},
	referral: {
		label: "Nominate a single",
		title: "Thinking of *someone*?",
		text: "Tell us about the friend, sister or colleague who deserves a good introduction. Please ask them first. They complete the questionnaire and the interviews alone, and every choice is theirs.",
		action: "Nominate someone",
		englishOnly: "external form",
	},
	insights: {
		label: "Insights",
		title: "Notes on *dating well*",
		loading: "Loading insights...",
		all: "View all insights",
	},
	faq: {
		label: "Questions",
		title: "Before you *write to us*",
		items: [
			{
				question: "What is the difference between membership and the network?",
				answer:
					"As a member, you have us searching actively on your behalf. The network is free: we keep your profile private, do not search for you, and contact you only if a strong match with an active member appears.",
			},
			{
				question: "What does a match know about me before the first date?",
				answer:
					"Your first name, your age, your location and a short reason for the match. No surname, photo, employer or university. Your profile picture and messaging number are shared only with your explicit consent, for each introduction.",
			},
			{
				question: "What does membership cost, and when do I pay?",
				answer:
					"{{fee}}, one time, VAT included. We charge it only once a first match is found and agreed. You can pay by mobile money or bank transfer, from Mauritius or from abroad.",
			},
			{
				question: "Can I pause my membership, or be refunded?",
				answer:
					"You can pause it on request. There are no refunds, except where the law gives you a right to withdraw or to be refunded, and a membership cannot be passed on to someone else. It lasts one year, or until you find a partner.",
			},
			{
				question: "I am divorced, or a single parent. May I apply?",
				answer:
					"Yes, and you are welcome. We ask that the separation be legally recognised and amicable. Like everyone who applies, you must be {{minimumAge}} or over.",
			},
			{
				question: "What if my match lives abroad?",
				answer:
					"We work with members in Mauritius and overseas. International matches are introduced by video call, so you can get to know each other before anyone books a flight.",
			},
			{
				question: "May I apply for a relative or a friend?",
				answer:
					"Yes. That person must complete the questionnaire and the interviews alone: we need to hear their wishes in their own words.",
			},
			{
				question: "How long does it all take?",
				answer:
					"About {{minutes}} minutes for the form and the consultation together. How soon a match appears depends on you and on who is among our members. We would rather wait than introduce you without a reason.",
			},
			{
				question: "How many dates will I have?",
				answer:
					"About {{dates}} is our benchmark. It is not a commitment, and we cannot guarantee success. Some people need one date, others need more time.",
			},
			{
				question: "What happens after I apply, and who comes first?",
				answer:
					"Within one business day we review your application, tell you whether a potential match exists among our members, and share an assessment of your needs, attachment style and dating tendencies. Matches between members who have paid come first.",
			},
		],
	},
};
