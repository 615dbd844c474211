import type { membership } from "./membership.ts";
import type { WordsOf } from "./shipped-form.ts";

export const membershipInEnglish: WordsOf<typeof membership> = {
	you: {
		label: "You",
		help: "Seven short parts, about twelve minutes in all. There are no right answers: the plainer you write, the better we can judge whom to introduce.",
	},
	firstName: { label: "First name" },
	lastName: {
		label: "Surname",
		help: "For us alone. No surname is shared before a first date.",
	},
	born: {
		label: "Date of birth",
		help: "An introduction mentions your age, never your birthday.",
	},
	gender: { label: "You are", options: ["A woman", "A man", "I would put it otherwise"] },
	genderWords: { label: "In your own words" },
	place: { label: "Where do you live?", help: "The town or region, and the country." },
	languages: {
		label: "In which languages would you be yourself on a date?",
		options: ["English", "French", "Mauritian Creole", "Another one"],
	},
	email: { label: "Email address" },
	telephone: {
		label: "Telephone",
		help: "With the country code if you live abroad. We do not pass it on without asking you each time.",
	},

	life: { label: "Your life", help: "What somebody would notice after a few months at your side." },
	work: {
		label: "What do you do for a living?",
		help: "The field and your part in it. The name of your employer is not shared before a first date.",
	},
	situation: {
		label: "Your situation",
		options: ["Single", "Separated", "Divorced", "Widowed"],
	},
	separated: {
		label: "Is your separation recognised by law?",
		help: "Separated and divorced people are welcome where the separation is legally recognised and amicable.",
		options: ["Yes", "It is under way", "Not yet"],
	},
	divorced: {
		label: "Did the divorce end amicably?",
		help: "Separated and divorced people are welcome where the separation is legally recognised and amicable.",
		options: ["Yes", "On the whole", "Not really"],
	},
	children: { label: "Do you have children?", options: ["Yes", "No"] },
	childrenWords: { label: "How old are they, and with whom do they live?" },
	wishForChildren: {
		label: "Would you like to have children, or more of them?",
		options: ["Yes", "Perhaps", "No", "I would rather talk about it"],
	},
	week: {
		label: "What does an ordinary week look like?",
		help: "Work, sport, family, evenings, the hours that are free.",
	},
	pleasures: {
		label: "What do you love doing when nobody expects anything of you?",
		help: "Two or three things, however small.",
	},
	tobacco: { label: "Do you smoke?", options: ["No", "Now and then", "Yes"] },
	alcohol: { label: "Do you drink alcohol?", options: ["No", "Now and then", "Often"] },
	beliefs: {
		label: "Is there a faith, a tradition or a conviction that shapes your life?",
		help: "Leave it empty if there is none, or if you would rather say it in person.",
	},
	beliefsShared: {
		label: "Should the person you meet share it?",
		options: ["It does not matter", "I would prefer it", "I could not do without"],
	},

	habits: {
		label: "How you love",
		help: "Some people need closeness soon, others need room first. Both are fine; what counts is how two people fit. On the scales, go by your first thought.",
	},
	lastLove: {
		label: "When did your last serious relationship end?",
		options: [
			"Less than six months ago",
			"Six months to a year ago",
			"One to three years ago",
			"More than three years ago",
			"I have not had one yet",
		],
	},
	lastLoveTaught: { label: "What has it taught you about yourself?" },
	slowReply: {
		label: "Somebody you like has not replied since yesterday",
		options: ["I hardly notice", "It keeps me awake"],
	},
	closeness: {
		label: "Somebody wants to see you every day from the first week",
		options: ["I am delighted", "I need air"],
	},
	comfort: {
		label: "Telling a partner that you are not well",
		options: ["Comes easily", "I keep it to myself"],
	},
	quarrel: {
		label: "After a disagreement",
		options: ["I talk about it at once", "I withdraw for a while"],
	},
	trust: { label: "Trusting somebody new", options: ["Comes quickly", "Takes me a long time"] },
	pace: {
		label: "Before I call it a relationship, I like to wait",
		options: ["A few dates", "Many months"],
	},
	meeting: {
		label: "How have you met people so far?",
		options: [
			"Through friends or family",
			"At work",
			"On dating apps",
			"At events or through a hobby",
			"Through an agency",
			"I have hardly looked",
		],
	},
	endings: {
		label: "When it did not work out, it was mostly because",
		options: [
			"I lost interest early",
			"I cared more than the other person",
			"We had too little time",
			"We wanted different lives",
			"Of distance",
			"Our families stood in the way",
			"It was different each time",
		],
	},
	pattern: {
		label: "Is there a habit in love that you would like to leave behind?",
		help: "It helps us to notice it with you.",
	},

	wishes: { label: "The person you hope to meet" },
	whom: { label: "You wish to meet", options: ["A man", "A woman", "A man or a woman"] },
	bond: {
		label: "What are you looking for?",
		options: [
			"Marriage",
			"A life together, married or not",
			"A serious relationship, each in their own home",
			"Something serious: the rest will show",
		],
	},
	youngest: { label: "The youngest age you can imagine" },
	oldest: { label: "The oldest age you can imagine" },
	where: {
		label: "Where may this person live?",
		help: "Between two countries, a first meeting takes place by video call.",
		options: ["In Mauritius", "Abroad, if one of us can move one day", "Abroad: I travel often"],
	},
	theirChildren: {
		label: "May this person have children?",
		options: ["Yes", "It depends on their age", "I would prefer not"],
	},
	qualities: {
		label: "Which three qualities matter most to you?",
		help: "Instead of “kind”: how would you notice it?",
	},
	impossible: { label: "What could you not live with?" },

	discretion: {
		label: "Discretion",
		help: "Mauritius is a small island. What you write here serves one purpose: that you do not come across the wrong person through us.",
	},
	never: {
		label: "Is there anyone we must never introduce you to?",
		help: "A former partner, a relative, a colleague, a client, a neighbour. Names are enough: you owe us no reason.",
	},
	circles: {
		label: "Are there companies or circles that we should keep away from?",
		help: "Your employer, a club, a school, a place of worship.",
	},
	answering: {
		label: "If somebody else answers your telephone, we should",
		options: ["Say who we are", "Give a first name only", "Leave no message"],
	},

	practical: { label: "Reaching you" },
	channel: {
		label: "How may we reach you?",
		options: ["By telephone", "On WhatsApp", "By email"],
	},
	whatsapp: { label: "Your WhatsApp number, if it is another one" },
	hours: {
		label: "When is a good moment to speak?",
		options: ["In the morning", "At lunchtime", "In the afternoon", "In the evening", "At the weekend"],
	},
	heard: {
		label: "How did you hear of us?",
		options: [
			"From a friend or relative",
			"At one of your tables",
			"Through an article",
			"On a search engine",
			"On a social network",
			"Otherwise",
		],
	},
	more: { label: "Is there something that we have not asked, and should know?" },

	agreement: { label: "Your agreement" },
	alone: {
		label: "I have filled this in alone, and it is about me.",
		help: "You may suggest a relative or a friend to us, but everybody answers these questions themselves.",
	},
	free: {
		label:
			"I am free for a new relationship: single, widowed, or separated or divorced as the law recognises it.",
	},
	special: {
		label:
			"I explicitly agree that you use my answers on my sexual orientation (whom I wish to meet), on my beliefs, and on my health where I mention it, to assess and propose introductions.",
		help: "The law protects such answers specially, which is why we ask for your agreement apart. You may withdraw it at any time by writing to us.",
	},
	privacy: { label: "I have read the privacy policy." },
};
