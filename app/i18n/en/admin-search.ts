/** The settings of what search engines are told, and of what they may do. */
export const adminSearch = {
	title: "Search engines",
	failedToLoad: "Failed to fetch the settings",
	saved: "Setting saved",
	failed: "The setting was not saved",
	indexNow: "Tell search engines what is new",
	indexNowHint:
		"Bing, Yandex, Seznam, Naver and others learn within a minute that a page was published, changed, moved or withdrawn (IndexNow). Google does not take part: it comes by itself.",
	listing: "Search engines may list the website",
	listingHint:
		"Off, every page asks not to be listed, also by the search of assistants. What is listed already disappears within days or weeks.",
	training: "Robots may read the website to train AI models",
	trainingHint:
		"Off, robots.txt asks those of OpenAI, Anthropic, Google, Apple, Meta, Amazon and others to stay away. It changes nothing in search. Robots follow it of their own accord.",
	google: "Google Search Console: verification code",
	googleHint:
		"In Search Console choose to prove ownership by a tag, and paste the tag or its code. Blank for none.",
	bing: "Bing Webmaster Tools: verification code",
	bingHint:
		"In Webmaster Tools choose to prove ownership by a tag, and paste the tag or its code. Blank for none.",
	wrongCode: "Use the code, or the tag that holds it.",
	save: "Save",
	redirects: "Moved and missed addresses",
};
