export const adminOpening = {
	opening: {
		closedTitle: "Before you open the site",
		closedText:
			"Anyone with its address can visit the website. Search engines are asked to stay away until you open it, so that nobody finds the sample before they find you.",
		openTitle: "The site is open",
		openText: "Search engines may list the website since {{day}}.",
		samples_one: "{{count}} fact is still the sample’s",
		samples_other: "{{count}} facts are still the sample’s",
		look_one: "{{count}} sign of your name is still the sample’s",
		look_other: "{{count}} signs of your name are still the sample’s",
		lookText:
			"They take your name on as soon as you change it. Here you can give them a drawing of your own.",
		lookParts: {
			logo: "Logo",
			icons: "Icons in tabs and on phones",
			sharePicture: "Picture of shared links",
		},
		lookFailed: "The look of the site could not be read",
		quotes_one: "{{count}} testimonial is marked as a sample",
		quotes_other: "{{count}} testimonials are marked as samples",
		quotesText:
			"Replace each with the words of somebody who agreed to be quoted and note the consent, or hide it.",
		quotesNamed_one: "{{count}} testimonial",
		quotesNamed_other: "{{count}} testimonials",
		quoteLists: {
			home: "Home page: {{list}} ({{count}})",
			socials: "Singles Socials: {{list}} ({{count}})",
		},
		open: "Open the site",
		openQuestion: "Open the site to search engines?",
		askReady: "They may list every public page from now on. Nothing is left to be replaced or confirmed.",
		askSamples: "They may list every public page from now on. Still to be replaced or confirmed: {{names}}.",
		askUnknown:
			"They may list every public page from now on. Not all of what is still the sample’s could be read.",
		quotesFailed: "The testimonials that are shown as samples could not be read",
		close: "Close the site to search engines",
		closeTitle: "Ask search engines to stay away?",
		askClose:
			"Visitors can still read the website. Pages that are listed disappear from results within weeks.",
		opened: "The site is open",
		closed: "Search engines are asked to stay away",
		failed: "Failed to change who may list the website",
		stripClosed: "Search engines are asked to stay away until you open the site.",
		stripSamples_one: "{{count}} sample that visitors meet is still to be replaced or confirmed.",
		stripSamples_other: "{{count}} samples that visitors meet are still to be replaced or confirmed.",
		stripLink: "See what is left",
	},
};
