import type { adminOpening as english } from "../en/admin-opening.ts";

export const adminOpening = {
	opening: {
		closedTitle: "Avant d’ouvrir le site",
		closedText:
			"Toute personne qui connaît son adresse peut visiter le site. Les moteurs de recherche sont priés de rester à l’écart jusqu’à ce que vous l’ouvriez, pour que personne ne trouve l’exemple avant de vous trouver.",
		openTitle: "Le site est ouvert",
		openText: "Les moteurs de recherche peuvent référencer le site depuis le {{day}}.",
		samples_one: "{{count}} information est encore celle de l’exemple",
		samples_other: "{{count}} informations sont encore celles de l’exemple",
		look_one: "{{count}} élément de votre apparence vient encore de l’exemple",
		look_other: "{{count}} éléments de votre apparence viennent encore de l’exemple",
		lookText:
			"Ils prennent votre nom dès que vous le changez. Vous pouvez aussi leur donner un dessin à vous.",
		lookParts: {
			logo: "Logo",
			icons: "Icônes des onglets et des téléphones",
			sharePicture: "Image des liens partagés",
		},
		lookFailed: "L’apparence du site n’a pas pu être lue",
		quotes_one: "{{count}} témoignage est présenté comme un exemple",
		quotes_other: "{{count}} témoignages sont présentés comme des exemples",
		quotesText:
			"Remplacez chacun par les mots d’une personne qui accepte d’être citée et notez son accord, ou masquez-le.",
		quotesNamed_one: "{{count}} témoignage",
		quotesNamed_other: "{{count}} témoignages",
		quoteLists: {
			home: "Page d’accueil : {{list}} ({{count}})",
			socials: "Singles Socials : {{list}} ({{count}})",
		},
		memberCount: "Nombre de membres",
		entries_one: "{{count}} article ou événement que lisent vos visiteurs vient encore de l’exemple",
		entries_other: "{{count}} articles et événements que lisent vos visiteurs viennent encore de l’exemple",
		entriesText:
			"Réécrivez, dépubliez ou supprimez chacun d’eux. En enregistrer un tel quel, c’est le faire vôtre.",
		select: "Sélectionner «\u00a0{{title}}\u00a0»",
		selectAll: "Tout sélectionner",
		move_one: "Mettre {{count}} élément à la corbeille",
		move_other: "Mettre {{count}} éléments à la corbeille",
		moveNone: "Mettre à la corbeille",
		moveTitle_one: "Mettre {{count}} article ou événement à la corbeille\u00a0?",
		moveTitle_other: "Mettre {{count}} articles et événements à la corbeille\u00a0?",
		moveText:
			"Les visiteurs ne les verront plus. Vous pourrez les restaurer depuis la corbeille pendant {{days}} jours.",
		moving: "{{done}} sur {{all}}…",
		moved_one: "{{count}} élément est maintenant dans la corbeille",
		moved_other: "{{count}} éléments sont maintenant dans la corbeille",
		movingFailed_one: "{{count}} élément n’a pas pu être supprimé",
		movingFailed_other: "{{count}} éléments n’ont pas pu être supprimés",
		movingEnded: "Tout n’a pas pu être supprimé",
		notMoved: "La suppression a échoué pour\u00a0: {{names}}. Veuillez réessayer.",
		entriesNamed_one: "{{count}} article ou événement",
		entriesNamed_other: "{{count}} articles et événements",
		progress: "{{done}} sur {{all}} terminés",
		claims: "Promesses et affirmations en votre nom",
		claimsText:
			"Vos visiteurs peuvent se fier à ces mots de l’exemple. Relisez-les, changez ce qui n’est pas exact, puis confirmez.",
		claimNames: {
			profiles: "« Chaque profil est vérifié »",
			promises: "Ce que vous promettez sur la page d’accueil",
			statistics: "Résultats d’études",
			privacy: "Politique de confidentialité",
			notice: "Mentions légales",
		},
		headlines_one:
			"{{count}} titre ou description pour les moteurs de recherche vient encore de l’exemple ({{language}})",
		headlines_other:
			"{{count}} titres et descriptions pour les moteurs de recherche viennent encore de l’exemple ({{language}})",
		confirmClaims: "J’ai relu mes promesses et ma politique de confidentialité",
		claimsRead: "C’est noté, à la date d’aujourd’hui",
		claimsFailed: "Votre confirmation n’a pas pu être enregistrée",
		onRequest: "Ce que les mentions légales ne donnent pas encore",
		onRequestText:
			"Les mentions légales indiquent que chacun de ces éléments est communiqué sur simple demande. Le site peut être ouvert sans eux.",
		host: "Hébergeur du site",
		askOnRequest_one:
			"Les mentions légales indiquent que cet élément est communiqué sur simple demande\u00a0: {{names}}.",
		askOnRequest_other:
			"Les mentions légales indiquent que ces éléments sont communiqués sur simple demande\u00a0: {{names}}.",
		open: "Ouvrir le site",
		openQuestion: "Ouvrir le site aux moteurs de recherche\u00a0?",
		askReady:
			"Ils pourront référencer toutes les pages publiques dès maintenant. Il ne reste rien de l’exemple à remplacer ni à confirmer.",
		askSamples:
			"Ils pourront référencer toutes les pages publiques dès maintenant. Restent à remplacer ou à confirmer\u00a0: {{names}}.",
		askUnknown:
			"Ils pourront référencer toutes les pages publiques dès maintenant. Ce qui vient encore de l’exemple n’a pas pu être lu en entier.",
		quotesFailed: "Les témoignages présentés comme exemples n’ont pas pu être lus",
		readingFailed: "Ce qui vient encore de l’exemple n’a pas pu être lu en entier",
		close: "Fermer le site aux moteurs de recherche",
		closeTitle: "Prier les moteurs de recherche de rester à l’écart\u00a0?",
		askClose:
			"Les visiteurs pourront toujours lire le site. Les pages déjà référencées disparaîtront des résultats en quelques semaines.",
		opened: "Le site est ouvert",
		closed: "Les moteurs de recherche sont priés de rester à l’écart",
		failed: "Le référencement du site n’a pas pu être modifié",
		stripClosed:
			"Les moteurs de recherche sont priés de rester à l’écart jusqu’à ce que vous ouvriez le site.",
		stripSamples_one:
			"{{count}} élément de l’exemple que voient vos visiteurs reste à remplacer ou à confirmer.",
		stripSamples_other:
			"{{count}} éléments de l’exemple que voient vos visiteurs restent à remplacer ou à confirmer.",
		stripUnknown: "Ce qui vient encore de l’exemple n’a pas pu être lu en entier.",
		stripLink: "Voir ce qui reste",
	},
} satisfies typeof english;
