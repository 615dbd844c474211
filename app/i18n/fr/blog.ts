import type { blog as english } from "#app/i18n/en/blog.ts";

export const blog = {
	meta: {
		title: "Le journal de la rencontre · {{name}}",
		description:
			"Essais et conseils pratiques sur la rencontre, les premiers rendez-vous, l’attachement et les nouveaux départs, par l’équipe {{name}}, à Maurice.",
		titleFiltered: "« {{filter}} » · Le journal · {{name}}",
		titlePage: "Page {{page}} · ",
	},
	label: "Le journal",
	title: "L’art de *bien se rencontrer*",
	lead: "Des conseils concrets, sans précipitation, par notre équipe : les premiers rendez-vous, ce que vous y apportez, et l’art de recommencer.",
	readMore: "Lire la suite",
	readingTime: "{{count}} min de lecture",
	writtenIn: "En {{language}}",
	by: "Par {{author}}",
	author: { description: "Articles signés {{author}}.", articles: "Publiés *ici*" },
	search: {
		label: "Rechercher un article",
		placeholder: "Rechercher un article…",
		submit: "Rechercher",
		clear: "Effacer la recherche",
	},
	categories: { label: "Rubriques", all: "Tout" },
	filters: {
		label: "Filtré par",
		remove: "Retirer le filtre {{filter}}",
		all: "Voir tous les articles",
	},
	results_one: "{{count}} article",
	results_other: "{{count}} articles",
	resultsFor_one: "{{count}} article sur « {{search}} »",
	resultsFor_other: "{{count}} articles sur « {{search}} »",
	resultsPage: "page {{page}} sur {{pages}}",
	loading: "Chargement des articles",
	pages: {
		label: "Pages",
		page: "Page {{page}}",
		previous: "Précédent",
		next: "Suivant",
	},
	empty: {
		title: "Rien ici *pour l’instant*",
		text: "Nos premiers textes sont en cours d’écriture. Revenez bientôt.",
	},
	noneFound: {
		title: "Aucun article trouvé",
		text: "Essayez avec d’autres mots.",
	},
	tooMany: {
		title: "Beaucoup de recherches *à la fois*",
		text_one:
			"Patientez {{count}} seconde, puis relancez la recherche : ce que vous avez saisi est toujours là.",
		text_other:
			"Patientez {{count}} secondes, puis relancez la recherche : ce que vous avez saisi est toujours là.",
	},
	beyond: {
		title: "La liste s’arrête *avant cette page*",
		text: "Il y a moins d’articles que cette adresse ne le suppose.",
		first: "Revenir à la première page",
	},
	article: {
		back: "Retour au journal",
		tags: "Mots-clés",
		published: "Publié le",
		firstPublished: "Publié d’abord sur {{host}}",
		related: "À lire *ensuite*",
		share: {
			label: "Partager cet article",
			copy: "Copier le lien",
			copied: "Lien copié",
			refused: "Votre navigateur ne l’a pas permis. Le lien est {{address}}",
			email: "Envoyer par e-mail",
			device: "Partager",
		},
		writtenIn: "Cet article n’a pas encore été traduit : le voici en {{language}}.",
		preview: "Aperçu privé, valable jusqu’au {{date}}",
		notFound: {
			title: "Article introuvable",
			text: "L’article que vous cherchez n’existe pas ou a été retiré.",
		},
	},
} satisfies typeof english;
