import type { consent as english } from "#app/i18n/en/consent.ts";

export const consent = {
	title: "Une petite *question*",
	text: "Pouvons-nous mesurer {{subjects}} ? Ces outils déposent des cookies et transmettent des données à {{recipients}}. Seulement si vous l’acceptez.",
	analytics: "la lecture de ce site (Google Analytics)",
	pixel: "l’effet de nos publicités (pixel Meta)",
	analyticsTo: "Google",
	pixelTo: "Meta",
	answered: {
		agreed: "Votre choix actuel : accepter.",
		refused: "Votre choix actuel : refuser.",
	},
	privacy: "Confidentialité",
	agree: "Accepter",
	refuse: "Refuser",
	settings: "Gérer les cookies",
} satisfies typeof english;
