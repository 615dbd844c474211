import type { consent as english } from "#app/i18n/en/consent.ts";

export const consent = {
	title: "Une petite *question*",
	text: "Pouvons-nous mesurer {{subjects}} ? Seulement si vous l’acceptez, et tant que vous l’acceptez.",
	analytics: "la lecture de ce site (Google Analytics)",
	pixel: "l’effet de nos annonces (pixel Meta)",
	answered: {
		agreed: "Jusqu’ici, vous avez accepté.",
		refused: "Jusqu’ici, vous avez refusé.",
	},
	privacy: "Confidentialité",
	agree: "Accepter",
	refuse: "Refuser",
	settings: "Gérer les cookies",
} satisfies typeof english;
