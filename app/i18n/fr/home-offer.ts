import type { homeOffer as english } from "#app/i18n/en/home-offer.ts";

export const homeOffer = {
	comparison: {
		label: "En regard",
		title: "Vos soirées *valent mieux*",
		caption: "Les applications et {{name}}, comparées en {{entries}} points",
		caption_one: "Les applications et {{name}}, comparées sur un point",
		columns: {
			aspect: "Ce qui compte",
			apps: "Les applications",
			us: "Avec {{name}}",
		},
		rows: [
			{
				aspect: "L’intention",
				apps: "Variable, et rarement dite",
				us: "100 % des membres cherchent une relation durable",
			},
			{
				aspect: "Les profils",
				apps: "Un contrôle qui varie d’une application à l’autre",
				us: "Tous vérifiés, lors d’un entretien vidéo",
			},
			{
				aspect: "Votre temps",
				apps: "Plus de {{swipingHours}} heures d’écran, mois après mois, selon notre propre estimation",
				us: "Environ {{minutes}} minutes, une seule fois, questionnaire et entretien compris. Ensuite, nous cherchons pour vous",
			},
			{
				aspect: "La vie privée",
				apps: "Un visage et une histoire livrés à des inconnus",
				us: "Prénom, âge, lieu de vie et une raison. Votre photo, avec votre accord seulement",
			},
			{
				aspect: "Le choix",
				apps: "Un algorithme, et votre pouce",
				us: "Une équipe qui a lu vos réponses et vous a parlé",
			},
			{
				aspect: "Se connaître",
				apps: "À votre charge",
				us: "Besoins, style d’attachement, habitudes amoureuses : un bilan attentif",
			},
			{
				aspect: "Ensuite",
				apps: "Retour à l’écran",
				us: "Votre ressenti, puis un second rendez-vous ou une nouvelle présentation",
			},
			{
				aspect: "Le prix",
				apps: "Souvent un abonnement, rencontre ou pas",
				us: "{{fee}} en une fois, à la première mise en relation acceptée de part et d’autre",
			},
		],
		more: "Voir les {{entries}} points",
		more_one: "Voir le point",
		call: {
			text: "Et si l’on vous présentait ?",
			apply: "Poser le téléphone, déposer ma candidature",
		},
	},
	guarantees: {
		label: "Notre parole",
		title: "{{entries}} promesses *que nous tenons*",
		title_one: "Une promesse *que nous tenons*",
		limitLabel: "En toute clarté",
		items: [
			{
				title: "Pas de mise en relation, rien à régler",
				text: "Nous ne demandons rien avant une première mise en relation acceptée de part et d’autre. Nous nous parlons avant tout règlement.",
				limit: "L’adhésion réglée n’est pas remboursée, sauf si la loi vous y donne droit.",
			},
			{
				title: "Rien à votre insu",
				text: "Nous donnons votre prénom, votre âge, votre lieu de vie et une brève raison. Votre photo et votre numéro de téléphone demandent votre accord exprès, chaque fois.",
				limit: "Dès le premier rendez-vous, ce que vous vous confiez n’appartient qu’à vous.",
			},
			{
				title: "Une réponse en {{answerDays}}",
				text: "Nous étudions votre candidature en {{answerDays}} et vous disons si une affinité se dessine parmi nos membres.",
				limit: "Nous promettons une réponse franche. Ce peut être : pas encore.",
			},
		],
	},
	discretion: {
		label: "Discrétion",
		title: "La discrétion, *au quotidien*",
		more: "Les détails pratiques",
		items: [
			{
				title: "« Y a-t-il quelqu’un que nous ne devons jamais vous présenter ? »",
				text: "Nous vous le demandons avant toute recherche. Nommez un collègue, une cousine, une ancienne relation : nous ne vous mettrons pas en relation, et cette personne n’apprendra rien de nous à votre sujet.",
			},
			{
				title: "Votre nom de famille",
				text: "Il reste chez nous. C’est à vous de le dire, si vous le souhaitez et quand vous le souhaitez.",
			},
			{
				title: "Sur votre relevé bancaire",
				text: "Il indique {{statementName}}, sans un mot sur les rencontres.",
				text_withoutStatementName: "",
			},
			{
				title: "Sur votre téléphone",
				text: "Quand nous appelons ou écrivons, il affiche {{callerName}}.",
				text_withoutCallerName: "",
			},
			{
				title: "Qui voit votre dossier",
				text: "Personnes qui peuvent l’ouvrir : {{filePeople}}. Aucune autre.",
				text_withoutFilePeople: "",
			},
			{
				title: "Combien de temps nous gardons votre dossier",
				text: "{{fileMonths}} mois après la fin de votre adhésion. Il est ensuite effacé.",
				text_withoutFileMonths: "",
			},
		],
	},
	price: {
		label: "Prix de l’adhésion",
		title: "Un prix, *une fois*",
		period: "en une fois, TVA comprise",
		covers: [
			"Un an d’adhésion, ou jusqu’à ce que vous ayez trouvé votre partenaire",
			"Une recherche active, et la priorité dès la deuxième présentation",
			"Environ {{dates}} rendez-vous : un repère, pas un engagement",
			"Votre ressenti recueilli, puis un second rendez-vous ou une nouvelle présentation",
			"Une pause sur demande",
			"Règlement par paiement mobile ou virement, depuis Maurice ou l’étranger",
		],
		more: "Tout ce qu’elle couvre",
		reassurance: "Dû seulement après une première mise en relation acceptée de part et d’autre.",
		apply: "Déposer ma candidature, sans rien régler",
		network: "Ou rejoindre le réseau, gratuitement",
		note: "L’adhésion est personnelle et ne se cède pas. Elle n’est pas remboursable, sauf si la loi vous donne un droit de rétractation ou de remboursement. Nous nous engageons sur les moyens, pas sur le résultat.",
	},
	steps: {
		label: "Le parcours",
		title: "{{entries}} étapes, *sans hâte*",
		title_one: "Une étape, *sans hâte*",
		items: [
			{
				title: "Se présenter",
				text: "Vous remplissez le questionnaire. En {{answerDays}}, vous avez notre réponse et un bilan de vos besoins.",
			},
			{
				title: "Échanger",
				text: "Un entretien vidéo en tête à tête, puis une synthèse de profil que vous relisez et approuvez.",
			},
			{
				title: "S’accorder",
				text: "Chaque profil est soumis à l’autre. Si l’intérêt est partagé, vous activez votre adhésion et le premier rendez-vous s’organise.",
			},
			{
				title: "Se rencontrer",
				text: "Vous nous racontez. Un second rendez-vous suit, ou une nouvelle présentation.",
			},
		],
		link: "Voir tout le parcours",
	},
} satisfies typeof english;
