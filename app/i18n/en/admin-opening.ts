export const adminOpening = {
	opening: {
		closedTitle: "Before you open the site",
		closedText:
			"Anyone with its address can visit the website. Search engines are asked to stay away until you open it, so that nobody finds the sample before they find you.",
		openTitle: "The site is open",
		openText: "Search engines may list the website since {{day}}.",
		samples_one: "{{count}} fact is still the sample’s",
		samples_other: "{{count}} facts are still the sample’s",
		look_one: "{{count}} part of your look is still the sample’s",
		look_other: "{{count}} parts of your look are still the sample’s",
		lookText: "They show your name as soon as you change it. You can also give them a drawing of your own.",
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
		memberCount: "Number of members",
		entries_one: "{{count}} article or event that visitors read is still the sample’s",
		entries_other: "{{count}} articles and events that visitors read are still the sample’s",
		entriesText: "Rewrite, unpublish or delete each of them. Saving one as it is makes it your own.",
		entriesNamed_one: "{{count}} article or event",
		entriesNamed_other: "{{count}} articles and events",
		onRequest: "Not in the legal notice yet",
		onRequestText:
			"The legal notice says that these are given on request. You can open the site without them.",
		host: "Host of the website",
		askOnRequest_one: "The legal notice says of this that it is given on request: {{names}}.",
		askOnRequest_other: "The legal notice says of these that they are given on request: {{names}}.",
		open: "Open the site",
		openQuestion: "Open the site to search engines?",
		askReady:
			"They may list every public page from now on. Nothing of the sample is left to be replaced or confirmed.",
		askSamples: "They may list every public page from now on. Still to be replaced or confirmed: {{names}}.",
		askUnknown:
			"They may list every public page from now on. The list of what is still the sample’s could not be read in full.",
		quotesFailed: "The testimonials that are shown as samples could not be read",
		readingFailed: "What is still the sample’s could not be read in full",
		close: "Close the site to search engines",
		closeTitle: "Ask search engines to stay away?",
		askClose:
			"Visitors can still read the website. Pages already listed disappear from search results within weeks.",
		opened: "The site is open",
		closed: "Search engines are asked to stay away",
		failed: "Failed to change who may list the website",
		stripClosed: "Search engines are asked to stay away until you open the site.",
		stripSamples_one: "{{count}} item of the sample that visitors see is still to be replaced or confirmed.",
		stripSamples_other:
			"{{count}} items of the sample that visitors see are still to be replaced or confirmed.",
		stripUnknown: "What is still the sample’s could not be read in full.",
		stripLink: "See what is left",
	},
};
