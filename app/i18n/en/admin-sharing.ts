/** Part of the form of an article: how search engines and shared links show it. */
export const adminSharing = {
	title: "How search engines and shared links show it",
	text: "All of this is optional. Left blank, they show the title and the excerpt, and a picture is drawn of the title.",
	searchTitle: "Search title",
	searchTitleHint: "In place of the title. The site’s name follows it, and is counted.",
	searchDescription: "Search description",
	searchDescriptionHint: "In place of the excerpt.",
	picture: "Picture of shared links",
	pictureHint: "The same in every language. Its focal point stays in sight.",
	result: "In search results, much like this",
	link: "As a shared link, much like this",
};
