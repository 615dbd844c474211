import type { table as english } from "#app/i18n/en/table.ts";

export const table = {
	meta: {
		title: "{{title}}, {{date}} · {{name}}",
		description:
			"{{date}}, {{time}}, {{where}} : une petite table, autant de femmes que d’hommes, composée selon l’âge et les affinités. À qui elle s’adresse, son prix, comment demander une place.",
		description_withoutSocialsForm:
			"{{date}}, {{time}}, {{where}} : une petite table, autant de femmes que d’hommes, composée selon l’âge et les affinités. À qui elle s’adresse et son prix.",
	},
	back: "Toutes les tables",
	phases: {
		few: "Il reste quelques places",
		full: "Complet, avec liste d’attente",
		full_withoutSocialsForm: "Complet",
		closed: "Les demandes sont closes",
		closed_withoutSocialsForm: "",
		postponed: "Reporté : la nouvelle date paraîtra ici",
		cancelled: "Annulé",
		over: "Table passée",
	},
	moved: "Initialement prévu le {{day}}.",
	actions: {
		apply: "Demander une place",
		waitingList: "Rejoindre la liste d’attente",
	},
	formInEnglish: "Le formulaire d’inscription est en anglais.",
	nextTables: "Voir les prochaines tables",
	facts: {
		ages: "Âges",
		spoken: "Langues",
	},
	ages: {
		range: "de {{from}} à {{to}} ans",
		from: "à partir de {{from}} ans",
		to: "jusqu’à {{to}} ans",
	},
	placeNote: "Le nom du restaurant vous est donné par e-mail avant la date.",
	deadlines: {
		title: "Bon à savoir *avant*",
		invitationsBefore: "Les invitations partent du {{from}} au {{until}}.",
		invitationsNow: "Les invitations partent en ce moment, jusqu’au {{until}}.",
		invitationsAfter: "Les invitations sont parties.",
		apply: "Demandez une place au plus tard le {{day}}.",
		closed: "Les demandes pour cette table sont closes. Vous pouvez en faire une pour les suivantes.",
		move: "Un billet peut être reporté sur une autre table jusqu’au {{day}}.",
		moveAfter: "Les billets de cette table ne peuvent plus être reportés sur une autre.",
	},
	calendar: {
		add: "Ajouter à mon agenda",
		discreet: "L’ajouter en toute discrétion, sous le titre « {{type}} »",
		allDiscreet: "Toutes en toute discrétion, sous le titre « Dîner » ou « Brunch »",
	},
	calendarStates: {
		cancelled: "Annulé : {{title}}",
		postponed: "Reporté : {{title}}",
	},
	discreetTitles: {
		Dinner: "Dîner",
		Brunch: "Brunch",
	},
	discreetName: "Repas",
	questions: "Avant de *passer à table*",
	allQuestions: "Toutes les questions",
	past: {
		label: "Souvenirs",
		title: "Les tables *passées*",
		sentence: "Cette table a eu lieu. Les suivantes sont sur leur page.",
	},
	notFound: {
		title: "Cette table n’est pas ici",
		text: "Elle a peut-être été retirée du site, ou l’adresse contient une erreur. Les prochaines tables sont réunies sur une même page.",
	},
} satisfies typeof english;
