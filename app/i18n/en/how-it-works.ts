export const howItWorks = {
	/** The sections of the page below its opening, in their order. */
	sections: ["journey", "confidentiality", "comparison", "call"],
	meta: {
		title: "How our matchmaking works · {{name}}",
		description:
			"From questionnaire to first date in {{entries}} steps: an answer in {{answerDays}}, a video consultation, a mutual yes, then feedback after you meet.",
		description_one:
			"From questionnaire to first date in one step: an answer in {{answerDays}}, a video consultation, a mutual yes, then feedback after you meet.",
	},
	hero: {
		label: "How it works",
		title: "From a few questions to a *first date*",
		lead: "{{entries}} steps. You decide at each one, and you know what comes next. The form and the consultation take about {{minutes}} minutes together.",
		lead_one:
			"One step. You decide, and you know what comes next. The form and the consultation take about {{minutes}} minutes together.",
	},
	journey: {
		label: "The journey",
		title: "One step at a time, *towards each other*",
	},
	steps: [
		{
			title: "Apply by questionnaire",
			text: "Tell us who you are, how you live and whom you hope to meet. We review your application within {{answerDays}}.",
			details: [
				"We say whether a potential match exists among our members",
				"We share an assessment of your needs, attachment style and dating tendencies",
				"You pay nothing at this stage",
			],
		},
		{
			title: "Talk with us, face to face",
			text: "A one-on-one video consultation comes next. From it we prepare a profile summary, for you to review and approve.",
			details: [
				"One conversation, by video, wherever you are",
				"You check that the summary sounds like you",
				"We present you to no one before you approve it",
			],
		},
		{
			title: "Say yes, both of you",
			text: "When we find a match that could suit you both, both profiles are shared for review. If the interest is mutual, we invite you to activate your annual membership and pay.",
			details: [
				"{{fee}}, one time, VAT included, by mobile money or bank transfer, from Mauritius or abroad",
				"Then the first date is arranged",
				"International matches are introduced by video call",
				"If either of you prefers not to meet, nothing is arranged",
			],
		},
		{
			title: "Meet, then tell us",
			text: "After the date, we ask for your feedback. It leads to a second date, or to a new introduction.",
			details: [
				"Your membership lasts one year, or until you find a partner",
				"About {{dates}} dates is a benchmark, not a commitment",
				"You may pause on request; there is no guarantee of success, and no refund except where the law gives you a right to one",
			],
		},
	],
	privacy: {
		label: "Privacy",
		title: "What we share, and *what we keep*",
		shared: {
			title: "In an introduction",
			items: ["First name", "Age", "Location", "A short reason for the match"],
		},
		confidential: {
			title: "Not before the first date",
			items: ["Surname", "Photo", "Employer", "University"],
		},
		consent:
			"One exception: your profile picture and your messaging number are passed on only with your explicit consent, asked for each introduction.",
		policy: "Read our privacy policy",
	},
	comparison: {
		label: "Side by side",
		title: "Matchmaking or *more swiping*",
	},
	call: {
		title: "The first step is *yours*",
		text: "Apply today and you will have our answer within {{answerDays}}. You pay only once a first match is found and agreed.",
		apply: "Begin my application",
		network: "Or start with the free network",
	},
};
