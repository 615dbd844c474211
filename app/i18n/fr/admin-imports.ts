import type { adminImports as english } from "#app/i18n/en/admin-imports.ts";

export const adminImports = {
	imports: {
		title: "Importer des abonnés",
		back: "Retour aux abonnés",
		intro:
			"Reprenez vos lecteurs d’un tableur ou d’un autre service. Le fichier est d’abord examiné : vous voyez qui serait ajouté, et chaque ligne qui ne le serait pas. Rien n’est enregistré avant votre accord, puis tout l’est, ou rien.",
		file: "Le fichier des adresses",
		fileHint:
			"Un fichier CSV de {{megabytes}} Mo et 100 000 lignes au plus, tel que l’enregistrent Excel, Numbers, Google Sheets ou un autre service d’envoi.",
		choose: "Choisir un fichier",
		chooseOther: "Choisir un autre fichier",
		tooLarge: "Ce fichier dépasse {{megabytes}} Mo. Divisez-le, ou retirez les colonnes inutiles.",
		reading: "Lecture du fichier : {{percent}} %",
		adding: "{{done}} personnes sur {{of}}",
		progress: "Avancement",
		failed: "Le fichier n’a pas été importé : rien n’en a été enregistré",
		unreadable: {
			empty: "Il n’y a personne dans ce fichier.",
			"no-address-column": "Aucune colonne de ce fichier ne contient d’adresses e-mail.",
			"open-quotation":
				"Un guillemet ouvert à la ligne {{line}} n’est jamais refermé : rien de ce qui suit ne peut être lu. Corrigez la ligne, puis choisissez de nouveau le fichier.",
			"too-many-columns":
				"La ligne {{line}} compte plus de 200 colonnes, ce qu’aucune liste ne demande. Vérifiez comment le fichier a été enregistré, ou retirez les colonnes inutiles.",
			"too-many-rows": "Ce fichier compte plus de 100 000 lignes. Divisez-le à partir de la ligne {{line}}.",
		},
		columns: "Le contenu des colonnes",
		column: "{{number}} : {{column}}",
		emailColumn: "Colonne des adresses",
		languageColumn: "Colonne des langues",
		oneLanguage: "Aucune : une langue pour tous",
		language: "Langue",
		otherLanguage: "Si la ligne n’en indique pas",
		sample: "Les premières lignes du fichier",
		otherLanguages:
			"Langues que le site n’a pas : {{names}}. Ces personnes recevront la lettre en {{language}}.",
		notTaken: "Seules l’adresse et la langue sont reprises. Laissé de côté : {{columns}}.",
		address: "Adresse",
		whatHappens: "Ce qui se passerait",
		rows_one: "{{count}} ligne lue. Nouveaux : {{languages}}.",
		rows_other: "{{count}} lignes lues. Nouveaux : {{languages}}.",
		fresh: "Seraient ajoutés",
		added: "Ajoutés",
		counted: {
			"no-address": "Sans adresse",
			"not-an-address": "Adresse incorrecte",
			"line-break": "Avec un saut de ligne",
			"too-long": "Trop longue",
			twice: "En double dans le fichier",
			known: "Déjà sur la liste",
			unsubscribed: "Désabonnés auparavant",
			erased: "Effacés auparavant",
		},
		leftOut_one: "{{count}} ligne est laissée de côté : voir laquelle",
		leftOut_other: "{{count}} lignes sont laissées de côté : voir lesquelles",
		line: "Ligne {{line}}",
		reason: {
			"no-address": "aucune adresse",
			"not-an-address": "adresse e-mail incorrecte",
			"line-break": "saut de ligne ou caractère de contrôle dans l’adresse",
			"too-long": "plus longue qu’une adresse ne peut l’être",
			twice: "figure déjà plus haut dans le fichier",
			known: "déjà sur la liste",
			unsubscribed: "s’est désabonné : seule cette personne peut revenir",
			erased: "a été effacé : seule cette personne peut revenir",
		},
		moreLines_one: "Afficher {{count}} ligne de plus",
		moreLines_other: "Afficher la suite (encore {{count}})",
		consent: "Leur accord",
		consentText:
			"Personne ne reçoit la lettre sans l’avoir accepté. Qu’en est-il des personnes de ce fichier ?",
		consentMissing: "Choisissez l’une des deux réponses.",
		kind: {
			asked: "Demander d’abord à chacune",
			stated: "Elles ont déjà accepté",
		},
		kindText: {
			asked:
				"Chacune reçoit un seul e-mail, avec un bouton pour dire oui, à raison de 600 par heure. Sans réponse sous 30 jours, l’adresse est oubliée.",
			stated:
				"Elles reçoivent la prochaine lettre. Votre déclaration est conservée avec chacune, et montrée sur demande.",
		},
		statement: "Où et comment elles ont accepté",
		statementHint:
			"Par exemple : liste signée à notre table du 4 octobre, avec la mention « Envoyez-moi la lettre ».",
		statementMissing: "Dites en une phrase où et comment elles ont accepté.",
		givenOn: "À quelle date",
		dayMissing: "Choisissez la date de leur accord, aujourd’hui au plus tard.",
		confirm_one: "Importer {{count}} personne",
		confirm_other: "Importer {{count}} personnes",
		nobody: "Personne à importer",
		done: "Le fichier est importé",
	},
} satisfies typeof english;
