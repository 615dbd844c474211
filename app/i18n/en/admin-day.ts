/** Part of the form of an article: the earlier day that it stands under. */
export const adminDay = {
	label: "Publish with an earlier date",
	hint: "Optional, for a text that appeared elsewhere before: it is public at once, with this date.",
	hintPresent: "Left empty, it keeps its date: {{date}}.",
	rule: "Choose a day from 2000 to today.",
	dated: "Dated {{date}}",
	live: "On the website, dated {{date}}",
	stands:
		"It will be dated {{date}} in lists, in the feed and for search engines; no email goes out, and your next letter proposes it as new only if the last one is older than that day.",
	moves: "Publishing moves it from {{since}} to {{date}} in lists, in the feed and for search engines.",
};
