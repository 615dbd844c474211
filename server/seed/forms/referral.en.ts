import type { referral } from "./referral.ts";
import type { WordsOf } from "./shipped-form.ts";

export const referralInEnglish: WordsOf<typeof referral> = {
	you: {
		label: "You",
		help: "About three minutes. The person you suggest decides alone: they answer our questions and speak with us without you.",
	},
	firstName: { label: "Your first name" },
	lastName: { label: "Your surname" },
	email: { label: "Your email address" },
	telephone: { label: "Your telephone or WhatsApp number" },
	relation: {
		label: "The person you think of is",
		options: ["A friend", "A relative", "A colleague", "Somebody else you know"],
	},

	them: { label: "The person you think of" },
	theirName: {
		label: "Their first name",
		help: "The first name is enough for now.",
	},
	theirAge: { label: "Their age, roughly" },
	theirPlace: { label: "Where do they live?" },
	why: {
		label: "What would you say of them to somebody who has never met them?",
		help: "What you like about them, in your words. Please write nothing that they would not want to read.",
	},
	suits: { label: "What kind of person would suit them?" },

	contact: {
		label: "How it goes on",
		help: "We write to nobody who has not agreed.",
	},
	know: {
		label: "Does this person know that you are writing to us?",
		options: ["Yes, and they agree that you contact them", "Not yet: I shall ask first"],
	},
	theirMail: { label: "Their email address", help: "Or a telephone number below." },
	theirTelephone: { label: "Their telephone or WhatsApp number" },
	may: { label: "This person knows that I give you these details, and agrees to it." },
	named: {
		label: "May we say that it was you?",
		options: ["Yes", "No"],
	},
	privacy: { label: "I have read the privacy policy." },
};
