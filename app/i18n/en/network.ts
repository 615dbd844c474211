export const network = {
	/** The sections of the page below its opening, in their order. */
	sections: ["benefits", "steps", "note", "call"],
	meta: {
		title: "The free singles network · {{name}}",
		description:
			"Join our private network free of charge. We keep your profile to ourselves and contact you only if a strong match with an active member appears.",
	},
	hero: {
		label: "The network",
		title: "Join the network, *free*",
		lead: "You are not ready for membership, and there is no hurry. Leave your profile with us. If a strong match with an active member appears, we will be in touch.",
		action: "Join the network",
	},
	benefits: {
		label: "Why join",
		title: "What you *get*",
		items: [
			{
				title: "Free",
				text: "Joining costs nothing, today or later.",
			},
			{
				title: "Private",
				text: "Your network profile is not public. It stays with our team.",
			},
			{
				title: "Quiet",
				text: "We write only when there is a strong match with an active member. Otherwise, silence.",
			},
			{
				title: "Open",
				text: "You can apply for membership on the day you want us to search for you.",
			},
		],
	},
	steps: {
		label: "How it works",
		title: "{{entries}} steps, *then you wait*",
		title_one: "One step, *then you wait*",
		items: [
			{
				title: "Fill in the form",
				text: "Tell us about yourself and the person you hope to meet.",
			},
			{
				title: "We keep it private",
				text: "Your profile joins our network. We have it in mind when we search for our members.",
			},
			{
				title: "We contact you",
				text: "Only if a strong match with an active member appears.",
			},
		],
	},
	note: {
		label: "To be clear",
		title: "What the network *is not*",
		text: "We do not search actively for people in the network. Active members come first, so we cannot say when, or whether, you will hear from us. The network is for adults only.",
	},
	call: {
		title: "Leave the door *ajar*",
		text: "A form today, and perhaps an introduction one day. If you would rather have us search for you, apply for membership.",
		action: "Join free of charge",
		journey: "How membership works",
		back: "Back to the home page",
	},
	formNote: "Opens our form in a new tab.",
	/** Follows the note above where there is no form in the page's language. */
	formInEnglish: "The form is in English.",
};
