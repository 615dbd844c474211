export const consent = {
	title: "A small *question*",
	text: "May we measure {{subjects}}? Only if you agree, and only for as long as you do.",
	analytics: "how this site is read (Google Analytics)",
	pixel: "what our advertising brings (Meta Pixel)",
	answered: {
		agreed: "So far, you have agreed.",
		refused: "So far, you have declined.",
	},
	privacy: "Privacy policy",
	agree: "Agree",
	refuse: "Decline",
	settings: "Cookie settings",
};
