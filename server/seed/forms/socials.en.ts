import type { WordsOf } from "./shipped-form.ts";
import type { socials } from "./socials.ts";

export const socialsInEnglish: WordsOf<typeof socials> = {
	you: {
		label: "You",
		help: "About four minutes. We put each table together by age and by what people have to say to each other.",
	},
	firstName: { label: "First name" },
	lastName: { label: "Surname" },
	born: { label: "Date of birth", help: "It tells us which table suits you. Nobody at the table learns it." },
	gender: {
		label: "You take a seat as",
		help: "As many women as men sit at a table.",
		options: ["A woman", "A man"],
	},
	place: { label: "Where in Mauritius do you live?" },
	email: { label: "Email address", help: "Your invitation goes there." },
	whatsapp: { label: "WhatsApp number", help: "For the confirmation, and for news on the day itself." },

	table: { label: "Your table" },
	meal: { label: "You would come to", options: ["A brunch", "A dinner", "Either"] },
	languages: {
		label: "At the table, you like to speak",
		options: ["English", "French", "Either", "Mauritian Creole, mixed with both"],
	},
	manner: {
		label: "Among people whom you do not know yet",
		options: ["I listen first", "I tell stories"],
	},
	subjects: {
		label: "What could you talk about for an hour?",
		help: "Two or three subjects: that is how we choose who sits beside you.",
	},
	hope: {
		label: "What do you hope for?",
		options: ["To meet somebody", "New friends, and more if it happens", "A good meal in good company"],
	},
	friend: {
		label: "Do you come alone?",
		help: "Most people do, and we encourage it.",
		options: ["Alone", "With a friend"],
	},
	friendName: {
		label: "The name of your friend",
		help: "Your friend fills in this form, too.",
	},
	apart: {
		label: "Is there anyone who must not sit at your table?",
		help: "A former partner, a colleague, a relative. Names are enough: you owe us no reason.",
	},

	plate: { label: "On your plate" },
	avoids: {
		label: "Is there something that you do not eat or drink?",
		options: ["No", "Yes"],
	},
	diet: { label: "What should the kitchen leave out?", help: "Allergies, diets, dishes." },
	special: {
		label:
			"I explicitly agree that you use this answer, which may tell of my health or my beliefs, to choose the restaurant and inform its kitchen.",
		help: "The law protects such answers specially, which is why we ask for your agreement apart. You may withdraw it at any time by writing to us.",
	},

	agreement: { label: "Your agreement" },
	later: {
		label: "If there is no suitable table for you this time",
		options: ["Keep my application for later tables", "Do not keep it"],
	},
	ticket: {
		label:
			"I understand that my seat is reserved once my ticket is paid; that the ticket is not refunded, but can be moved to another table if I cancel in good time.",
	},
	privacy: { label: "I have read the privacy policy." },
};
