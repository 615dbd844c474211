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
		"Consultez votre boîte de réception : à moins que vous ne soyez déjà sur la liste, un e-mail vient de partir, avec un dernier clic à faire.",
	invalidTitle: "Adresse e-mail incorrecte",
	invalid: "Veuillez saisir une adresse e-mail valable.",
	failedTitle: "L’inscription n’a pas abouti",
	failed: "Veuillez réessayer ou nous écrire directement.",
	successTitle: "Votre inscription est enregistrée !",
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
				"Votre demande d’abonnement à la lettre {{name}} nous est parvenue. Ouvrez le lien de l’e-mail que nous venons de vous adresser, et confirmez-y votre abonnement.",
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
		button: "Me désabonner",
		busy: "Désabonnement en cours…",
		done: {
			title: "C’est *noté*",
			text: "La lettre ne parviendra plus à cette adresse. Merci de nous avoir lus.",
			undo: "Annuler et garder mon abonnement",
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
	footer: {
		why: "Vous recevez cet e-mail parce que cette adresse a été saisie dans le formulaire d’abonnement du site {{name}}.",
		unsubscribe: "Se désabonner",
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
