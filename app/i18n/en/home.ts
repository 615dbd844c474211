import { homeOffer } from "./home-offer.ts";
import { homeQuestions } from "./home-questions.ts";

/** The source of the findings: whoever changes one checks it against this page. */
const pewResearch = {
	publisher: "Pew Research Center",
	year: "2023",
	url: "https://www.pewresearch.org/short-reads/2023/02/02/key-findings-about-online-dating-in-the-u-s/",
};

export const home = {
	/** The sections of the page below its opening, in their order. */
	sections: [
		"introduction",
		"applyCall",
		"members",
		"testimonials",
		"quotes",
		"membership",
		"secondApply",
		"team",
		"comparison",
		"guarantees",
		"price",
		"steps",
		"research",
		"referral",
		"insights",
		"questions",
		"newsletter",
	],
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
		price: "Nothing to pay until a first match is agreed. Then {{fee}}, once.",
		next: "You apply, we answer within {{answerDays}}, then we talk by video.",
		count: "{{members}} active members",
		count_one: "{{members}} active member",
		countNote: "professionals, in Mauritius and abroad",
	},
	/** Ways to ask a question without applying. */
	ask: {
		action: "Ask a question in confidence",
		call: "A call at an hour you choose",
	},
	person: {
		since: "introducing people since {{personSince}}",
		since_withoutPersonSince: "",
		sample: "Sample: this person is invented.",
	},
	intro: {
		label: "What to expect",
		title: "Fewer introductions, *better chosen*",
		paragraphs: [
			"You have built a life you like. Finding someone to share it with should not become a second job.",
			"We work for selective professionals, in Mauritius and abroad, who want a lasting relationship. We read, we listen, we choose. Then we introduce two people who have good reason to meet.",
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
		text: "That is about what the form and the consultation take together. Within {{answerDays}} of your application, we tell you whether a potential match exists among our members.",
		apply: "Start my application",
		network: "Not ready yet? Join the free network",
	},
	counter: {
		label: "Active members",
		before: "Connect with",
		count: "{{members}}",
		after: "successful *professionals*",
		/** The day on which the number was last confirmed. */
		day: "Counted on {{day}}.",
		/** Figures about the members. */
		figures: [
			{
				figure: "{{membersYoungest}} to {{membersOldest}}",
				figure_withoutMembersYoungest: "",
				figure_withoutMembersOldest: "",
				text: "years of age",
			},
			{
				figure: "{{membersWomen}} : {{membersMen}}",
				figure_withoutMembersWomen: "",
				text: "women to men",
			},
			{
				figure: "{{membersLocal}}%",
				figure_withoutMembersLocal: "",
				text: "live in Mauritius",
			},
		],
		note: "Every member’s profile is verified: we have spoken by video with the person behind it.",
	},
	// Sample copy: none of these people exist. Who agreed to what is recorded in the content area.
	testimonials: {
		label: "In their words",
		title: "What a careful introduction *feels like*",
		sample: "Sample testimonials: these quotes are illustrative and were not written by clients.",
		sampleMark: "Sample quote",
		more: "More",
		items: [
			{
				quote:
					"I had given the apps three years. The consultation asked less of me than one evening of swiping.",
				author: "Architect, 36",
				consented: false,
			},
			{
				quote:
					"I am known on the island, so discretion was not a detail. My surname stayed mine until I chose to say it.",
				author: "Notary, 44",
				consented: false,
			},
			{
				quote:
					"They told me what they read in my answers, kindly and without flattery. I still think about it.",
				author: "Engineer, 39",
				consented: false,
			},
			{
				quote: "One introduction, the reason for it, and time to reflect. I felt treated as an adult.",
				author: "Doctor, 42",
				consented: false,
			},
			{
				quote: "Raising two children alone, I expected awkward questions. I was simply listened to.",
				author: "Hotel manager, 47",
				consented: false,
			},
			{
				quote: "We first met by video, six hours apart. Both of us knew why we were there, and it showed.",
				author: "Financial analyst, 33",
				consented: false,
			},
		],
		quotes: [
			{
				quote: "For once I did not have to perform. I only had to be clear about what I wanted.",
				author: "Lawyer, 38",
				consented: false,
			},
			{
				quote: "The first date was easy, because someone had thought about it before we did.",
				author: "Veterinary surgeon, 35",
				consented: false,
			},
		],
	},
	membership: {
		label: "Membership",
		title: "What membership *covers*",
		more: "What this includes",
		blocks: [
			{
				title: "Premium matchmaking",
				lead: "The search is our work. You keep the two decisions that matter: whether to meet, and whether to meet again.",
				bullets: [
					"An active search on your behalf among our members",
					"Priority from your second introduction on",
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
		more: "Why discretion comes first",
		paragraphs: [
			"{{name}} is run by {{company}}, a registered company based in {{place}}. You may have known us as {{formerName}}.",
			"We read each questionnaire ourselves, then listen. To what you ask for first, and to what you come back to. When we put two people forward, we can say why in a sentence or two. If we cannot, we do not introduce them.",
			"On an island, everyone knows someone who knows you. That is why discretion comes before everything else we do, and why we ask before we share.",
		],
		paragraphs_withoutFormerName: {
			0: "{{name}} is run by {{company}}, a registered company based in {{place}}.",
		},
	},
	...homeOffer,
	research: {
		label: "Research",
		title: "What online daters *say*",
		note: "{{entries}} findings from one survey of US adults, published in 2023. Each share is of people who have ever used a dating site or app. They describe the United States, not Mauritius.",
		note_one:
			"One finding from a survey of US adults, published in 2023. It is a share of people who have ever used a dating site or app. It describes the United States, not Mauritius.",
		more: "The other findings",
		source: "Read the source",
		sourceOf: ": {{publisher}} ({{newTab}})",
		items: [
			{
				figure: "46%",
				text: "of people who have dated online call their experience negative overall.",
				...pewResearch,
			},
			{
				figure: "52%",
				text: "of users think they have come across someone who was trying to scam them.",
				...pewResearch,
			},
			{
				figure: "38%",
				text: "of users have been sent a sexually explicit message or image they had not asked for.",
				...pewResearch,
			},
			{
				figure: "30%",
				text: "of users say someone kept contacting them after they had said they were not interested.",
				...pewResearch,
			},
			{
				figure: "24%",
				text: "of users say someone on a site or app called them an offensive name.",
				...pewResearch,
			},
			{
				figure: "6%",
				text: "of users say someone on a site or app threatened to harm them physically.",
				...pewResearch,
			},
		],
		/** Findings for the other side, below the others. */
		balance: [
			{
				figure: "53%",
				text: "call their experience positive overall. Same survey, same question: the picture is mixed, and we say so.",
				...pewResearch,
			},
		],
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
	...homeQuestions,
};
