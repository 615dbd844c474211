import type { adminGuestMails as english } from "../en/admin-guest-mails.ts";

export const adminGuestMails = {
	guestMails: {
		title: "E-mails aux convives",
		open: "E-mails",
		openOne: "E-mails aux convives : {{title}}",
		back: "Tous les événements",
		failed: "Les convives de cette table n’ont pas pu être chargés",
		failedText: "Rien n’est perdu. Réessayez dans un instant.",
		noGuests: "Pas encore de convives",
		noGuestsText: "Ajoutez d’abord les convives de cette table ; vous pourrez ensuite les inviter d’ici.",
		noKind: "Aucun e-mail ne convient à cette table",
		noKindText: {
			noDay:
				"Elle n’a pas encore de jour. Les e-mails indiquent le jour : donnez-lui-en un dans la liste des événements.",
			off: "Elle n’a pas eu lieu, et son jour est passé.",
			tooLate:
				"Vos convives ont {{days}} jours pour répondre, et leurs fiches sont effacées {{guestDays}} jours après le repas. La question pouvait partir jusqu’au {{day}} ; aujourd’hui, elle arriverait trop tard.",
		},
		kind: "Quel e-mail",
		kinds: {
			invitation: "Invitation",
			waiting: "Liste d’attente",
			confirmation: "Confirmation",
			reminder: "Rappel",
			moved: "Changement de table",
			change: "Changement",
			postponement: "Report",
			cancellation: "Annulation",
			backOn: "Table finalement maintenue",
			feedback: "Après la table",
			results: "Numéros échangés",
		},
		hints: {
			invitation:
				"Avec un lien pour accepter ou décliner. Chaque personne invitée a dès lors une place gardée.",
			waiting:
				"Pour les personnes en attente : dit qu’elles sont sur la liste d’attente, et que vous écrirez si une place se libère.",
			confirmation: "Pour les personnes qui ont accepté ou payé, avec la table pour leur agenda.",
			reminder: "Envoi possible dès deux jours avant la table, aux convives confirmés.",
			moved:
				"Pour les convives que vous avez placés ici : l’e-mail le dit, et mène à une page avec la nouvelle table.",
			change: "Donne les nouvelles informations, et met les agendas à jour.",
			postponement:
				"Dit que la table est reportée et que la nouvelle date suivra. Les places restent gardées.",
			cancellation: "Dit que la table n’aura pas lieu, et la retire des agendas.",
			backOn: "Pour les convives qui ont appris le report ou l’annulation : donne le jour désormais valable.",
			feedback:
				"Demande à chaque personne venue qui elle aimerait revoir. Indiquez d’abord, dans « Convives », qui est venu. Les convives ont une semaine pour répondre, à compter du premier e-mail, qui peut partir jusqu’au {{day}}.",
			results:
				"Pour toutes les personnes à qui la question a été posée. Deux convives qui se sont choisis et ont tous deux donné leur accord y trouvent le numéro de l’autre ; les autres apprennent qu’il n’y en a pas.",
		},
		note: "Vos propres mots",
		noteHint:
			"Si vous le souhaitez : un mot personnel, ou comment payer. Il figure dans chaque e-mail que vous envoyez maintenant.",
		noteHintAfter:
			"Si vous le souhaitez : un mot de remerciement. Il figure dans chaque e-mail envoyé maintenant.",
		answerBy: "Réponse demandée jusqu’au",
		answerByHint:
			"L’e-mail et sa page indiquent ce jour. Ensuite, la liste des convives montre qui n’a pas répondu.",
		whatsApp: "Écrire à {{guest}} par WhatsApp",
		whatsAppHint: "Ouvre WhatsApp avec les mêmes mots, en plus court. C’est vous qui les envoyez.",
		whatsAppSent: "Je l’ai envoyé à {{guest}} par WhatsApp",
		whatsAppNoted: "C’est noté : vous avez écrit à {{guest}} par WhatsApp",
		byWhatsApp: "par WhatsApp",
		prepare: "Préparer le message WhatsApp à {{guest}}",
		prepareSeat: "Garder une place à {{guest}} et préparer le message WhatsApp",
		prepareFailed: "Le message n’a pas pu être préparé",
		lacksPlace:
			"Le restaurant et son adresse ne sont pas encore indiqués : les convives confirmés ne sauraient pas où aller.",
		lacksPlaceLink: "Les indiquer",
		askWithoutPlace:
			"Le restaurant et son adresse ne sont pas encore indiqués : cet e-mail ne dit donc pas où aller.",
		guests: "Convives",
		old: "avant le dernier changement",
		status: {
			waiting: "en route",
			sent: "envoyé",
			failed: "n’a pas pu être remis",
			gone: "n’est plus dans la file d’envoi",
		},
		choose: "Choisissez d’abord des convives",
		nobody: "Plus personne à qui l’envoyer",
		send_one: "Envoyer à {{count}} convive",
		send_other: "Envoyer à {{count}} convives",
		askTitle: "Envoyer cet e-mail à {{names}} ?",
		askInvite: "Inviter {{names}} ?",
		reminderKind: "Rappel, à compter du {{day}}",
		reminderItself: "Envoyer le rappel sans intervention",
		reminderAhead:
			"Il part le {{day}}, à partir de {{hour}} heures, une seule fois à chaque convive confirmé d’ici là qui a une adresse. Jamais pour une table annulée ou reportée. Pour le lire dès maintenant, choisissez-le ci-dessus.",
		reminderNow:
			"Il part en quelques minutes, à partir du {{day}} à {{hour}} heures, à chaque convive confirmé qui ne l’a pas encore reçu. Jamais pour une table annulée ou reportée.",
		reminderChosen: "Le rappel partira sans intervention",
		reminderUnchosen: "Le rappel ne partira pas sans vous",
		reminderFailed: "Le choix n’a pas été enregistré",
		free: "Places libres : {{woman}} pour les femmes, {{man}} pour les hommes.",
		tooMany: "Vous avez choisi plus de convives qu’il ne reste de places : choisissez-en moins.",
		ask: {
			invitation: "Leurs places sont gardées dès maintenant. Un envoi ne peut pas être annulé.",
			waiting: "Un envoi ne peut pas être annulé.",
			confirmation: "Un envoi ne peut pas être annulé.",
			reminder: "Un envoi ne peut pas être annulé.",
			moved: "Un envoi ne peut pas être annulé.",
			change: "Un envoi ne peut pas être annulé.",
			postponement: "Ces convives apprennent que la table est reportée. Un envoi ne peut pas être annulé.",
			cancellation: "Ces convives apprennent que la table est annulée. Un envoi ne peut pas être annulé.",
			backOn: "Ces convives apprennent que la table a lieu. Un envoi ne peut pas être annulé.",
			feedback: "La réponse est attendue jusqu’au {{day}}. Un envoi ne peut pas être annulé.",
			results: "Cet e-mail communique les numéros. Un envoi ne peut pas être annulé.",
		},
		round: {
			title: "Qui revoit qui",
			open: "Les convives peuvent répondre jusqu’au {{day}}. Leurs réponses ne sont montrées à personne.",
			closed:
				"Les réponses étaient attendues jusqu’au {{day}}. Seuls figurent ici les souhaits réciproques, entre personnes qui ont toutes deux donné leur accord.",
			pair: "{{one}} et {{other}}",
			none: "Il n’y a aucun numéro à échanger.",
		},
		owed: {
			failed: "Les convives qui attendent une réponse n’ont pas pu être chargés",
			title_one: "{{title}} : {{count}} convive attend une réponse",
			title_other: "{{title}} : {{count}} convives attendent une réponse",
			text: "Vos convives pouvaient dire jusqu’au {{day}} qui ils aimeraient revoir ; un e-mail leur a été promis ensuite, quel que soit le résultat.",
			link: "Envoyer la réponse",
			linkOne: "Envoyer la réponse aux convives : {{title}}",
			line_one: "{{count}} convive attend l’e-mail « Numéros échangés »",
			line_other: "{{count}} convives attendent l’e-mail « Numéros échangés »",
		},
		confirm: "Envoyer",
		done: "Les e-mails sont en route",
		sendFailed: "Les e-mails n’ont pas pu être envoyés",
		result: "Résultat",
		outcomes: {
			ordered: "en route",
			already: "l’a déjà reçu depuis le dernier changement",
			noAddress: "n’a pas d’adresse e-mail",
			noSeat: "pas d’invitation : aucune place n’est libre",
			unfit: "a changé d’état entre-temps",
		},
		preview: "L’e-mail sur un téléphone",
		previewOf: "Tel que le reçoit",
		previewFailed: "L’e-mail n’a pas pu être affiché. Réessayez dans un instant.",
	},
} satisfies typeof english;
