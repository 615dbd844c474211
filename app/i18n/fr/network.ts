import type { network as english } from "#app/i18n/en/network.ts";

export const network = {
	sections: ["benefits", "steps", "note", "call"],
	meta: {
		title: "Le réseau gratuit pour célibataires · {{name}}",
		description:
			"Rejoignez gratuitement notre réseau privé. Votre profil reste entre nous : nous vous contactons seulement si une forte affinité apparaît.",
	},
	hero: {
		label: "Le réseau",
		title: "Rejoindre le réseau, *gratuitement*",
		lead: "L’adhésion attendra, rien ne presse. Confiez-nous votre profil. Si une forte affinité apparaît avec un membre actif, nous vous ferons signe.",
		action: "Rejoindre le réseau",
	},
	benefits: {
		label: "Pourquoi le rejoindre",
		title: "Un premier pas, *en toute discrétion*",
		items: [
			{
				title: "Gratuit",
				text: "L’inscription ne coûte rien, ni aujourd’hui ni plus tard.",
			},
			{
				title: "Privé",
				text: "Votre profil n’est pas public. Il reste au sein de notre équipe.",
			},
			{
				title: "Discret",
				text: "Nous n’écrivons que pour une forte affinité avec un membre actif. Sinon, le silence.",
			},
			{
				title: "Ouvert",
				text: "Le jour où vous souhaitez une vraie recherche, l’adhésion est là.",
			},
		],
	},
	steps: {
		label: "Comment ça marche",
		title: "{{entries}} étapes, *puis l’attente*",
		title_one: "Une étape, *puis l’attente*",
		items: [
			{
				title: "Remplir le formulaire",
				text: "Parlez-nous de vous et de la personne que vous espérez rencontrer.",
			},
			{
				title: "Nous restons discrets",
				text: "Votre profil rejoint notre réseau. Nous l’avons à l’esprit en cherchant pour nos membres.",
			},
			{
				title: "Nous vous écrivons",
				text: "Seulement si une forte affinité apparaît avec un membre actif.",
			},
		],
	},
	note: {
		label: "Soyons clairs",
		title: "Ce que le réseau *n’est pas*",
		text: "Nous ne menons pas de recherche active pour les personnes du réseau. Les membres actifs ont la priorité : nous ne pouvons dire ni quand, ni si vous aurez de nos nouvelles. Le réseau est réservé aux personnes majeures.",
	},
	call: {
		title: "La porte *entrouverte*",
		text: "Un formulaire aujourd’hui, une rencontre un jour, peut-être. Si vous préférez une recherche active, demandez votre adhésion.",
		action: "Rejoindre gratuitement",
		journey: "L’adhésion, étape par étape",
		back: "Retour à l’accueil",
	},
	formNote: "Le formulaire s’ouvre dans un nouvel onglet.",
	/** Follows the note above where there is no form in the page's language. */
	formInEnglish: "Il est en anglais.",
} satisfies typeof english;
