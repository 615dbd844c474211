import type { adminAuthors as english } from "#app/i18n/en/admin-authors.ts";

export const adminAuthors = {
	title: "Auteurs",
	intro:
		"Les personnes dont le nom figure sous les articles. Choisissez-en une dans le formulaire d’un article ; sinon, c’est l’agence qui signe. La page d’un auteur est en ligne dès que l’un de ses articles l’est.",
	add: "Ajouter un auteur",
	editTitle: "Modifier l’auteur",
	count_one: "{{count}} auteur",
	count_other: "{{count}} auteurs",
	emptyTitle: "Pas encore d’auteur",
	emptyText:
		"Les articles sont signés par l’agence. Ajoutez les personnes qui écrivent sous leur propre nom.",
	failed: "Les auteurs n’ont pas pu être chargés",
	field: "Auteur",
	signedBy: "Signé par {{author}}",
	manage: "Ajouter ou modifier des auteurs",
	name: "Nom",
	words: "Quelques mots",
	wordsHint:
		"Une phrase ou un court paragraphe pour la page de l’auteur. Si vous ne l’écrivez que dans une langue, les deux pages la montrent.",
	portrait: "Portrait",
	articles_one: "Signe {{count}} article",
	articles_other: "Signe {{count}} articles",
	noArticles: "Ne signe aucun article",
	view: "Voir sur le site",
	viewOne: "Voir la page : {{author}}",
	editOne: "Modifier {{author}}",
	deleteOne: "Supprimer {{author}}",
	deleteTitle: "Supprimer {{author}} ?",
	deleteText:
		"Aucun article n’est signé de ce nom. Vous pourrez restaurer l’auteur depuis la corbeille pendant {{days}} jours.",
	deleteNamed_one:
		"{{count}} article est signé de ce nom. L’agence le signera à sa place, et la page de l’auteur disparaîtra. Vous pourrez restaurer l’auteur depuis la corbeille pendant {{days}} jours.",
	deleteNamed_other:
		"{{count}} articles sont signés de ce nom. L’agence les signera à sa place, et la page de l’auteur disparaîtra. Vous pourrez restaurer l’auteur depuis la corbeille pendant {{days}} jours.",
	deleted: "Auteur supprimé",
	deleteFailed: "L’auteur n’a pas pu être supprimé",
	save: "Enregistrer",
	saving: "Enregistrement…",
	saved: "Auteur enregistré",
	saveFailed: "L’auteur n’a pas pu être enregistré",
} satisfies typeof english;
