import type { favicon as english } from "#app/i18n/en/favicon.ts";

export const favicon = {
	meta: {
		title: "Aperçu de l’icône · {{name}}",
		description: "Le signe de {{name}} tel qu’un onglet de navigateur l’affiche, en 16, 32 et 64 pixels.",
	},
	label: "La marque",
	title: "Un signe pour les *petits espaces*",
	lead: "Des lettres italiques blanches sur l’orange de la marque, aux tailles que demandent les navigateurs.",
	size: "{{size}} px",
	uses: ["Onglet du navigateur", "Favoris et barre des tâches", "Raccourcis"],
	alternative: "Lettres italiques blanches « en » sur un carré orange",
	file: "Ouvrir le dessin",
} satisfies typeof english;
