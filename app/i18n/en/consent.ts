export const consent = {
	title: "A small *question*",
	text: "May we measure {{subjects}}? These tools set cookies and send data to {{recipients}}. Only if you agree.",
	analytics: "how this site is read (Google Analytics)",
	pixel: "what our advertising brings (Meta Pixel)",
	analyticsTo: "Google",
	pixelTo: "Meta",
	answered: {
		agreed: "Your current answer: yes.",
		refused: "Your current answer: no.",
	},
	privacy: "Privacy policy",
	agree: "Agree",
	refuse: "Decline",
	settings: "Cookie settings",
};
