import type { admin as english } from "#app/i18n/en/admin.ts";
import { adminAccess } from "./admin-access.ts";
import { adminApplications } from "./admin-applications.ts";
import { adminArticles } from "./admin-articles.ts";
import { adminAudit } from "./admin-audit.ts";
import { adminAuthors } from "./admin-authors.ts";
import { adminBackups } from "./admin-backups.ts";
import { adminBank } from "./admin-bank.ts";
import { adminConflict } from "./admin-conflict.ts";
import { adminCopies } from "./admin-copies.ts";
import { adminCorrections } from "./admin-corrections.ts";
import { adminDay } from "./admin-day.ts";
import { adminDeleted } from "./admin-deleted.ts";
import { adminEditor } from "./admin-editor.ts";
import { adminEvents } from "./admin-events.ts";
import { adminFacts } from "./admin-facts.ts";
import { adminForms, adminQuestions } from "./admin-forms.ts";
import { adminGuestMails } from "./admin-guest-mails.ts";
import { adminGuests } from "./admin-guests.ts";
import { adminImports } from "./admin-imports.ts";
import { adminKey } from "./admin-key.ts";
import { adminKeys } from "./admin-keys.ts";
import { adminLetters } from "./admin-letters.ts";
import { adminLists } from "./admin-lists.ts";
import { adminLook } from "./admin-look.ts";
import { adminOpening } from "./admin-opening.ts";
import { adminOutsideImages } from "./admin-outside-images.ts";
import { adminPages } from "./admin-pages.ts";
import { adminPayments } from "./admin-payments.ts";
import { adminPeople } from "./admin-people.ts";
import { adminRedirects } from "./admin-redirects.ts";
import { adminSearch } from "./admin-search.ts";
import { adminSharing } from "./admin-sharing.ts";
import { adminState } from "./admin-state.ts";
import { adminSubscribers } from "./admin-subscribers.ts";
import { adminTexts } from "./admin-texts.ts";
import { adminVisitMail } from "./admin-visit-mail.ts";
import { adminVisits } from "./admin-visits.ts";
import { adminWaiting } from "./admin-waiting.ts";

export const admin = {
	area: "{{name}} CMS",
	areaLong: "Espace d’édition",
	menu: {
		label: "Espace d’édition",
		open: "Ouvrir le menu",
		close: "Fermer le menu",
		skip: "Aller au contenu",
		dashboard: "Tableau de bord",
		visitors: "Visites",
		articles: "Tous les articles",
		addArticle: "Nouvel article",
		images: "Images",
		events: "Événements",
		applications: "Candidatures",
		forms: "Formulaires",
		letters: "Lettres",
		subscribers: "Abonnés",
		texts: "Textes",
		pages: "Pages",
		facts: "Informations",
		deleted: "Corbeille",
		backups: "Sauvegardes",
		settings: "Réglages",
		guestList: "Ma table",
		access: "Mon accès",
		signOut: "Se déconnecter",
		site: "Voir le site",
		language: "Langue",
		languageFailed: "La langue n’a pas été changée",
	},
	/** `{hotkey}` is filled in by what draws toasts. */
	toasts: {
		region: "Notifications ({hotkey})",
		notification: "Notification",
		close: "Fermer",
	},
	common: {
		loading: "Chargement…",
		retry: "Réessayer",
		cancel: "Annuler",
		published: "Publié",
		scheduled: "Programmé",
		draft: "Brouillon",
		edit: "Modifier",
		delete: "Supprimer",
		newTab: "dans un nouvel onglet",
		inLanguage: "{{label}} ({{language}})",
		offline: "Le site n’a pas répondu. Vérifiez votre connexion, puis réessayez.",
		invalidField: "Merci de vérifier les champs signalés.",
		fieldRequired: "Merci de remplir ce champ.",
		tooLong: "{{max}} caractères au maximum.",
		leaveTitle: "Quitter sans enregistrer ?",
		leaveText: "Ce que vous avez saisi n’est pas enregistré.",
		leave: "Quitter",
		stay: "Rester",
		changesFound: "Des modifications non enregistrées, du {{when}}, ont été retrouvées sur cet appareil.",
	},
	signIn: {
		title: "Ravis de *vous revoir*",
		text: "Saisissez votre code d’accès pour écrire, publier et tenir le site à jour.",
		label: "Code d’accès",
		show: "Afficher le code",
		hide: "Masquer le code",
		submit: "Ouvrir le tableau de bord",
		busy: "Vérification…",
		lost: "Code perdu ? La personne qui s’occupe de votre serveur en définit un nouveau avec la commande « access-code ». Vos articles, vos événements et vos lecteurs restent tels quels. On vous a invité ? Demandez un nouveau lien à cette personne.",
		email: "Adresse e-mail",
		asInvited: "On vous a invité ? Connectez-vous avec votre adresse e-mail",
		asOwner: "Se connecter sans adresse e-mail",
		passkey: "Se connecter avec une clé d’accès",
		passkeyBusy: "En attente de votre appareil…",
		passkeyFailed:
			"Votre navigateur n’a pas pu utiliser de clé d’accès ici. Merci de saisir votre code d’accès.",
		passkeyNone:
			"Aucune clé d’accès n’a servi : aucune n’a été choisie pour ce site, ou cela a pris trop de temps. Réessayez, ou saisissez votre code d’accès.",
		oneTime: "Code à usage unique",
		oneTimeHint:
			"Votre code d’accès est exact. Saisissez maintenant les six chiffres qu’affiche votre application.",
		recovery: "Code de secours",
		recoveryHint: "L’un des dix que vous avez imprimés. Chacun sert une seule fois.",
		useRecovery: "Utiliser un code de secours",
		useOneTime: "Utiliser un code à usage unique",
		secondDenied:
			"Vérifiez ce code : il est inexact, ou il a déjà servi. L’application affiche le suivant en moins de trente secondes.",
		stay: "Rester connecté sur cet appareil pendant {{days}} jours",
		stayHint:
			"La connexion prend fin plus tôt après {{idle}} jours sans utilisation. À éviter sur un appareil partagé.",
		back: "Retour au site",
		grantedTitle: "Accès accordé",
		granted: "Bienvenue dans le tableau de bord",
		deniedTitle: "Accès refusé",
		denied: "Code d’accès incorrect. Merci de réessayer.",
		tooManySeconds_one: "Trop d’essais. Vous pourrez réessayer dans {{count}} seconde.",
		tooManySeconds_other: "Trop d’essais. Vous pourrez réessayer dans {{count}} secondes.",
		tooManyMinutes_one: "Trop d’essais. Vous pourrez réessayer dans {{count}} minute.",
		tooManyMinutes_other: "Trop d’essais. Vous pourrez réessayer dans {{count}} minutes.",
		failedTitle: "Connexion impossible",
		ended:
			"Votre session a pris fin. Reconnectez-vous pour reprendre là où vous en étiez : ce que vous aviez saisi a été conservé.",
		noScript: "L’espace d’édition a besoin de JavaScript. Merci de l’activer dans votre navigateur.",
	},
	dashboard: {
		title: "Tableau de bord",
		add: "Nouvel article",
		total: "Articles",
		totalNote: "Publiés et brouillons",
		published: "Publiés",
		publishedNote: "En ligne sur le site",
		drafts: "Brouillons",
		draftsNote: "Articles non publiés",
		members: "Membres actifs",
		membersNote: "Nombre affiché sur le site",
		membersOld: "Confirmé le {{day}}. Est-il toujours exact ?",
		statsFailed: "Les statistiques n’ont pas pu être chargées",
		membersFailed: "Le nombre de membres n’a pas pu être chargé",
		recent: "Articles récents",
		viewAll: "Tout voir",
		created: "Créé le {{date}}",
		emptyTitle: "Pas encore d’article",
		emptyLink: "Créez votre premier article",
		untranslated: "Textes manquants",
		untranslatedText: "Les lecteurs y voient l’autre texte, avec la mention de sa langue.",
		quick: "Raccourcis",
		quickCreate: "Créer un article",
		quickManage: "Gérer les articles",
		quickEvents: "Gérer les événements",
		quickSettings: "Réglages",
		newsletter: "La lettre",
		newsletterLink: "Voir les abonnés",
		newsletterClaimed: "Seuil pour l’annoncer",
		newsletterClaim: "{{readers}}+",
		newsletterConfirmed: "Abonnés confirmés",
		newsletterShort: "Pour l’instant, le site ne l’annonce pas. Avec {{missing}} de plus, ce sera vrai.",
		newsletterTrue: "L’annonce est vraie.",
		letterNever: "Aucune lettre n’est encore partie ; le site en promet une toutes les deux semaines.",
		letterLate_one:
			"La dernière lettre est partie il y a {{count}} jour ; le site en promet une toutes les deux semaines.",
		letterLate_other:
			"La dernière lettre est partie il y a {{count}} jours ; le site en promet une toutes les deux semaines.",
		letterLink: "Écrire une lettre",
		letterDidNotLeave: "« {{subject}} » n’a pas pu partir à l’heure prévue : c’est de nouveau un brouillon.",
		letterDidNotLeaveLink: "Voir pourquoi",
		refusing_one:
			"{{count}} adresse a refusé trois lettres de suite : plus aucune n’y est envoyée pour l’instant.",
		refusing_other:
			"{{count}} adresses ont refusé trois lettres de suite : plus aucune n’y est envoyée pour l’instant.",
		refusingLink_one: "Voir cette adresse",
		refusingLink_other: "Voir ces adresses",
		readers: "Lecteurs",
		readersSpan: "Période",
		readersWeeks: "{{count}} semaines",
		readersNow_one: "{{count}} lecteur aujourd’hui : {{languages}}.",
		readersNow_other: "{{count}} lecteurs aujourd’hui : {{languages}}.",
		readersMoved: "En {{weeks}} semaines, confirmations : {{confirmed}}, départs : {{left}}.",
		readersNone: "Personne n’a encore confirmé",
		readersNoneText: "La courbe commence avec la première confirmation.",
		readersTable: "Les chiffres, semaine par semaine",
		readersWeek: "Semaine du",
		readersCame: "Confirmations",
		readersLeft: "Départs",
		readersAll: "Tous les lecteurs",
		readersFailed: "Les lecteurs n’ont pas pu être chargés",
		newsletterFailed: "Le nombre d’abonnés n’a pas pu être chargé",
	},
	ownerMail: { link: "{{label}} :" },
	letterReminder: {
		subject: "Votre lettre : {{count}} jours sans envoi",
		preview: "Le site promet une lettre toutes les deux semaines.",
		title: "Vos lecteurs *vous attendent*",
		text: "La dernière lettre est partie il y a {{count}} jours ; le site en promet une toutes les deux semaines. Une lettre courte tient aussi la promesse : un mot d’accueil, un article, la prochaine table.",
		never:
			"Votre premier lecteur a confirmé il y a {{count}} jours, et aucune lettre n’est encore partie ; le site en promet une toutes les deux semaines. Une lettre courte tient aussi la promesse : un mot d’accueil, un article, la prochaine table.",
		button: "Écrire une lettre",
		why: "Vous recevez cet e-mail une fois par lettre en retard, parce que cette adresse figure dans « Informations ».",
	},
	visitMail: adminVisitMail,
	...adminArticles,
	conflict: adminConflict,
	...adminCorrections,
	...adminEditor,
	...adminEvents,
	backups: adminBackups,
	copies: adminCopies,
	outsideImages: adminOutsideImages,
	day: adminDay,
	deleted: adminDeleted,
	state: adminState,
	...adminGuests,
	...adminPayments,
	...adminBank,
	...adminGuestMails,
	...adminLetters,
	...adminSubscribers,
	...adminImports,
	texts: adminTexts,
	lists: adminLists,
	authors: adminAuthors,
	forms: adminForms,
	questions: adminQuestions,
	sharing: adminSharing,
	pages: adminPages,
	...adminFacts,
	...adminLook,
	...adminOpening,
	visits: adminVisits,
	waiting: adminWaiting,
	settings: {
		title: "Réglages",
		search: adminSearch,
		membersTitle: "Nombre de membres actifs",
		membersText: "Le nombre que le site affiche : un nombre entier de 0 à {{max}}.",
		members: "Nombre de membres actifs",
		update: "Mettre à jour",
		updating: "Mise à jour…",
		current: "Nombre actuel : {{count}}",
		confirmed: "confirmé le {{day}}",
		neverConfirmed:
			"C’est le nombre de l’exemple. Modifiez-le, ou enregistrez-le tel quel : le site indiquera désormais quand il a été compté.",
		isItTrue: "Est-il toujours exact ? Modifiez-le, ou enregistrez-le tel quel pour le confirmer à ce jour.",
		fromList: "Suivre la liste des membres",
		fromListHint:
			"Le nombre est alors celui des personnes dont l’adhésion est active sous « Candidatures » : il suit de lui-même quand vous acceptez quelqu’un, ou notez une pause ou un départ. Saisir un nombre ci-dessus y met fin.",
		preview: "Aperçu",
		previewText: "Un cercle de {{count}} personnes accomplies",
		invalidTitle: "Saisie incorrecte",
		invalid: "Merci de saisir un nombre valable",
		successTitle: "C’est fait",
		success: "Le nombre de membres actifs est à jour",
		errorTitle: "Erreur",
		error: "Le nombre de membres n’a pas pu être mis à jour. Merci de réessayer.",
		fetchFailed: "Le nombre de membres n’a pas pu être chargé",
	},
	applications: adminApplications,
	audit: adminAudit,
	people: adminPeople,
	key: adminKey,
	redirects: adminRedirects,
	access: adminAccess,
	keys: adminKeys,
} satisfies typeof english;
