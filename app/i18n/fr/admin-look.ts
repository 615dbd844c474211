import type { adminLook as english } from "../en/admin-look.ts";

export const adminLook = {
	look: {
		title: "Apparence",
		open: "Apparence",
		intro:
			"La couleur et le logo auxquels on vous reconnaît. Ce que vous enregistrez ici apparaît aussitôt sur toutes les pages, dans tous les e-mails et sur les liens partagés, dans les deux langues.",
		accent: "Couleur d’accent",
		accentText:
			"Celle des boutons, des liens et des dessins. Une teinte plus sombre en est tirée pour les petits textes, afin qu’ils restent toujours lisibles.",
		pick: "Choisir une couleur",
		code: "Code de la couleur",
		codeHint: "Par exemple #b8320c.",
		notColour: "Écrivez la couleur ainsi\u00a0: # et six lettres ou chiffres, comme #b8320c.",
		faint:
			"Cette couleur est trop claire\u00a0: contraste de {{contrast}}, alors qu’il en faut 3. Sur le site, on la verrait mal.",
		takeNearest: "Prendre la plus proche qui convienne, {{colour}}",
		strong: "Elle se voit bien sur fond clair (contraste de {{contrast}}).",
		shipped: "Revenir à la couleur d’origine",
		logo: "Logo",
		logoText:
			"Votre nom en toutes lettres, ou un dessin à sa place\u00a0: en haut et au pied de chaque page, dans les e-mails et sur les liens partagés. Les lecteurs d’écran disent votre nom.",
		logoHint:
			"SVG ou PNG, {{megabytes}}\u00a0Mo au plus. De préférence sans fond, pour qu’il se pose partout.",
		logoIcon:
			"Les icônes des onglets et des téléphones en sont tirées. Un logo plus de deux fois et demie plus large que haut y serait indéchiffrable\u00a0: les premières lettres de votre nom le remplacent.",
		logoChoose: "Choisir un fichier",
		logoOther: "Choisir un autre fichier",
		logoUploading: "Envoi…",
		logoNone: "Revenir au nom en toutes lettres",
		logoLarge: "Choisissez un fichier de moins de {{megabytes}}\u00a0Mo.",
		logoFailed: "Le fichier n’a pas pu être envoyé. Réessayez.",
		whiteOnDark: "En blanc sur fond sombre",
		whiteOnDarkHint: "Au pied des pages, le logo s’affiche tout en blanc.",
		icons: "Icônes",
		iconTab: "Dans un onglet",
		iconPhone: "Sur l’écran d’un téléphone",
		iconsLater:
			"Les navigateurs et les téléphones qui connaissent les précédentes peuvent les montrer encore quelques jours.",
		share: "Liens partagés",
		shareText:
			"Ce que voit une personne à qui l’on envoie un lien vers l’une de vos pages. Les articles et les événements gardent leurs propres images.",
		shareDrawn: "Chaque page a une image dessinée, avec son titre.",
		shareChosen: "Toutes les pages montrent cette photographie.",
		shareNone: "Revenir aux images dessinées",
		shareAlt: "L’image d’un lien partagé",
		photographs: "Photographies",
		photographsText:
			"Une de vos photographies peut prendre la place d’un dessin, dans la forme de celui-ci. Ce qui doit rester visible et la description pour les personnes qui ne voient pas l’image se règlent dans votre bibliothèque.",
		photographWide:
			"Visible sur ordinateur, dans une fenêtre d’au moins {{pixels}}\u00a0pixels de large. Les téléphones et les fenêtres plus étroites gardent le dessin.",
		photographsDrawn: "Le dessin",
		photographNone: "Revenir au dessin",
		photographsLibrary: "Changer ce qui reste visible, et la description",
		artPlaces: {
			homeHero: "Accueil\u00a0: le premier écran",
			homePerson: "Accueil\u00a0: le portrait",
			homeTeam: "Accueil\u00a0: les personnes et le lieu",
			homeApply: "Accueil\u00a0: la deuxième invitation à déposer sa candidature",
			homeReferral: "Accueil\u00a0: recommander quelqu’un",
			howItWorks: "Le parcours\u00a0: le premier écran",
			journeyCall: "Le parcours : le dernier appel",
			network: "Le réseau gratuit\u00a0: le premier écran",
			networkCall: "Le réseau gratuit : le dernier appel",
			socials: "Singles Socials\u00a0: le premier écran",
			socialsReasons: "Singles Socials\u00a0: les raisons",
		},
		preview: "Aperçu",
		previewButton: "Déposer ma candidature",
		previewLink: "Un lien dans un texte",
		previewLabel: "Petit titre",
		save: "Enregistrer",
		saving: "Enregistrement…",
		saved: "Apparence enregistrée",
		savedText: "Elle est sur le site dès maintenant.",
		saveFailed: "L’apparence n’a pas pu être enregistrée",
		fetchFailed: "L’apparence n’a pas pu être chargée",
		notSaved: "L’apparence n’est pas encore enregistrée.",
		unsaved: "Modifications non enregistrées.",
	},
} satisfies typeof english;
