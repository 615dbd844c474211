import type { adminState as English } from "../en/admin-state.ts";

export const adminState = {
	title: "État du site",
	fine: "Tout va bien.",
	look: "Un point demande votre attention.",
	failedToLoad: "L’état du site n’a pas pu être lu",
	mails: "E-mails",
	mailsFine: "Tous sont partis",
	mailsWaiting_one: "{{count}} en route",
	mailsWaiting_other: "{{count}} en route",
	mailsLate_one: "{{count}} en attente, le plus ancien depuis plus de 15 minutes",
	mailsLate_other: "{{count}} en attente, le plus ancien depuis plus de 15 minutes",
	mailsFailed_one: "{{count}} n’a pas pu être remis",
	mailsFailed_other: "{{count}} n’ont pas pu être remis",
	backup: "Sauvegarde",
	backupAt: "{{moment}}",
	disk: "Espace libre",
	gigabytes: "{{size}} Go",
	diskLow: "{{size}} Go : bientôt, plus rien ne pourra être enregistré",
	version: "Version",
	helper: "Prévenez la personne qui s’occupe du serveur.",
} satisfies typeof English;
