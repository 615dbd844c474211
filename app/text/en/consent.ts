export const consent = {
	title: "A small *question*",
	text: "May we measure how this site is read, with {{tools}}? Nothing is loaded unless you agree, and you can change your mind at the foot of any page.",
	analytics: "Google Analytics",
	pixel: "the Meta Pixel",
	answered: {
		agreed: "So far, you have agreed.",
		refused: "So far, you have declined.",
	},
	privacy: "Privacy policy",
	agree: "Agree",
	refuse: "Decline",
	settings: "Cookie settings",
};
