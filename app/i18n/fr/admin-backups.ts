import type { adminBackups as English } from "../en/admin-backups.ts";

export const adminBackups = {
	title: "Sauvegardes",
	text: "Chaque nuit, tout ce que contient le site est réuni dans un seul fichier : articles, images, événements, abonnés, réglages. Enregistrez-en un sur votre ordinateur de temps à autre : une copie restée sur le serveur disparaît avec lui. Le fichier contient des données personnelles : gardez-le là où personne d’autre ne peut le lire.",
	start: "Sauvegarder maintenant",
	running: "Sauvegarde en cours…",
	started: "La sauvegarde a commencé",
	notStarted: "La sauvegarde n’a pas pu commencer",
	failedToLoad: "Les sauvegardes n’ont pas pu être chargées",
	none: "Aucune sauvegarde pour l’instant",
	noneText: "La première est prévue cette nuit, à 3 h. Vous pouvez aussi en lancer une tout de suite.",
	fine: "Tout va bien.",
	checked: "Dernière restauration d’essai : {{moment}}. Tout a été retrouvé.",
	unchecked: "Une fois par semaine, une sauvegarde est restaurée à part, pour vérifier que tout s’y trouve.",
	trouble: {
		none: "Il n’existe pas encore de sauvegarde.",
		old: "La dernière sauvegarde date de plus de deux jours. Prévenez la personne qui s’occupe du serveur.",
		failed:
			"La dernière sauvegarde a échoué. Le disque est-il plein ? Essayez de nouveau, puis prévenez la personne qui s’occupe du serveur.",
		unsound:
			"La dernière sauvegarde n’a pas pu être restaurée. Prévenez la personne qui s’occupe du serveur.",
	},
	save: "Enregistrer",
	saveOf: "Enregistrer la sauvegarde du {{moment}}",
	saving: "Enregistrement…",
	notSaved: "La sauvegarde n’a pas pu être enregistrée",
	kilobytes: "{{size}} Ko",
	megabytes: "{{size}} Mo",
	erased: {
		title: "Personnes effacées",
		text: "Une sauvegarde contient encore les personnes que vous avez effacées depuis. Enregistrez cette liste dans le dossier où vous gardez vos sauvegardes, et de nouveau après chaque effacement : avec {{file}} à côté de la sauvegarde, une restauration les efface à nouveau. Elle contient des dates et des empreintes codées d’adresses, aucune adresse lisible.",
		save: "Enregistrer la liste des personnes effacées",
		notSaved: "La liste n’a pas pu être enregistrée",
	},
} satisfies typeof English;
