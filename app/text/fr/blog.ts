import type { blog as english } from "../en/blog";

export const blog = {
	meta: {
		title: "Regards sur la rencontre · {{name}}",
		description:
			"Essais et conseils pratiques sur la rencontre, les premiers rendez-vous, l’attachement et les nouveaux départs, par l’équipe {{name}}, à Maurice.",
	},
	label: "Regards",
	title: "Carnets de *rencontre*",
	lead: "Des conseils concrets, sans précipitation, par notre équipe : les premiers rendez-vous, ce que vous y apportez, et l’art de recommencer.",
	readMore: "Lire la suite",
	readingTime: "{{count}} min de lecture",
	englishOnly: "En anglais",
	empty: {
		title: "Rien ici *pour l’instant*",
		text: "Nos premiers textes sont en cours d’écriture. Revenez bientôt.",
	},
	article: {
		back: "Retour au blog",
		tags: "Mots-clés",
		published: "Publié le",
		englishOnly: "Cet article n’a pas encore été traduit : le voici en anglais.",
		notFound: {
			title: "Article introuvable",
			text: "L’article que vous cherchez n’existe pas ou a été retiré.",
		},
	},
} satisfies typeof english;
