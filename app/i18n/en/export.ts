/** A folder with everything of the site, which opens without it. */
export const exported = {
	title: "Everything of {{name}}",
	intro:
		"Written on {{day}} from {{site}}. Nothing here needs the program of the site: a browser, a text editor and a spreadsheet open all of it.",
	what: "What it is",
	where: "Where it is",
	count: "How many",
	parts: {
		site: "The public site, every page in both languages, to be opened from this folder. It needs no script. Forms lead to the site itself.",
		articles:
			"The articles, drafts too, as Markdown: what is known of each stands at its beginning. What waits to be published of an article ends in .waiting.md.",
		pages: "The pages that you added, in the same form.",
		authors: "The people who write articles, in the same form.",
		letters:
			"The letters as web pages and as text, with a list of when each was sent. Links of one reader are taken out.",
		pictures: "The pictures of the library as it keeps them, with a list of what they show.",
		events: "The events as a table, and as calendars in both languages.",
		texts:
			"Every text of the site with its translation, as the draft says it (gettext), and the facts in them.",
		redirects: "The addresses that lead to others.",
		wordpress:
			"Pictures, articles, pages and who wrote them, for the import of WordPress (Tools, Import). It fetches the pictures from the site: do so while that runs. With the plugin Polylang, active before the import, each text finds its translation.",
		readers: "The readers of the newsletter, those who left too, with when and to what they agreed.",
		guests: "The guests of your tables.",
	},
	absentTitle: "What is not in it",
	absent: {
		keys: "Access codes, keys, sessions and private links.",
		earlier: "Earlier versions, what lies in Deleted, and what was typed on a device and not saved.",
		figures:
			"Visits, the record of what was done, mails that wait, and what guests answered after an evening.",
		look: "Colours, typefaces and the logo, other than in the copy of the site.",
		people: "Readers and guests: write the folder again with --people to have them.",
	},
	personal: "It names readers and guests: keep it where only you can read it.",
	form: "This copy sends nothing. The form is on the site:",
};
