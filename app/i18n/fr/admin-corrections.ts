import type { adminCorrections as english } from "#app/i18n/en/admin-corrections.ts";

export const adminCorrections = {
	corrections: {
		save: "Garder pour plus tard",
		schedule: "Programmer",
		time: "Publier les modifications le",
		timeHint: "{{timeZoneFirst}}. Laissez ce champ vide pour les publier vous-même.",
		waiting: "Corrections en attente",
		since: "Corrections en attente depuis le {{when}}",
		until: "Mise en ligne des corrections le {{when}} ({{timeZone}})",
		wait: "Les visiteurs voient l’ancien texte tant que vous n’avez pas publié vos corrections.",
		waitUntil: "Les visiteurs voient encore l’ancien texte ; vos corrections le remplaceront le {{when}}.",
		schedules:
			"Les visiteurs voient l’ancien texte ; une fois programmées, vos modifications le remplaceront le {{when}}.",
		unschedules:
			"Les visiteurs voient l’ancien texte ; enregistrées sans date, vos corrections attendent que vous les publiiez.",
		savedTitle: "Corrections enregistrées",
		saved: "Les visiteurs verront l’ancien texte tant que vous ne les aurez pas publiées.",
		savedUntil: "Elles remplaceront l’ancien texte le {{when}}, {{timeZone}}.",
		published: "Vos corrections sont en ligne, comme prévu",
		discard: "Abandonner les corrections",
		discardTitle: "Abandonner ces corrections ?",
		discardText:
			"Le formulaire affichera de nouveau le texte que voient les visiteurs. Les corrections que vous aviez enregistrées restent dans l’historique.",
		discardConfirm: "Abandonner",
		discarded: "Corrections abandonnées",
		discardFailed: "Les corrections n’ont pas pu être abandonnées",
	},
} satisfies typeof english;
