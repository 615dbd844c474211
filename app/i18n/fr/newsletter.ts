import type {
	newsletterForm as englishForm,
	newsletterMail as englishMail,
	newsletter as englishPages,
} from "#app/i18n/en/newsletter.ts";

export const newsletterForm = {
	label: "La lettre",
	title: "L’art de la rencontre, *sans le bruit*",
	text: "Toutes les deux semaines, les conseils de notre équipe, à lire le temps d’un café.",
	textOfMany:
		"Plus de {{readers}} personnes la lisent. Toutes les deux semaines, les conseils de notre équipe, à lire le temps d’un café.",
	email: "Votre adresse e-mail",
	placeholder: "vous@example.com",
	submit: "S’abonner",
	submitting: "Inscription en cours…",
	consent:
		"En vous abonnant, vous acceptez de recevoir la lettre {{name}} par e-mail. Vous pouvez vous désabonner à tout moment.",
	pending:
		"Consultez votre boîte de réception : à moins que vous ne soyez déjà sur la liste, nous vous envoyons un e-mail, avec un dernier clic à faire.",
	invalidTitle: "Adresse e-mail incorrecte",
	invalid: "Veuillez saisir une adresse e-mail valable.",
	failedTitle: "L’inscription n’a pas abouti",
	failed: "Veuillez réessayer ou nous écrire directement.",
	successTitle: "Plus qu’un clic !",
	success:
		"Toutes les deux semaines, nos conseils sur la rencontre arriveront dans votre boîte de réception.",
	tooMany: "Cela fait plusieurs tentatives à la suite. Patientez un peu, puis réessayez.",
	tooManyOfAll: "Beaucoup de personnes s’abonnent en ce moment. Veuillez réessayer plus tard.",
} satisfies typeof englishForm;

export const newsletter = {
	home: "Retour à l’accueil",
	thanks: {
		meta: {
			title: "Dernière étape · {{name}}",
			description:
				"Votre demande d’abonnement à la lettre {{name}} nous est parvenue. Ouvrez le lien de l’e-mail que nous vous envoyons, et confirmez-y votre abonnement.",
		},
		title: "Consultez *vos e-mails*",
		refused: {
			title: "Presque, *mais pas encore*",
		},
	},
	confirm: {
		meta: {
			title: "Confirmer votre abonnement · {{name}}",
			description:
				"Le bouton de cette page confirme votre abonnement à la lettre {{name}} : nos conseils par e-mail, toutes les deux semaines, avec la possibilité de vous désabonner à tout moment.",
		},
		title: "Un dernier *clic*",
		text: "Le bouton ci-dessous abonne cette adresse à nos conseils, toutes les deux semaines. Rien ne se passe tant que vous n’avez pas cliqué.",
		button: "Confirmer mon abonnement",
		busy: "Confirmation en cours…",
		done: {
			title: "Vous êtes *des nôtres*",
			text: "Merci. Notre prochaine lettre arrivera directement dans votre boîte de réception.",
		},
		invalid: {
			title: "Ce lien *n’est plus valable*",
			text: "Il est peut-être incomplet, vieux de plus de {{confirmationDays}} jours, ou antérieur à votre dernier choix. Abonnez-vous de nouveau au bas de notre journal, ou écrivez à {{email}}.",
		},
	},
	unsubscribe: {
		meta: {
			title: "Se désabonner de la lettre · {{name}}",
			description:
				"Le bouton de cette page met fin à l’envoi de la lettre {{name}} à votre adresse. L’effet est immédiat, et vous pouvez revenir sur votre choix depuis la même page.",
		},
		title: "Vous *nous quittez* ?",
		text: "Le bouton ci-dessous met fin à la lettre, avec effet immédiat ; tant que vous n’avez pas cliqué, vous restez sur la liste. Une candidature, une adhésion ou une place dans le réseau n’en est pas affectée.",
		text_withoutNetworkForm:
			"Le bouton ci-dessous met fin à la lettre, avec effet immédiat ; tant que vous n’avez pas cliqué, vous restez sur la liste. Une candidature ou une adhésion n’en est pas affectée.",
		button: "Me désabonner",
		busy: "Désabonnement en cours…",
		done: {
			title: "C’est *noté*",
			text: "La lettre ne parviendra plus à cette adresse. Merci de nous avoir lus.",
			undo: "Annuler et garder mon abonnement",
		},
		pause: "Pause de trois mois",
		pauseText:
			"Pendant une pause, aucune lettre n’est envoyée. Elle prend fin d’elle-même ; vous pouvez l’interrompre ou vous désabonner à tout moment.",
		paused: {
			title: "Une pause, *pour l’instant*",
			text: "Aucune lettre ne vous parviendra avant le {{date}}. Ensuite, nos lettres reprendront d’elles-mêmes, sans que vous ayez rien à faire.",
			resume: "Mettre fin à la pause",
		},
		reasons: {
			title: "Pouvons-nous vous demander pourquoi ?",
			"too-often": "Les lettres arrivaient trop souvent",
			"not-for-me": "Elles ne répondaient pas à mes attentes",
			"no-need": "Je n’en ai plus besoin",
			"not-asked": "Je ne les avais pas demandées",
			note: "Seulement si vous le souhaitez : avec ou sans réponse, votre départ est enregistré.",
			thanks: "Merci, votre réponse est notée.",
			send: "Envoyer ma réponse",
		},
		undone: {
			title: "Heureux de *vous garder*",
			text: "Rien n’a changé : notre prochaine lettre vous parviendra comme à l’accoutumée.",
		},
		invalid: {
			title: "Ce lien *n’a pas été reconnu*",
			text: "Votre logiciel de messagerie l’a peut-être tronqué. Ouvrez-le de nouveau depuis notre dernier e-mail, ou écrivez à {{email}} : nous vous désabonnerons nous-mêmes.",
		},
	},
	settings: {
		meta: {
			title: "Vos préférences pour la lettre · {{name}}",
			description:
				"Changez la langue ou l’adresse de votre lettre {{name}} : nous écrivons d’abord à l’adresse que nous connaissons, pour que personne d’autre ne puisse le faire.",
		},
		ask: {
			title: "Une autre langue, *une autre adresse* ?",
			text: "Nous envoyons d’abord un lien à l’adresse où vous nous lisez, pour que personne d’autre que vous ne puisse rien changer.",
			button: "M’envoyer le lien",
			busy: "Envoi en cours…",
		},
		asked: {
			title: "Consultez *vos e-mails*",
			text: "Nous envoyons un lien à l’adresse où vous nous lisez. Il fonctionne une fois, pendant une heure.",
		},
		open: {
			title: "À *votre convenance*",
			text: "La lettre vous parvient actuellement à l’adresse {{recipient}}.",
		},
		language: "Langue de la lettre",
		email: "Nouvelle adresse e-mail",
		emailHint:
			"Laissez ce champ vide pour garder l’adresse actuelle. Une nouvelle adresse reçoit d’abord un e-mail ; tant que vous n’y avez pas confirmé, rien ne change.",
		save: "Enregistrer",
		saved: {
			title: "C’est *enregistré*",
			text: "Notre prochaine lettre vous parviendra selon votre choix.",
		},
		address: {
			title: "Encore un clic, *à la nouvelle adresse*",
			text: "Votre langue est enregistrée. Ouvrez l’e-mail que nous envoyons à la nouvelle adresse et confirmez qu’elle est bien la vôtre. D’ici là, nos lettres arrivent à l’adresse actuelle.",
		},
		invalid: {
			title: "Ce lien *n’est plus valable*",
			text: "Il fonctionne une fois, pendant une heure, et seulement tant que vous êtes sur la liste. Ouvrez de nouveau « Changer de langue ou d’adresse » dans notre dernier e-mail, ou écrivez à {{email}}.",
		},
	},
	address: {
		meta: {
			title: "Confirmer votre nouvelle adresse · {{name}}",
			description:
				"Le bouton de cette page confirme la nouvelle adresse de votre lettre {{name}}. Elle remplace alors l’ancienne, que nous prévenons par e-mail.",
		},
		open: {
			title: "Est-ce bien *votre adresse* ?",
			text: "Le bouton ci-dessous fait suivre la lettre à l’adresse {{recipient}}. L’ancienne en est prévenue, et plus rien n’y arrive.",
			button: "Confirmer cette adresse",
			busy: "Confirmation en cours…",
		},
		done: {
			title: "Votre adresse *a changé*",
			text: "Désormais, nos lettres arrivent à la nouvelle adresse.",
		},
		invalid: {
			title: "Ce lien *n’est plus valable*",
			text: "Il fonctionne une fois, pendant une journée. Si votre adresse est restée l’ancienne, recommencez depuis notre dernier e-mail, ou écrivez à {{email}}.",
		},
	},
} satisfies typeof englishPages;

export const newsletterMail = {
	link: "{{label}} :",
	confirm: {
		subject: "Confirmez votre abonnement à la lettre {{name}}",
		preview: "Confirmez que cette adresse est la vôtre, et nos conseils suivront.",
		title: "Est-ce bien *votre adresse* ?",
		text: "Vous avez demandé à recevoir nos conseils toutes les deux semaines. Merci de confirmer que cette adresse est la vôtre et que vous souhaitez nous lire : le lien ouvre une page où il reste un bouton à presser. Il est valable {{confirmationDays}} jours.",
		button: "Confirmer mon abonnement",
		ignore:
			"Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : sans confirmation de votre part, la lettre ne vous sera pas envoyée.",
	},
	invitation: {
		subject: "Souhaitez-vous recevoir la lettre {{name}} ?",
		preview: "Nous n’écrivons qu’à celles et ceux qui disent oui : un clic, et nos conseils suivront.",
		title: "Pouvons-nous *vous écrire* ?",
		text: "Votre adresse nous a été confiée pour la lettre {{name}} : toutes les deux semaines, quelques idées claires sur la rencontre. Nous ne l’envoyons qu’aux personnes qui nous disent la vouloir. Le lien ouvre une page où il reste un bouton à presser. Il est valable {{confirmationDays}} jours.",
		button: "Oui, écrivez-moi",
		ignore:
			"Si vous ne le souhaitez pas, ignorez cet e-mail : sans accord de votre part, nous ne vous écrirons plus.",
		why: "Vous recevez ce seul e-mail parce que cette adresse a été confiée à {{name}} pour sa lettre.",
	},
	settings: {
		subject: "Changer la langue ou l’adresse de votre lettre",
		preview: "Le lien fonctionne une fois, pendant une heure.",
		title: "Une autre langue, *une autre adresse* ?",
		text: "Vous avez demandé à changer la façon dont la lettre {{name}} vous parvient. Le lien ouvre une page où vous choisissez sa langue et pouvez donner une autre adresse. Il fonctionne une fois, pendant une heure.",
		button: "Changer mes préférences",
		ignore: "Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : rien ne change.",
		why: "Vous recevez cet e-mail parce que le lien pour modifier cet abonnement à la lettre {{name}} a été suivi.",
	},
	address: {
		subject: "Est-ce votre nouvelle adresse pour la lettre {{name}} ?",
		preview: "Confirmez qu’elle est la vôtre, et nos lettres arriveront ici.",
		title: "Est-ce *votre nouvelle adresse* ?",
		text: "Une personne qui lit notre lettre a indiqué que cette adresse est désormais la sienne. S’il s’agit de vous, merci de le confirmer : le lien ouvre une page où il reste un bouton à presser. Il fonctionne une fois, pendant une journée.",
		button: "Confirmer cette adresse",
		ignore: "Si ce n’est pas vous, ignorez cet e-mail : la lettre ne vous sera pas envoyée.",
		why: "Vous recevez cet e-mail parce que cette adresse a été donnée comme la nouvelle adresse d’une personne abonnée à la lettre {{name}}.",
	},
	moved: {
		subject: "La lettre {{name}} arrive désormais à une autre adresse",
		preview: "Ceci est notre dernier e-mail à cette adresse.",
		title: "Votre lettre *a changé d’adresse*",
		text: "Comme vous l’avez demandé, et confirmé depuis la nouvelle adresse, la lettre n’arrive plus ici. Si vous n’en êtes pas à l’origine, écrivez à {{email}} : nous rétablirons les choses.",
		button: "Comment nous traitons vos données",
		why: "Vous recevez cet e-mail parce que la lettre {{name}} arrivait jusqu’ici à cette adresse.",
	},
	footer: {
		why: "Vous recevez cet e-mail parce que cette adresse a été saisie dans le formulaire d’abonnement du site {{name}}.",
		unsubscribe: "Se désabonner",
		settings: "Changer de langue ou d’adresse",
		address: "Envoyé par {{company}}, {{place}}",
	},
	welcome: {
		subject: "Votre abonnement à la lettre {{name}} est confirmé",
		preview: "Nos conseils arriveront toutes les deux semaines.",
		title: "Ravis de vous compter *parmi nous*",
		text: "Votre abonnement est confirmé. Une semaine sur deux, nous vous enverrons ce que nous dirions de la rencontre à un ami : quelques idées claires, et rien à faire défiler. Une question ? Écrivez à {{email}}.",
		button: "Lire le journal",
	},
} satisfies typeof englishMail;
