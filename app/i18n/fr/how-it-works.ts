import type { howItWorks as english } from "#app/i18n/en/how-it-works.ts";

export const howItWorks = {
	sections: ["journey", "confidentiality", "comparison", "call"],
	meta: {
		title: "Le parcours, étape par étape · {{name}}",
		description:
			"Du questionnaire au premier rendez-vous, en {{entries}} étapes : une réponse en {{answerDays}}, un entretien vidéo, deux accords, puis votre ressenti.",
		description_one:
			"Du questionnaire au premier rendez-vous, en une étape : une réponse en {{answerDays}}, un entretien vidéo, deux accords, puis votre ressenti.",
	},
	hero: {
		label: "Le parcours",
		title: "De quelques questions au *premier rendez-vous*",
		lead: "{{entries}} étapes. À chacune, vous décidez, et vous savez ce qui vient ensuite. Questionnaire et entretien demandent environ {{minutes}} minutes en tout.",
		lead_one:
			"Une étape. Vous décidez, et vous savez ce qui vient ensuite. Questionnaire et entretien demandent environ {{minutes}} minutes en tout.",
	},
	journey: {
		label: "Les étapes",
		title: "Pas à pas, *l’un vers l’autre*",
	},
	steps: [
		{
			title: "Répondre au questionnaire",
			text: "Dites-nous qui vous êtes, comment vous vivez et qui vous espérez rencontrer. Nous étudions votre candidature en {{answerDays}}.",
			details: [
				"Nous vous disons si une affinité se dessine parmi nos membres",
				"Nous partageons un bilan : vos besoins, votre style d’attachement, vos habitudes amoureuses",
				"À ce stade, vous ne réglez rien",
			],
		},
		{
			title: "Se parler, face à face",
			text: "Vient un entretien vidéo en tête à tête. Nous en tirons une synthèse de profil, que vous relisez et approuvez.",
			details: [
				"Une conversation par vidéo, où que vous soyez",
				"Vous vérifiez que la synthèse vous ressemble",
				"Nous ne vous présentons à personne avant votre accord",
			],
		},
		{
			title: "Dire oui, tous les deux",
			text: "Quand une affinité réciproque apparaît, chaque profil est soumis à l’autre. Si l’intérêt est partagé, nous vous invitons à activer et à régler votre adhésion annuelle.",
			details: [
				"{{fee}} en une fois, TVA comprise, par paiement mobile ou virement bancaire, depuis Maurice ou l’étranger",
				"Le premier rendez-vous s’organise alors",
				"À l’étranger, la rencontre se fait d’abord par appel vidéo",
				"Si l’un de vous préfère en rester là, rien n’est organisé",
			],
		},
		{
			title: "Se voir, puis raconter",
			text: "Après le rendez-vous, nous recueillons votre ressenti. Il mène à un second rendez-vous, ou à une nouvelle présentation.",
			details: [
				"L’adhésion dure un an, ou jusqu’à ce que vous trouviez votre partenaire",
				"Environ {{dates}} rendez-vous : un repère, pas un engagement",
				"Une pause, sur demande ; ni garantie de succès, ni remboursement, sauf droit prévu par la loi",
			],
		},
	],
	privacy: {
		label: "La discrétion",
		title: "Ce que nous disons, *ce que nous taisons*",
		shared: {
			title: "Dans une présentation",
			items: ["Le prénom", "L’âge", "Le lieu de vie", "Une brève raison de la rencontre"],
		},
		confidential: {
			title: "Pas avant le premier rendez-vous",
			items: ["Le nom", "La photo", "L’employeur", "L’université"],
		},
		consent:
			"Une seule exception : votre photo de profil et votre numéro de téléphone ne sont transmis qu’avec votre accord exprès, demandé à chaque présentation.",
		policy: "Lire notre politique de confidentialité",
	},
	comparison: {
		label: "En regard",
		title: "Une rencontre ou *un écran*",
	},
	call: {
		title: "Le premier pas *vous revient*",
		text: "Déposez votre candidature aujourd’hui : notre réponse vous parvient en {{answerDays}}. Rien à régler avant une première mise en relation acceptée de part et d’autre.",
		apply: "Commencer ma candidature",
		network: "Ou commencer par le réseau gratuit",
	},
} satisfies typeof english;
