export const blog = {
	meta: {
		title: "Insights on dating well · {{name}}",
		description:
			"Essays and practical advice on meeting someone, first dates, attachment and new beginnings, from the matchmakers of {{name}} in Mauritius.",
	},
	label: "Insights",
	title: "Notes on *dating well*",
	lead: "Practical, unhurried advice from our matchmakers: on first dates, on what you bring to them, and on beginning again.",
	readMore: "Read More",
	readingTime: "{{count}} min read",
	englishOnly: "In English",
	empty: {
		title: "Nothing here *just yet*",
		text: "Our first insights are being written. Come back soon.",
	},
	article: {
		back: "Back to Blog",
		tags: "Tags",
		published: "Published on",
		englishOnly: "This article has not been translated yet: here it is in English.",
		notFound: {
			title: "Article Not Found",
			text: "The article you're looking for doesn't exist or has been removed.",
		},
	},
};
