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
		future:
			"Une sauvegarde est datée dans le futur : l’horloge du serveur était fausse. Les sauvegardes continuent ; prévenez la personne qui s’occupe du serveur.",
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
	unsubscribed: {
		title: "Lecteurs désinscrits",
		text: "Une sauvegarde compte encore parmi les lecteurs ceux qui se sont désinscrits depuis. Enregistrez aussi cette liste à côté d’elle : avec {{file}}, une restauration les désinscrit à nouveau. Elle ne contient aucune adresse lisible.",
		save: "Enregistrer la liste des désinscrits",
	},
	held: {
		title: "Ce site a été restauré à partir d’une sauvegarde : rien ne part sans votre accord",
		letters_one: "{{count}} lettre",
		letters_other: "{{count}} lettres",
		reminders_one: "le rappel de {{count}} table",
		reminders_other: "les rappels de {{count}} tables",
		mails_one: "{{count}} e-mail",
		mails_other: "{{count}} e-mails",
		waiting: "{{list}} : envoyer ou abandonner ?",
		warning:
			"Ces envois étaient en attente lors de la sauvegarde. Certains sont peut-être arrivés depuis : les envoyer les ferait arriver une seconde fois.",
		named: "Lettres : {{names}}.",
		send: "Envoyer",
		drop: "Abandonner",
		sendTitle: "Envoyer ce qui était en attente ?",
		sendText:
			"Vont partir : {{list}}. Les lettres en cours d’envoi reprennent aussitôt ; celles qui étaient programmées partent à leur heure, ou aussitôt si elle est passée. Les abonnés et les convives qui les ont déjà reçus les recevront de nouveau.",
		dropTitle: "Abandonner ce qui était en attente ?",
		dropText:
			"Ne partiront pas : {{list}}. Les lettres en cours d’envoi s’arrêtent là ; celles qui étaient programmées redeviennent des brouillons. Les autres e-mails sont supprimés : les personnes qui en attendaient un devront le redemander, et vous pourrez réinviter les convives.",
		sent: "Ce qui était en attente part maintenant",
		dropped: "Ce qui était en attente a été abandonné",
		failed: "Aucune décision n’a été enregistrée",
		loadFailed: "Ce qui attend depuis la restauration n’a pas pu être chargé",
	},
} satisfies typeof English;
