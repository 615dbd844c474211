import type { errors as english } from "#app/i18n/en/errors.ts";

export const errors = {
	notFound: {
		label: "404",
		title: "Page introuvable",
		text: "Il n’y a rien à cette adresse.",
		moved: "La page a peut-être été déplacée : le menu mène à tout.",
		hint: "La page a-t-elle bien été ajoutée au routeur ?",
		home: "Retour à l’accueil",
	},
	wrongMethod: {
		label: "405",
		title: "Rien à envoyer ici",
		text: "Cette page se lit : elle ne peut recevoir aucun formulaire.",
		home: "Retour à l’accueil",
	},
	unexpected: {
		label: "500",
		title: "Un incident est survenu",
		text: "La faute est de notre côté, et elle a été consignée. Merci de réessayer dans un instant.",
		reference: "Si cela persiste, écrivez à {{email}} en indiquant cette référence :",
		home: "Retour à l’accueil",
	},
	refused: {
		label: "400",
		title: "Envoi illisible",
		text: "Ce que nous avons reçu ne ressemble pas à ce que notre formulaire envoie. Merci de revenir en arrière et de réessayer.",
		home: "Retour à l’accueil",
	},
	unreached: {
		label: "Connexion",
		title: "La page n’est pas arrivée",
		text: "Vous êtes peut-être hors connexion, ou le site est brièvement injoignable. Merci de réessayer.",
		again: "Réessayer",
		home: "Retour à l’accueil",
	},
	undelivered: {
		offline:
			"Vous semblez hors connexion : rien n’a été envoyé. Appuyez de nouveau sur le bouton une fois la connexion rétablie.",
		noAnswer:
			"Le site n’a pas répondu : votre envoi ne nous est peut-être pas parvenu. Appuyez de nouveau sur le bouton dans un instant : rien ne sera compté deux fois.",
	},
	unavailable: {
		label: "503",
		title: "Un instant, s’il vous plaît",
		text: "Le site n’a pas accès à ses données pour le moment et revient de lui-même. Merci de réessayer dans quelques secondes.",
		home: "Retour à l’accueil",
	},
} satisfies typeof english;
