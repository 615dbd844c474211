import type { navigation as english } from "#app/i18n/en/navigation.ts";

export const navigation = {
	skip: "Aller au contenu",
	home: "{{name}}, accueil",
	main: "Navigation principale",
	howItWorks: "Le parcours",
	insights: "Le journal",
	events: "Événements",
	singlesSocials: "Singles Socials",
	price: "Le prix",
	questions: "Vos questions",
	apply: "Déposer ma candidature",
	newTab: "s’ouvre dans un nouvel onglet",
	menu: "Ouvrir le menu",
	closeMenu: "Fermer le menu",
	loading: "Chargement",
	language: "Langue",
	toasts: {
		region: "Notifications ({hotkey})",
		notification: "Notification",
		close: "Fermer",
	},
	announcement: ["bar", "page"],
	rebrand: {
		text: "{{formerName}} devient {{name}}.",
		link: "Lire l’annonce",
		dismiss: "Fermer ce message",
	},
	footer: {
		invitation: "Et si nous *commencions* ?",
		apply: "Demander mon adhésion",
		explore: "Découvrir",
		links: [
			{ name: "Le réseau gratuit", address: "/network" },
			{ name: "Le journal", address: "/blog" },
			{ name: "Politique de confidentialité", address: "/privacy-policy" },
			{ name: "Mentions légales", address: "/legal" },
		],
		contact: "Nous joindre",
		follow: "Nous suivre",
		company: "{{company}}, société immatriculée et établie à {{place}}",
	},
} satisfies typeof english;
