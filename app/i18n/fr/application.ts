import type { application as english, applicationMail as englishMail } from "../en/application.ts";

export const application: typeof english = {
	meta: {
		membership: "Déposer ma candidature · {{name}}",
		network: "Rejoindre le réseau · {{name}}",
		socials: "Demander une place · {{name}}",
		referral: "Recommander quelqu’un · {{name}}",
	},
	label: {
		membership: "L’adhésion",
		network: "Le réseau",
		socials: "Singles Socials",
		referral: "Une recommandation",
	},
	title: {
		membership: "Parlez-nous *de vous*",
		network: "Rejoignez *le réseau*",
		socials: "Une place *à table*",
		referral: "Quelqu’un *à qui vous pensez*",
	},
	welcome:
		"Prenez votre temps. Ce que vous écrivez est chiffré avant d’être conservé, et n’est lu que par notre équipe.",
	table: "Pour « {{title}} », {{date}}",
	progress: "Étape {{step}} sur {{steps}}",
	reviewProgress: "Dernière étape : la relecture",
	optional: "facultatif",
	dayHint: "Jour, mois et année, par exemple 31/12/1990.",
	more: "Une précision encore, d’après votre réponse.",
	next: "Continuer",
	toReview: "Relire",
	back: "Retour",
	sending: "Un instant…",
	saved: {
		idle: "Vos réponses sont enregistrées à mesure que vous écrivez.",
		saving: "Enregistrement…",
		saved: "Enregistré",
		offline:
			"Vous êtes hors connexion. Gardez cette page ouverte : ce que vous écrivez sera enregistré dès votre retour en ligne.",
		failed: "Pas encore enregistré. Gardez cette page ouverte : nous réessayons.",
		gone: "Cette candidature n’est plus ouverte dans ce navigateur. Rechargez la page pour savoir ce qu’il en est.",
	},
	withoutScripts: "Vos réponses sont enregistrées chaque fois que vous continuez ou revenez en arrière.",
	faults: {
		title: "Il manque quelque chose",
		text: "Vos réponses sont enregistrées. Il reste à voir :",
		required: "Cette réponse est nécessaire.",
		choose: "Choisissez l’une des réponses.",
		chooseSome: "Choisissez au moins une réponse.",
		number: "Écrivez un nombre, en chiffres.",
		day: "Écrivez une date qui existe, par exemple 31/12/1990.",
		adult: "Il faut avoir {{minimumAge}} ans révolus pour déposer une candidature.",
		telephone: "Écrivez un numéro de téléphone avec son indicatif, par exemple +230 5700 0000.",
		mail: "Écrivez une adresse e-mail complète, par exemple vous@exemple.com.",
		photograph: "Choisissez une photographie.",
		consent: "Votre accord est nécessaire pour continuer.",
		tooLong: "{{limit}} caractères au plus, s’il vous plaît.",
		least: "Écrivez {{limit}} ou plus.",
		most: "Écrivez {{limit}} ou moins.",
	},
	/** La photographie que demande une question. */
	photograph: {
		title: "Une *photographie*",
		choose: "Choisir une photographie",
		replace: "En choisir une autre",
		remove: "La retirer",
		send: "Utiliser cette photographie",
		back: "Retour au formulaire",
		alt: "La photographie que vous avez choisie",
		limit:
			"Une photographie : JPEG, PNG, WebP ou HEIC, de {{limit}} Mo au plus. Ce que le fichier dit du lieu et du moment de la prise de vue est retiré.",
		sending: "Envoi en cours… {{percent}} %",
		faults: {
			none: "Choisissez d’abord une photographie.",
			type: "Ce fichier n’a pas pu être lu comme une photographie. Choisissez un fichier JPEG, PNG, WebP ou HEIC.",
			size: "Ce fichier dépasse {{limit}} Mo. Choisissez-en un plus petit.",
			pixels:
				"Cette photographie compte trop de pixels pour que nous puissions l’ouvrir. Choisissez-en une plus petite.",
			busy: "Nous ne pouvons pas recevoir d’autre photographie pour l’instant. Réessayez dans un petit moment.",
			gone: "Cette candidature n’est plus ouverte dans ce navigateur. Revenez au formulaire pour voir ce qui s’est passé.",
			failed:
				"La photographie ne nous est pas parvenue. Vos autres réponses sont en sûreté : réessayez une fois.",
		},
	},
	review: {
		title: "Est-ce bien *vous* ?",
		text: "Relisez vos réponses. Rien n’est encore envoyé, et tout peut encore changer.",
		change: "Modifier",
		changeOf: "Modifier : {{title}}",
		first: "Les premières questions",
		unanswered: "Sans réponse",
		yes: "Oui, je donne mon accord",
		no: "Non",
		send: "Envoyer ma candidature",
		sendReferral: "Envoyer ma recommandation",
		sending: "Envoi en cours…",
		after: "Nous répondons en {{answerDays}}. Vos réponses sont effacées à votre demande, à tout moment.",
		refused: "L’envoi n’a pas abouti. Vos réponses sont à l’abri : envoyez-les encore une fois.",
		undelivered:
			"Notre serveur est resté injoignable, et rien n’a été envoyé. Vos réponses sont à l’abri : envoyez-les encore une fois.",
	},
	later: {
		title: "Continuer plus tard, ou sur un autre appareil",
		text: "Nous vous envoyons un lien qui ouvre vos réponses pendant {{resumeDays}} jours. L’adresse ne sert qu’à cet e-mail.",
		email: "Votre adresse e-mail",
		send: "Recevoir le lien",
		sent: "Le lien est en route. Vous pouvez fermer cette page.",
		invalid: "Écrivez une adresse e-mail complète, par exemple vous@exemple.com.",
		tooMany: "Plusieurs liens vous ont été envoyés aujourd’hui. Ouvrez le plus récent.",
	},
	erase: {
		title: "Effacer ce que j’ai écrit",
		text: "Toutes vos réponses à ce formulaire sont supprimées aussitôt, sans retour possible.",
		button: "Tout effacer",
		done: {
			title: "C’est *effacé*",
			text: "Nous n’avons plus aucune de vos réponses à ce formulaire.",
		},
		again: "Recommencer",
	},
	gone: {
		title: "Cette candidature a suivi son cours",
		text: "Elle a été reprise sur un autre appareil, envoyée ou effacée depuis l’ouverture de cette page. Ce que vous voyez ici n’est conservé que si vous l’envoyez d’ici, comme une nouvelle candidature.",
	},
	sent: {
		title: "Merci. Elle est *entre nos mains*",
		text: "Nous lisons nous-mêmes chaque candidature et répondons en {{answerDays}}. Si vous nous avez donné une adresse e-mail, un court accusé de réception est en route.",
		textReferral:
			"Merci d’avoir pensé à cette personne. Nous lisons nous-mêmes chaque recommandation, avec toute la discrétion voulue.",
		home: "Retour à l’accueil",
	},
	confirm: {
		title: "Un dernier *clic*",
		text: "Votre candidature nous est parvenue. Comme votre navigateur n’exécute pas de scripts, nous avons envoyé un e-mail à l’adresse que vous avez donnée : ouvrez son lien, pour que nous sachions que c’est bien vous.",
	},
	unmailed: {
		text: "Nous lisons nous-mêmes chaque candidature et répondons en {{answerDays}}. Aucun e-mail ne la confirme cette fois : vous n’avez plus rien à faire.",
	},
	link: {
		meta: "Votre candidature · {{name}}",
		resume: {
			title: "Vos réponses sont *toujours là*",
			text: "Reprenez où vous en étiez. Dès lors, vos réponses s’ouvrent sur cet appareil, et non plus sur le précédent.",
			button: "Continuer",
		},
		confirmation: {
			title: "Cette candidature est-elle *la vôtre* ?",
			text: "Un clic nous dit que cette adresse est bien la vôtre. Si vous n’avez rien envoyé, fermez cette page et ne faites rien.",
			button: "Oui, c’est la mienne",
		},
		confirmed: {
			title: "Merci. C’est *confirmé*",
			text: "Nous lisons nous-mêmes chaque candidature et répondons en {{answerDays}}.",
		},
		held: {
			title: "Ce que nous savons *de vous*",
			text: "Voici ce que vous nous avez envoyé le {{date}}, tel que nous le conservons. Les notes prises lors de nos échanges ne figurent pas ici : écrivez à {{email}} et nous vous les remettrons aussi.",
			unfinished:
				"Voici ce que vous avez écrit sans l’envoyer. Ces réponses s’effacent d’elles-mêmes quelque temps après votre dernière modification.",
			eraseTitle: "L’effacer",
			erase:
				"Votre candidature est supprimée aussitôt, avec nos notes à son sujet. C’est sans retour. Si vous êtes membre ou avez une place à une table, écrivez aussi à {{email}}, pour que nous effacions cela également.",
		},
		erased: {
			title: "C’est *effacé*",
			text: "Votre candidature et nos notes à son sujet sont supprimées.",
		},
		invalid: {
			title: "Ce lien *ne fonctionne plus*",
			text: "Il est peut-être incomplet, trop ancien ou remplacé par un plus récent ; ou bien la candidature a été envoyée ou effacée. Écrivez à {{email}} et nous vous aiderons.",
		},
	},
	ask: {
		meta: {
			title: "Ce que nous savons de vous · {{name}}",
			description:
				"Demandez par e-mail à {{name}} ce que vous avez confié dans une candidature, lisez-le tel qu’il est conservé et faites-le effacer.",
		},
		title: "Que savons-nous *de vous* ?",
		text: "Écrivez l’adresse que vous nous avez donnée dans une candidature. Si nous en conservons une, un lien part vers cette adresse seule : il montre ce que vous nous avez envoyé, et l’efface si vous le souhaitez.",
		email: "Votre adresse e-mail",
		button: "Recevoir le lien",
		asked: {
			title: "Regardez *votre messagerie*",
			text: "Si nous conservons une candidature à cette adresse, un lien arrive en quelques minutes. Si rien ne vient, nous n’en avons aucune. Le lien fonctionne pendant {{heldDays}} jours.",
		},
		tooMany: "Cela fait plusieurs demandes de suite. Patientez un peu, puis réessayez.",
	},
};

export const applicationMail: typeof englishMail = {
	link: "{{label}} :",
	resume: {
		subject: "Vos réponses vous attendent",
		preview: "Un lien pour reprendre où vous en étiez",
		title: "Reprenez *où vous en étiez*",
		text: "Ce lien ouvre ce que vous avez écrit jusqu’ici, sur n’importe quel appareil, pendant {{resumeDays}} jours. Il l’efface aussi, si vous avez changé d’avis.",
		button: "Ouvrir mes réponses",
		note: "Si vous n’avez rien demandé, ne faites rien : nous ne vous écrirons plus.",
	},
	confirmation: {
		subject: "Confirmez votre candidature",
		preview: "Un clic, pour savoir que c’est bien vous",
		title: "Cette candidature est-elle *la vôtre* ?",
		text: "Une candidature à cette adresse nous est parvenue. Confirmez que vous l’avez envoyée, pour que nous puissions vous répondre.",
		button: "Confirmer ma candidature",
		note: "Si vous n’avez rien envoyé, ne faites rien : nous n’écrirons plus à cette adresse.",
	},
	receipt: {
		subject: "Votre candidature est arrivée",
		preview: "Nous répondons en {{answerDays}}",
		title: "Merci. Elle est *entre nos mains*",
		text: "Votre candidature est bien arrivée. Nous les lisons toutes nous-mêmes et répondons en {{answerDays}}. Par discrétion, cet e-mail ne reprend aucune de vos réponses.",
		button: "Ce que nous savons de vous",
		note: "Vous pouvez à tout moment, sur cette page, relire ce que vous nous avez envoyé ou le faire effacer.",
	},
	held: {
		subject: "Ce que nous savons de vous",
		preview: "Le lien que vous avez demandé",
		title: "Ce que vous nous avez *confié*",
		text: "Vous avez demandé ce que nous savons de vous. Ce lien montre une candidature que vous avez remplie, telle que nous la conservons, et l’efface si vous le souhaitez. Il fonctionne pendant {{heldDays}} jours.",
		button: "Voir ce que vous conservez",
		note: "Si vous n’avez rien demandé, ne faites rien. Seule la personne qui lit cette boîte peut ouvrir le lien.",
	},
	footer: {
		why: "Vous recevez cet e-mail parce que cette adresse a été donnée sur le site de {{name}}.",
		address: "{{name}}, {{postalAddress}}",
	},
};
