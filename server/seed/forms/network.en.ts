import type { network } from "./network.ts";
import type { WordsOf } from "./shipped-form.ts";

export const networkInEnglish: WordsOf<typeof network> = {
	you: {
		label: "You",
		help: "About five minutes. The network is free, and your profile is private: we write to you when somebody among our members would suit you well, and only then.",
	},
	firstName: { label: "First name" },
	lastName: {
		label: "Surname",
		help: "For us alone. No surname is shared before a first date.",
	},
	born: { label: "Date of birth", help: "An introduction mentions your age, never your birthday." },
	gender: { label: "You are", options: ["A woman", "A man", "I would put it otherwise"] },
	genderWords: { label: "In your own words" },
	place: { label: "Where do you live?", help: "The town or region, and the country." },
	email: { label: "Email address" },
	telephone: {
		label: "Telephone or WhatsApp",
		help: "We do not pass it on without asking you each time.",
	},

	life: { label: "Your life" },
	situation: { label: "Your situation", options: ["Single", "Separated", "Divorced", "Widowed"] },
	separated: {
		label: "Is your separation recognised by law?",
		help: "Separated and divorced people are welcome where the separation is legally recognised and amicable.",
		options: ["Yes", "It is under way", "Not yet"],
	},
	children: { label: "Do you have children?", options: ["Yes", "No"] },
	work: {
		label: "What do you do for a living?",
		help: "The field is enough. The name of your employer is not shared before a first date.",
	},
	few: {
		label: "Tell us about yourself in a few sentences.",
		help: "What fills your days, what makes you laugh, what you would not give up.",
	},

	wishes: { label: "The person you hope to meet" },
	whom: { label: "You wish to meet", options: ["A man", "A woman", "A man or a woman"] },
	youngest: { label: "The youngest age you can imagine" },
	oldest: { label: "The oldest age you can imagine" },
	where: {
		label: "Where may this person live?",
		help: "Between two countries, a first meeting takes place by video call.",
		options: ["In Mauritius", "Abroad, if one of us can move one day", "Abroad: I travel often"],
	},
	matters: { label: "What matters most to you in this person?" },
	never: {
		label: "Is there anyone we must never introduce you to?",
		help: "A former partner, a relative, a colleague, a client, a neighbour. Names are enough: you owe us no reason.",
	},

	agreement: { label: "Your agreement" },
	role: {
		label:
			"I understand that nobody searches for me actively in the network, and that introductions between paying members come first.",
	},
	special: {
		label:
			"I explicitly agree that you use my answers on my sexual orientation (whom I wish to meet), and on my beliefs or my health where I mention them, to assess and propose introductions.",
		help: "The law protects such answers specially, which is why we ask for your agreement apart. You may withdraw it at any time by writing to us.",
	},
	privacy: { label: "I have read the privacy policy." },
};
