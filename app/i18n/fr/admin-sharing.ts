import type { adminSharing as english } from "#app/i18n/en/admin-sharing.ts";

export const adminSharing = {
	title: "Dans les moteurs de recherche et les liens partagés",
	text: "Tout cela est facultatif. Sans rien ici, ils montrent le titre et l’extrait, et une image est dessinée à partir du titre.",
	searchTitle: "Autre titre pour les moteurs de recherche",
	searchTitleHint: "À la place du titre. Le nom du site le suit, et compte aussi.",
	searchDescription: "Autre description pour les moteurs de recherche",
	searchDescriptionHint: "À la place de l’extrait.",
	picture: "Image des liens partagés",
	pictureHint: "La même dans toutes les langues. Son point d’intérêt reste visible.",
	result: "Dans les résultats de recherche, à peu près ainsi",
	link: "En lien partagé, à peu près ainsi",
} satisfies typeof english;
