import type { consent as english } from "../en/consent";

export const consent = {
	title: "Une petite *question*",
	text: "Pouvons-nous mesurer la lecture de ce site avec {{tools}} ? Rien n’est chargé sans votre accord, et vous pouvez changer d’avis au bas de chaque page.",
	analytics: "Google Analytics",
	pixel: "le pixel Meta",
	answered: {
		agreed: "Jusqu’ici, vous avez accepté.",
		refused: "Jusqu’ici, vous avez refusé.",
	},
	privacy: "Politique de confidentialité",
	agree: "Accepter",
	refuse: "Refuser",
	settings: "Gérer les cookies",
} satisfies typeof english;
