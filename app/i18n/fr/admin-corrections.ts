import type { adminCorrections as english } from "#app/i18n/en/admin-corrections.ts";

export const adminCorrections = {
	corrections: {
		save: "Garder pour plus tard",
		schedule: "Programmer",
		time: "Publier les modifications le",
		timeHint: "{{timeZoneFirst}}. Laissez vide pour les publier vous-même.",
		waiting: "Corrections en attente",
		since: "Corrections en attente depuis le {{when}}",
		until: "Corrections en ligne le {{when}} ({{timeZone}})",
		wait: "Les visiteurs voient l’ancien texte ; vos corrections attendent que vous les publiiez.",
		waitUntil: "Les visiteurs voient l’ancien texte ; vos corrections prendront sa place le {{when}}.",
		savedTitle: "Corrections enregistrées",
		saved: "Les visiteurs continuent de voir l’ancien texte jusqu’à ce que vous les publiiez.",
		savedUntil: "Elles prendront la place de l’ancien texte le {{when}}, {{timeZone}}.",
		published: "Vos corrections sont en ligne, comme prévu",
		discard: "Abandonner les corrections",
		discardTitle: "Abandonner ces corrections ?",
		discardText:
			"Le formulaire montre de nouveau le texte que voient les visiteurs. Ce que vous aviez corrigé et enregistré reste dans l’historique.",
		discardConfirm: "Abandonner",
		discarded: "Corrections abandonnées",
		discardFailed: "Les corrections n’ont pas pu être abandonnées",
	},
} satisfies typeof english;
