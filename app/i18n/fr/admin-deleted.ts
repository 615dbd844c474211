import type { adminDeleted as english } from "#app/i18n/en/admin-deleted.ts";

export const adminDeleted = {
	title: "Corbeille",
	text: "Les articles, événements, lettres, images et pages supprimés restent ici {{days}} jours. Vous pouvez les restaurer jusque-là : une lettre revient en brouillon, un événement sans ses convives. D’ici là, le site n’en montre rien.",
	texts:
		"Les témoignages et autres éléments que vous avez retirés d’une liste attendent ici aussi, avec leurs mots. Ils reviennent dans le brouillon des textes : publiez-le pour que les visiteurs les lisent à nouveau. Tous les autres textes du site gardent leur propre historique, sans limite de temps :",
	textsLink: "historique des textes",
	count_one: "{{count}} élément",
	count_other: "{{count}} éléments",
	kind: {
		article: "Article",
		event: "Événement",
		letter: "Lettre",
		image: "Image",
		page: "Page",
		testimonial: "Témoignage",
		entry: "Élément de liste",
	},
	untitled: "Sans titre",
	when: "Suppression le {{moment}}, conservation jusqu’au {{day}}",
	whenOnly: "Suppression le {{moment}}",
	restore: "Restaurer",
	restoreOne: "Restaurer {{title}}",
	restored: {
		article: "Article restauré",
		event: "Événement restauré, sans ses convives",
		letter: "Lettre restaurée",
		image: "Image restaurée",
		page: "Page restaurée",
		testimonial: "Témoignage revenu dans le brouillon de sa liste",
		entry: "Élément revenu dans le brouillon de sa liste",
	},
	moved: "L’ancienne adresse est prise par une autre page. La nouvelle : {{address}}",
	unlinked:
		"Le menu principal est complet : aucun lien n’y mène plus. Vous pouvez lui choisir une autre place dans son formulaire.",
	restoreFailed: "La restauration a échoué",
	undo: "Annuler",
	erase: "Supprimer définitivement",
	eraseOne: "Supprimer définitivement {{title}}",
	eraseTitle: "Supprimer définitivement ?",
	eraseText: "Voulez-vous vraiment supprimer « {{title}} » ? Cette action est irréversible.",
	erased: "Suppression définitive effectuée",
	eraseFailed: "La suppression a échoué",
	emptyTitle: "La corbeille est vide",
	emptyText:
		"Les articles, événements, lettres, images, pages et témoignages supprimés attendent ici avant de disparaître pour de bon.",
	failed: "La corbeille n’a pas pu être chargée",
} satisfies typeof english;
