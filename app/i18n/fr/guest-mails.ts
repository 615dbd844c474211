import type { invitation as englishInvitation, guestMail as englishMail } from "../en/guest-mails.ts";

export const guestMail = {
	link: "{{label}} :",
	greeting: "Bonjour {{firstName}},",
	facts: {
		when: "Quand",
		where: "Où",
		price: "Billet",
		surname: "Réservé au nom de",
		directions: "Pour venir",
		map: "Plan",
		included: "Le billet comprend",
		planned: "Était prévu",
		answerBy: "Réponse souhaitée jusqu’au",
	},
	invitation: {
		subject: "Votre invitation : {{title}}, {{date}}",
		preview: "Une place vous est gardée. Dites-nous si vous la souhaitez.",
		title: "Une place vous est *gardée*",
		text: "Nous serions heureux de vous accueillir à la table « {{title}} », {{date}}. Le lien ouvre une page avec deux boutons, pour accepter ou décliner ; rien ne se passe tant que vous n’en avez pressé aucun.",
		button: "Répondre à l’invitation",
		note: "Ce lien n’appartient qu’à vous : merci de ne pas transférer cet e-mail. Il fonctionne jusqu’au début du repas. Si vous n’avez pas demandé de place, ignorez cet e-mail ou écrivez à {{email}}.",
	},
	waiting: {
		subject: "Liste d’attente : {{title}}, {{date}}",
		preview: "Vous êtes sur la liste d’attente.",
		title: "Vous êtes sur la *liste d’attente*",
		text: "Merci d’avoir souhaité une place à la table « {{title}} », {{date}}. Nous ne pouvons pas vous en proposer pour le moment, et vous avons mis sur la liste d’attente : si une place se libère, nous vous écrirons. Vous n’avez rien à faire.",
		note: "Si vous préférez ne pas attendre, écrivez à {{email}}.",
	},
	confirmation: {
		subject: "Confirmé : {{title}}, {{date}}",
		preview: "Votre place est confirmée.",
		title: "Votre place est *confirmée*",
		text: "Nous nous réjouissons de vous voir à la table « {{title}} », {{date}}.",
		note: "Le fichier joint inscrit la table dans votre agenda, sous le nom d’un simple repas. Si vous avez un empêchement, prévenez-nous au plus tôt à {{email}} : quelqu’un attend peut-être une place.",
	},
	reminder: {
		subject: "Bientôt : {{title}}, {{date}}",
		preview: "Un rappel de votre table.",
		title: "À *très bientôt*",
		text: "Un petit rappel de la table « {{title}} », {{date}}. Venez comme vous êtes, et à l’heure : à une petite table, on commence tous ensemble.",
		note: "Un imprévu ? Écrivez tout de suite à {{email}}.",
	},
	moved: {
		subject: "Votre nouvelle table : {{title}}, {{date}}",
		preview: "Votre place a changé de table.",
		title: "Votre place *change de table*",
		text: "Votre place a changé de table : nous serons heureux de vous accueillir à la table « {{title}} », {{date}}. L’ancienne place ne vous est plus gardée.",
		button: "Voir ma nouvelle table",
		note: "Ce lien n’appartient qu’à vous : merci de ne pas transférer cet e-mail. Les fichiers joints inscrivent la nouvelle table dans votre agenda, et en retirent l’ancienne si elle y figure. Si la nouvelle table ne vous convient pas, écrivez à {{email}} et nous trouverons une solution.",
	},
	change: {
		subject: "Changement : {{title}}, {{date}}",
		preview: "Quelque chose a changé pour votre table.",
		title: "Un *changement*",
		text: "Quelque chose a changé pour la table « {{title}} ». Voici les nouvelles informations ; merci de remplacer ce que vous aviez noté.",
		note: "Le fichier joint met votre agenda à jour. Si cela ne vous convient plus, écrivez à {{email}} et nous trouverons une solution.",
	},
	postponement: {
		subject: "Reporté : {{title}}",
		preview: "La nouvelle date vous parviendra par e-mail.",
		title: "Cette table est *reportée*",
		text: "Nous sommes désolés : la table « {{title}} » n’aura pas lieu le jour prévu. Nous vous écrirons dès qu’une nouvelle date sera fixée. Votre place vous est gardée d’ici là, et vous n’avez rien à faire.",
		textWaiting:
			"La table « {{title}} » n’aura pas lieu le jour prévu. Vous restez sur la liste d’attente, et nous vous écrirons si une place se libère à la nouvelle date. Vous n’avez rien à faire.",
		note: "Si vous préférez ne pas attendre la nouvelle date, ou pour toute question, écrivez à {{email}}.",
	},
	cancellation: {
		subject: "Annulé : {{title}}, {{date}}",
		preview: "Cette table n’aura pas lieu.",
		title: "Cette table est *annulée*",
		text: "Nous sommes désolés : la table « {{title}} », prévue {{date}}, n’aura pas lieu. Vous n’avez rien à faire.",
		noteWaiting: "Une question ? Écrivez à {{email}}.",
		note: "Le fichier joint la retire de votre agenda. Une question, sur votre billet par exemple ? Écrivez à {{email}}.",
	},
	backOn: {
		subject: "La table a bien lieu : {{title}}, {{date}}",
		preview: "La table a lieu. Voici les informations à jour.",
		title: "La table *a bien lieu*",
		text: "Bonne nouvelle : la table « {{title}} » aura lieu le {{date}}. Votre place vous est toujours gardée. Les informations ci-dessous remplacent ce que nous vous avions écrit.",
		button: "Voir ma table",
		note: "Ce lien n’appartient qu’à vous : merci de ne pas transférer cet e-mail. Le fichier joint met votre agenda à jour. Si cette date ne vous convient pas, écrivez à {{email}} et nous trouverons une solution.",
	},
	feedback: {
		subject: "Une question après la table « {{title}} »",
		preview: "Une minute suffit, et vous êtes libre de ne pas répondre.",
		title: "Comment s’est passé *ce repas* ?",
		text: "Merci de votre présence à la table « {{title}} », {{date}}. Aimeriez-vous revoir quelqu’un ? Le lien ouvre une page qui n’est qu’à vous, où vous pouvez répondre, et changer d’avis, jusqu’au {{day}}. Les numéros ne sont échangés qu’entre deux personnes qui se sont choisies l’une l’autre et ont toutes deux donné leur accord. Un souhait sans retour n’est montré à personne.",
		button: "Répondre à la question",
		note: "Ce lien n’appartient qu’à vous : merci de ne pas transférer cet e-mail. Une fois le délai passé, chaque personne qui a reçu cet e-mail en reçoit un dernier, quelle que soit sa réponse. Une question ? Écrivez à {{email}}.",
	},
	results: {
		subject: "Les réponses après la table « {{title}} »",
		preview: "Les réponses de votre table sont là.",
		title: "Les réponses *sont là*",
		matched:
			"Merci encore de votre présence à la table « {{title}} », {{date}}. Le souhait est réciproque, et l’accord aussi : vous trouverez son numéro ci-dessous, et le vôtre a été donné en retour.",
		unmatched:
			"Merci encore de votre présence à la table « {{title}} », {{date}}. Cette fois, nous n’avons pas de numéro à vous donner, et le vôtre n’a été donné à personne.",
		note: "Un numéro se confie : merci de le garder pour vous. Un souci, une question ? Écrivez à {{email}}.",
		noteUnmatched: "Une question ? Écrivez à {{email}}.",
	},
	footer: {
		why: "Vous recevez cet e-mail parce que vous avez demandé une place à une table {{name}}. Vos données sont effacées du site {{guestDays}} jours après le repas.",
		address: "Envoyé par {{company}}, {{place}}",
	},
} satisfies typeof englishMail;

export const invitation = {
	meta: "Votre invitation · {{name}}",
	facts: {
		when: "Quand",
		where: "Où",
		price: "Billet",
		answerBy: "Réponse souhaitée jusqu’au",
	},
	moved: "Votre place a été déplacée à cette table.",
	open: {
		title: "{{firstName}}, serez-vous *des nôtres* ?",
		text: "Une place vous est gardée à la table « {{title}} », {{date}}. Elle est à vous dès que vous acceptez.",
	},
	accepted: {
		title: "Cette place est *à vous*",
		text: "Merci : votre place à la table « {{title}} », {{date}}, est notée. Nous vous écrirons pour la suite. Si vous avez un empêchement, écrivez à {{email}}.",
	},
	declined: {
		title: "Une *autre fois*, peut-être",
		text: "Merci de nous avoir dit que vous ne venez pas à la table « {{title}} », {{date}}. Votre place revient à quelqu’un d’autre. Si vous changez d’avis, écrivez à {{email}}.",
	},
	late: {
		title: "{{firstName}}, il reste *une place*",
		text: "Sans réponse de votre part, nous ne vous gardons plus de place à la table « {{title}} », {{date}}. Il en reste une pour le moment : elle est à vous si vous l’acceptez avant quelqu’un d’autre.",
	},
	gone: {
		title: "Cette place ne vous est *plus gardée*",
		text: "Sans réponse de votre part, nous ne vous gardons plus de place à la table « {{title}} », {{date}}, et aucune n’est libre pour le moment. Vous êtes sur la liste d’attente : si une place se libère, il se peut que nous vous écrivions de nouveau. Si vous préférez ne pas attendre, déclinez l’invitation.",
	},
	postponed: {
		title: "Cette table est *reportée*",
		text: "La table « {{title}} » n’aura pas lieu le jour prévu. Nous vous écrirons dès qu’une nouvelle date sera fixée ; votre place vous est gardée d’ici là. Une question ? Écrivez à {{email}}.",
	},
	cancelled: {
		title: "Cette table est *annulée*",
		text: "Nous sommes désolés : la table « {{title}} », prévue {{date}}, n’aura pas lieu. Vous n’avez rien à faire. Une question, sur votre billet par exemple ? Écrivez à {{email}}.",
	},
	invalid: {
		title: "Ce lien *ne fonctionne plus*",
		text: "Le repas a peut-être commencé, la table a pu changer ou être annulée, ou le lien est incomplet. Écrivez à {{email}} et nous vous aiderons.",
	},
	accept: "Accepter la place",
	decline: "Décliner",
	code: { alternative: "QR code MauCAS, à scanner avec l’application de votre banque" },
} satisfies typeof englishInvitation;
