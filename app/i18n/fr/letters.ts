import type * as english from "#app/i18n/en/letters.ts";

export const letterMail = {
	onSite: "Lire cette lettre sur notre site",
	read: "Lire l’article",
	writtenIn: "En {{language}}",
	tables: "Les prochaines tables",
	seeTables: "Voir toutes les tables et demander une place",
	seeTables_withoutSocialsForm: "Voir toutes les tables",
	testSubject: "[Essai] {{subject}}",
	footer: {
		testWhy:
			"Ceci est un essai, à votre seule intention : ses liens vers la lettre en ligne, le désabonnement et les réglages ne mènent nulle part.",
		why: "Vous recevez cette lettre parce que vous avez accepté de recevoir la lettre {{name}}.",
		unsubscribe: "Se désabonner",
		settings: "Changer de langue ou d’adresse",
		address: "Envoyé par {{company}}, {{place}}",
	},
} satisfies typeof english.letterMail;

export const letters = {
	meta: {
		title: "Lettres · {{name}}",
		description:
			"Les lettres que {{name}} a envoyées à ses abonnés : les conseils de notre équipe, les nouveaux articles et les prochaines tables.",
	},
	label: "La lettre",
	title: "Lettres *à nos lecteurs*",
	text: "Ce que nous avons écrit à celles et ceux qui nous lisent par e-mail, en commençant par la plus récente.",
	empty: {
		title: "La première lettre *reste à écrire*",
		text: "Abonnez-vous ci-dessous : elle viendra jusqu’à vous.",
	},
	sentOn: "Envoyée le {{date}}",
	all: "Toutes les lettres",
	read: "Lire l’article",
	writtenIn: "En {{language}}",
	tables: "Les tables d’alors",
	seeTables: "Voir les prochaines tables",
	missing: {
		title: "Cette lettre *n’est pas ici*",
		text: "Son adresse est peut-être incomplète. Les autres lettres sont à un pas.",
	},
} satisfies typeof english.letters;
