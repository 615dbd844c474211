import type { rebrand as english } from "#app/i18n/en/rebrand.ts";

export const rebrand = {
	meta: {
		title: "{{formerName}} change de nom · {{name}}",
		description:
			"{{formerName}} s’appelle désormais {{name}} : même équipe, même société, mêmes engagements. Ce qui change pour vous, et ce qui ne change pas.",
	},
	label: "Un nouveau nom",
	title: "{{formerName}} devient *{{name}}*",
	lead: "La même équipe, la même société, les mêmes engagements. Seuls le nom et l’identité visuelle changent.",
	meaning: "Ce que cela *signifie pour vous*",
	paragraphs: [
		"Notre métier, lui, n’a pas bougé : écouter, prendre le temps, puis présenter l’une à l’autre deux personnes qui ont, à nos yeux, de bonnes raisons de se rencontrer. Nous l’exerçons désormais sous le nom {{name}}.",
		"C’est ce nom que vous lirez sur ce site, dans nos e-mails et chaque fois que nous vous écrirons au sujet d’une rencontre. S’il vous arrive de croiser encore {{formerName}}, c’est bien nous.",
		"Vous nous connaissez déjà ? Vous n’avez rien à faire. Votre candidature, votre adhésion ou votre place dans le réseau se poursuit sans le moindre changement.",
	],
	paragraphs_withoutNetworkForm: {
		2: "Vous nous connaissez déjà ? Vous n’avez rien à faire. Votre candidature ou votre adhésion se poursuit sans le moindre changement.",
	},
	whatChanges: {
		title: "Ce qui *change*",
		items: [
			"Notre nom : {{formerName}} devient {{name}}",
			"L’identité visuelle de notre site et de nos messages",
			"La signature au bas de nos e-mails",
		],
	},
	whatStays: {
		title: "Ce qui *demeure*",
		items: [
			"L’équipe qui vous accompagne",
			"La société qui nous réunit : {{company}}, à {{place}}",
			"Notre discrétion : une présentation ne révèle qu’un prénom, un âge, un lieu et, en quelques mots, la raison du rapprochement",
			"Nos conditions : l’adhésion n’est facturée qu’après une première mise en relation acceptée de part et d’autre",
			"Votre situation : candidatures, adhésions et profils du réseau se poursuivent tels quels",
		],
		items_withoutNetworkForm: {
			4: "Votre situation : candidatures et adhésions se poursuivent telles quelles",
		},
	},
	action: "Voir le parcours",
	back: "Retour à l’accueil",
} satisfies typeof english;
