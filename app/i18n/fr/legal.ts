import type { legal as english } from "#app/i18n/en/legal.ts";

export const legal = {
	contents: "Sur cette page",
	contact: {
		title: "Une question, une *demande*",
		text: "Une personne de notre équipe lira votre message et vous répondra.",
		email: "Par e-mail",
		phone: "Par téléphone",
		whatsapp: "Par WhatsApp",
		post: "Par courrier",
		address: "{{company}}, {{postalAddress}}",
	},
	privacy: {
		meta: {
			title: "Politique de confidentialité · {{name}}",
			description:
				"Ce que {{name}} recueille, pourquoi et pour combien de temps ; ce qu’une présentation révèle, ce qu’elle tait ; et comment exercer vos droits.",
		},
		title: "Politique de *confidentialité*",
		updated: "Dernière mise à jour : {{date}}",
		applications: {
			title: "Les candidatures faites sur ce site",
			paragraphs: [
				"Certains de nos formulaires peuvent se remplir sur ce site même : c’est le cas du vôtre si son adresse commence par la nôtre. Aucun prestataire de formulaires n’intervient alors, et ce que cette page dit d’un tel prestataire ne vous concerne pas. Un tel formulaire parle de vous, de la personne que vous espérez rencontrer et, si vous choisissez de le dire, de vos convictions, de votre santé ou de votre orientation. La loi nomme ces données « catégories particulières » : nous demandons votre consentement avant l’envoi, et vous pouvez le retirer à tout moment.",
				"Vos réponses sont chiffrées avant d’être conservées, chaque candidature avec sa propre clé, et aucune de ces clés ne se lit dans la base de données ni dans ses sauvegardes. Elles sont enregistrées à mesure que vous écrivez, pour qu’une fenêtre fermée n’emporte rien ; un cookie permet à votre seul navigateur de les retrouver. Seules les personnes qui dirigent l’agence lisent ce que vous envoyez, et chaque ouverture d’une candidature est consignée.",
				"Ce que vous n’avez pas envoyé s’efface de soi-même quelque temps après votre dernière modification ; ce que vous avez envoyé, quelque temps après un refus ou un retrait : les durées sont indiquées ci-dessous pour chaque formulaire. Vous pouvez lire ce que nous détenons, ou le faire effacer, sans attendre.",
				"Un formulaire peut vous demander une photographie, qui en dit parfois plus de vous que vous ne le pensez : votre origine, votre santé, vos convictions. Ce que son fichier dit du lieu, du moment et de l’appareil est retiré avant qu’elle ne soit conservée ; l’image est chiffrée avec vos réponses, lue par les mêmes personnes et effacée avec elles. Ce site n’y reconnaît aucun visage.",
			],
			forms: {
				membership: "L’adhésion",
				network: "Le réseau gratuit",
				socials: "Singles Socials",
				referral: "Les recommandations",
			},
			unsent_one: "Ce qui n’a pas été envoyé est effacé {{count}} jour après la dernière modification.",
			unsent_other: "Ce qui n’a pas été envoyé est effacé {{count}} jours après la dernière modification.",
			closed_one: "Ce qui a été refusé ou retiré est effacé {{count}} mois plus tard.",
			closed_other: "Ce qui a été refusé ou retiré est effacé {{count}} mois plus tard.",
			held: "Que savez-vous de moi ?",
		},
		counting: {
			title: "Comment nous comptons les visites, sans connaître la vôtre",
			paragraphs: [
				"Ce site compte combien de fois ses pages sont ouvertes et lues, et ce à quoi mènent les visites : un formulaire ouvert, un abonnement et sa confirmation, un fichier d’agenda, une réponse à une invitation, un lien suivi pour nous appeler ou pour nous écrire par e-mail ou WhatsApp. C’est notre propre serveur qui compte ; personne d’autre ne reçoit quoi que ce soit.",
				"Seules des sommes sont conservées : combien en un jour, pour une page, dans une langue, depuis une provenance et, pour les pages lues, dans une fenêtre étroite, moyenne ou large. Une provenance est un moteur de recherche, l’un des réseaux sociaux, l’une de nos lettres, le nom d’un autre site, ou inconnue. Pour cela, aucun cookie n’est déposé et rien n’est enregistré sur votre appareil ; ni votre adresse IP, ni un code qui en serait tiré, ni ce que votre navigateur dit de lui-même n’est conservé. Aucun nombre ne se rapporte à une seule personne, et nous ne pouvons pas savoir si deux visites sont de la même.",
				"Pour distinguer les personnes des programmes, le serveur lit le nom que se donne votre navigateur, puis l’oublie. Pour arrêter les abus, il retient pendant une minute, en mémoire seulement, de quelle adresse viennent les comptes. Si votre navigateur demande à tous les sites de ne rien transmettre à votre sujet (Global Privacy Control), nous ne comptons aucune provenance. Les sommes par jour sont conservées 25 mois, ensuite seules restent les sommes par mois.",
				"Si vous préférez ne pas être compté du tout, dites-le ici. Un cookie nommé « uncounted » le rappelle alors à ce site pendant un an ; sans lui, nous ne pourrions pas le savoir.",
			],
			left: "Ce navigateur n’est pas compté.",
			counted: "Ce navigateur est compté, comme décrit ici.",
			leave: "Ne pas compter mes visites",
			return: "Compter à nouveau mes visites",
		},
		intro:
			"Vous nous confiez une part de votre vie que peu de gens connaissent. Cette page dit, en termes simples, ce que nous vous demandons, l’usage que nous en faisons, ce que nous transmettons et ce que vous décidez à tout moment.",
		sections: [
			{
				title: "Qui nous sommes",
				paragraphs: [
					"{{name}} est un service de rencontres sur mesure proposé par {{company}}, société immatriculée à Maurice et établie à {{place}}. {{company}} est responsable du traitement des données décrites ici : c’est elle qui décide pourquoi et comment elles sont utilisées.",
					"Le service portait auparavant le nom {{formerName}}. La société et ses engagements sont les mêmes.",
					"Le service est réservé aux personnes majeures : il faut avoir {{minimumAge}} ans révolus. Nous ne conservons sciemment rien qui concerne une personne plus jeune ; si vous pensez que c’est le cas, écrivez à {{email}} et nous l’effacerons.",
				],
				paragraphs_withoutFormerName: {
					1: "",
				},
			},
			{
				title: "Ce que nous recueillons",
				paragraphs: ["Ce que nous détenons à votre sujet dépend de ce qui vous amène à nous."],
				items: [
					{
						term: "Les candidatures",
						text: "Pour l’adhésion, le réseau gratuit ou les Singles Socials, vous remplissez un formulaire hébergé par un prestataire externe. Ce prestataire nous transmet vos coordonnées et vos réponses ; ce site n’en conserve rien, hormis ce que nous notons des convives d’une table, décrit plus bas. Nous conservons aussi ce que vous nous confiez lors de l’entretien et dans vos retours. Nous vérifions un profil en parlant avec vous, en tête à tête, par vidéo ; ce site ne demande aucune copie de pièce d’identité.",
						text_withoutNetworkForm:
							"Pour l’adhésion ou les Singles Socials, vous remplissez un formulaire hébergé par un prestataire externe. Ce prestataire nous transmet vos coordonnées et vos réponses ; ce site n’en conserve rien, hormis ce que nous notons des convives d’une table, décrit plus bas. Nous conservons aussi ce que vous nous confiez lors de l’entretien et dans vos retours. Nous vérifions un profil en parlant avec vous, en tête à tête, par vidéo ; ce site ne demande aucune copie de pièce d’identité.",
						text_withoutSocialsForm:
							"Pour l’adhésion ou le réseau gratuit, vous remplissez un formulaire hébergé par un prestataire externe. Ce prestataire nous transmet vos coordonnées et vos réponses ; ce site n’en conserve rien, hormis ce que nous notons des convives d’une table, décrit plus bas. Nous conservons aussi ce que vous nous confiez lors de l’entretien et dans vos retours. Nous vérifions un profil en parlant avec vous, en tête à tête, par vidéo ; ce site ne demande aucune copie de pièce d’identité.",
						text_withoutNetworkFormOrSocialsForm:
							"Pour l’adhésion, vous remplissez un formulaire hébergé par un prestataire externe. Ce prestataire nous transmet vos coordonnées et vos réponses ; ce site n’en conserve rien, hormis ce que nous notons des convives d’une table, décrit plus bas. Nous conservons aussi ce que vous nous confiez lors de l’entretien et dans vos retours. Nous vérifions un profil en parlant avec vous, en tête à tête, par vidéo ; ce site ne demande aucune copie de pièce d’identité.",
					},
					{
						term: "Les recommandations",
						text: "Lorsqu’une personne nous parle de vous, ou entame une démarche en pensant à vous, nous recevons ce qu’elle nous en dit. Nous lui demandons de vous en parler d’abord. Personne d’autre que vous ne peut remplir le questionnaire et participer aux entretiens, et rien ne vous y oblige.",
					},
					{
						term: "La lettre",
						text: "Nous conservons votre adresse e-mail, votre langue, la version du texte de consentement qui vous a été présentée, la page de votre inscription, les dates et heures de votre inscription, de votre confirmation et de votre départ, l’état de votre abonnement (en attente, confirmé, en pause ou terminé), la fin de votre pause et la raison de votre départ, si vous avez choisi d’en donner une. Une nouvelle adresse que vous nous donnez est conservée une journée, le temps que vous la confirmiez. Si votre adresse nous est parvenue autrement, par exemple sur une liste que vous avez signée, nous conservons où et quand vous avez donné votre accord ; à défaut, un seul e-mail vous le demande et, sans réponse, votre adresse est supprimée au bout de {{confirmationDays}} jours. Nous gardons aussi la trace des e-mails que ce site vous a envoyés : pour chaque lettre, si votre serveur de messagerie l’a acceptée, et combien il en a refusé de suite.",
					},
					{
						term: "Les journaux techniques",
						text: "Notre serveur note la page, l’heure, la durée et le résultat de chaque requête, sans votre adresse IP, ni vos recherches, ni votre adresse e-mail. Pour empêcher les abus, il compte les tentatives (formulaires envoyés, recherches, connexions à l’espace réservé à notre équipe) sous une empreinte de l’adresse IP d’où elles viennent ; ces comptes disparaissent au bout d’un jour environ. Notre hébergeur peut tenir ses propres journaux.",
					},
					{
						term: "Les paiements",
						text: "Aucun paiement n’est effectué sur ce site. Lorsque vous réglez une adhésion ou un billet, nous conservons les pièces qu’exigent les règles comptables et fiscales. Avec votre place à une table, ce site note ce qu’elle coûte, une référence qui vous est propre, quand et comment vous avez payé, ce qui vous a été remboursé et quand un rappel vous a été adressé ; tout cela est effacé avec votre place. Un reçu est conservé sept ans après l’année où il a été établi : son numéro, sa date, la somme, la TVA, votre prénom, la référence et votre langue. Il ne dit pas de quelle table il s’agit.",
					},
					{
						term: "Vos mots, si nous vous citons",
						text: "Lorsque vous acceptez que ce site vous cite, nous conservons votre nom, la date et les mots sur lesquels porte votre accord. Les mots sont publics ; votre nom et la date ne sont vus que de notre équipe, jusqu’à ce que vous retiriez votre accord.",
					},
				],
			},
			{
				title: "À quelles fins, et sur quel fondement",
				paragraphs: [
					"Votre candidature nous sert à apprécier si une rencontre est envisageable, à préparer votre profil, à vous mettre en relation et à composer les tables. Nous le faisons à votre demande, avec votre consentement et pour exécuter ce dont nous sommes convenus.",
					"La lettre et les outils de mesure d’autres sociétés reposent sur votre seul consentement. La façon dont nous comptons nous-mêmes les visites, sans rien qui vous concerne, est décrite plus bas. La comptabilité répond à une obligation légale. Les journaux techniques répondent à notre intérêt légitime : disposer d’un site sûr, et qui fonctionne.",
				],
			},
			{
				title: "Les confidences les plus sensibles",
				paragraphs: [
					"Parler d’amour, c’est parfois évoquer ses convictions, sa santé, sa famille ou son orientation. La loi protège certaines de ces informations plus étroitement. Vous choisissez ce que vous nous dites ; nous ne l’utilisons que pour rechercher une rencontre qui vous convienne, avec votre consentement explicite, et vous pouvez nous demander de l’effacer.",
				],
			},
			{
				title: "Ce que révèle une présentation",
				paragraphs: [
					"Quatre choses, et rien de plus, y compris quand chaque profil est soumis à l’autre : votre prénom, votre âge, le lieu où vous vivez et, en quelques mots, la raison du rapprochement. Avant un premier rendez-vous, nous ne communiquons ni votre nom de famille, ni votre photo, ni votre employeur, ni votre université.",
					"Il n’existe qu’une exception : votre photo de profil et votre numéro de téléphone ne sont transmis qu’avec votre consentement explicite, donné séparément pour chaque présentation. Accepter une fois ne vous engage pas pour la suivante.",
					"Vous relisez et approuvez la synthèse de votre profil avant qu’elle ne serve. Un profil du réseau reste privé : il n’est pas publié, et nous ne vous contactons que si une réelle affinité avec un membre actif se dessine.",
				],
				paragraphs_withoutNetworkForm: {
					2: "Vous relisez et approuvez la synthèse de votre profil avant qu’elle ne serve.",
				},
			},
			{
				title: "Lors des Singles Socials",
				paragraphs: [
					"Votre candidature nous sert à composer la table ; vos coordonnées, à vous inviter, à confirmer votre place par e-mail et par message instantané, puis à recueillir vos impressions. Après l’événement, un numéro de téléphone n’est transmis à un autre convive que si l’intérêt est réciproque.",
					"Pour chaque table, nous notons votre prénom, votre âge, comment vous joindre, votre régime éventuel et l’état de votre réservation. Personne d’autre que notre équipe ne le voit. {{guestDays}} jours après le repas, tout cela est effacé de ce site : il ne reste que le nombre de convives et, pendant six mois, une empreinte codée de votre adresse, pour que les mêmes personnes ne se retrouvent pas à la même table. Cette empreinte ne permet pas de retrouver l’adresse.",
					"Les e-mails d’une table portent votre prénom, la date et le lieu du repas, et rien de ce que vous nous avez dit de vous. Le lien d’une invitation n’appartient qu’à vous : l’ouvrir ne change rien, seuls ses boutons acceptent ou déclinent, et il cesse de fonctionner quand le repas commence. Ce site garde une empreinte codée de ce lien, et la liste de ceux de ces e-mails que vous avez reçus, aussi longtemps qu’il vous garde comme convive de cette table.",
					"Après une table, nous pouvons vous demander par e-mail qui vous aimeriez revoir. Le lien ouvre une page qui n’est qu’à vous et qui vous montre les prénoms des autres convives présents. Votre réponse, et votre accord pour que votre numéro soit donné, sont conservés avec votre place à la table et effacés avec elle. Les numéros ne sont échangés, par e-mail, qu’entre deux convives qui se sont choisis l’un l’autre et ont tous deux donné leur accord. Le site compare lui-même les réponses : un souhait sans retour n’est montré ni à l’autre convive ni à notre équipe.",
					"Si vous ne recevez pas d’invitation à un événement, nous gardons votre candidature pour les suivants, à moins que vous ne nous demandiez le contraire.",
				],
				paragraphs_withoutSocialsForm: {
					0: "Ce que vous nous dites nous sert à composer la table ; vos coordonnées, à vous inviter, à confirmer votre place par e-mail et par message instantané, puis à recueillir vos impressions. Après l’événement, un numéro de téléphone n’est transmis à un autre convive que si l’intérêt est réciproque.",
					4: "Si vous ne recevez pas d’invitation à un événement, nous gardons ce que vous nous avez dit pour les suivants, à moins que vous ne nous demandiez le contraire.",
				},
			},
			{
				title: "Qui travaille pour nous, et où",
				paragraphs: [
					"Nous faisons appel à un prestataire de formulaires, qui héberge nos questionnaires, et à un prestataire de base de données, qui conserve nos dossiers. D’autres peuvent héberger le site ou acheminer nos messages. Tous agissent pour notre compte, selon nos instructions et à ces seules fins. Nous pouvons aussi devoir répondre à une autorité que la loi habilite à nous interroger.",
					"Certains de ces prestataires, et certaines des personnes que nous présentons, se trouvent hors de Maurice. Lorsque des données personnelles quittent le pays, nous nous appuyons sur les garanties ou le consentement que la loi exige.",
				],
			},
			{
				title: "La mesure d’audience, si vous l’acceptez",
				paragraphs: [
					"Nous pouvons recourir à Google Analytics pour comprendre comment le site est lu, et au pixel Meta pour savoir si nos publicités sont utiles. Ni l’un ni l’autre n’est chargé avant votre accord. Si vous le donnez, ils enregistrent les pages que vous consultez et quelques actions, comme l’ouverture d’un formulaire, la lecture d’un article ou l’abonnement à la lettre. Ils déposent leurs propres cookies et transmettent ces données à Google et à Meta, qui peuvent les traiter hors de Maurice, notamment aux États-Unis. Ce site ne leur envoie rien de ce que vous nous écrivez ; nos formulaires externes se trouvent sur d’autres sites, qui ont leurs propres règles.",
					"Si vous refusez, le site fonctionne exactement de la même façon. Vous pouvez changer d’avis à tout moment grâce à « Gérer les cookies », au bas de chaque page où l’audience est mesurée : si vous retirez votre accord, les outils s’arrêtent aussitôt et les cookies qu’ils ont laissés sur ce site sont supprimés. Effacer les données de ce site dans votre navigateur efface aussi votre choix.",
				],
			},
			{
				title: "Les cookies et la mémoire du navigateur",
				paragraphs: [
					"Lorsque vous choisissez une langue, un cookie nommé « language » s’en souvient pendant un an. Lorsque vous fermez un bandeau ou répondez à la question sur la mesure d’audience, votre navigateur le retient également, pour que nous n’ayons pas à vous le redemander. Ces éléments sont nécessaires à ce que vous attendez du site et ne vous suivent pas ailleurs.",
					"Lorsqu’un membre de notre équipe se connecte à l’espace où ce site s’écrit, un cookie nommé « sign-in-device » y fait reconnaître cet appareil pendant un an. Les visiteurs ne le reçoivent jamais.",
					"Les outils de mesure peuvent déposer leurs propres cookies, une fois votre accord donné seulement. Nos formulaires et nos pages sur les réseaux sociaux sont hébergés par d’autres sites, dont les règles s’appliquent alors.",
					"Lorsque vous demandez plus bas à ne pas être compté, un cookie nommé « uncounted » le dit à ce site pendant un an. Il ne contient rien d’autre ; un navigateur avec lequel notre équipe se connecte le reçoit aussi.",
				],
			},
			{
				title: "La lettre d’information",
				paragraphs: [
					"La lettre paraît toutes les deux semaines. L’envoi ne commence qu’après confirmation de votre adresse, depuis l’e-mail que nous vous adressons. La demande de confirmation, le message de bienvenue et chaque lettre contiennent un lien de désabonnement, et les logiciels de messagerie qui le proposent permettent de l’actionner en un clic. Il ne demande ni compte ni motif, et reste valable. Vous pouvez aussi écrire à {{email}} à tout moment.",
					"La page où mène ce lien vous permet aussi de faire une pause de trois mois, après laquelle les lettres reprennent d’elles-mêmes, et de revenir sur votre choix. Après votre départ, vous pouvez y choisir une raison parmi quatre ; nous les comptons pour écrire de meilleures lettres. Un autre lien, dans le message de bienvenue et dans chaque lettre, change votre langue ou votre adresse : nous écrivons d’abord à l’adresse que nous connaissons, puis à la nouvelle, et prévenons l’ancienne une fois que vous avez confirmé.",
					"Nos lettres ne contiennent aucun pixel de suivi, et leurs liens ne sont pas réécrits pour vous suivre : nous ne savons pas si vous avez ouvert une lettre. Un lien vers ce site nomme la lettre où il figure, de la même façon pour chaque personne : le site compte combien de visites viennent de chaque lettre en un jour, sans rien conserver de qui les fait. Lorsqu’une adresse refuse trois lettres de suite, nous cessons de lui écrire. Si votre messagerie nous signale que vous avez classé une lettre comme indésirable, nous vous désabonnons aussitôt.",
				],
			},
			{
				title: "Durée de conservation et protection",
				paragraphs: [
					"Nous conservons votre dossier, et la candidature qui l’a ouvert, tant que vous êtes membre, dans le réseau ou en attente d’une table. Nous le supprimons ou le rendons anonyme {{fileMonths}} mois après la fin de votre adhésion, ou dès que vous quittez le réseau ou n’attendez plus de table, et plus tôt si vous le demandez, sauf si la loi nous impose d’en garder une partie. Vous pouvez nous demander à tout moment ce qu’il en est du vôtre. Les journaux techniques ne sont conservés que le temps utile au fonctionnement et à la protection du site.",
					"Une adresse saisie dans le formulaire de la lettre et jamais confirmée est supprimée au bout de {{confirmationDays}} jours. La trace d’un e-mail envoyé est supprimée au bout de {{mailRecordDays}} jours. Lorsque vous vous désabonnez, nous cessons de vous écrire et gardons votre fiche, marquée comme terminée, afin de respecter votre choix ; elle reste jusqu’à ce que vous en demandiez l’effacement.",
					"Si vous demandez l’effacement de vos données de la lettre, nous supprimons votre fiche et les e-mails qui vous étaient destinés et que ce site conserve. Nous gardons la date et une empreinte codée de votre adresse, calculée avec une clé secrète : elle permet de reconnaître votre adresse si elle se présente de nouveau, non de la retrouver. Si vous vous abonnez et confirmez de nouveau, l’empreinte disparaît à son tour. Une sauvegarde que ce site a faite de lui-même auparavant est supprimée au bout de treize mois au plus, sauf la plus récente ; si nous devions la restaurer, les données effacées depuis le seraient de nouveau. Les copies de sauvegardes conservées ailleurs, les listes déjà exportées et les copies détenues par notre serveur de messagerie sont effacées séparément.",
					"Nous appliquons des mesures techniques et d’organisation à la hauteur d’informations aussi personnelles. Si un incident venait à menacer vos droits, nous en informerions l’autorité compétente et vous-même, comme la loi le prévoit.",
				],
				paragraphs_withoutNetworkForm: {
					0: "Nous conservons votre dossier, et la candidature qui l’a ouvert, tant que vous êtes membre ou en attente d’une table. Nous le supprimons ou le rendons anonyme {{fileMonths}} mois après la fin de votre adhésion, ou dès que vous n’attendez plus de table, et plus tôt si vous le demandez, sauf si la loi nous impose d’en garder une partie. Vous pouvez nous demander à tout moment ce qu’il en est du vôtre. Les journaux techniques ne sont conservés que le temps utile au fonctionnement et à la protection du site.",
				},
				paragraphs_withoutFileMonths: {
					0: "Nous conservons votre dossier, et la candidature qui l’a ouvert, tant que vous êtes membre, dans le réseau ou en attente d’une table ; nous le supprimons ou le rendons anonyme dès que vous partez ou que vous le demandez, sauf si la loi nous impose d’en garder une partie. Vous pouvez nous demander à tout moment ce qu’il en est du vôtre. Les journaux techniques ne sont conservés que le temps utile au fonctionnement et à la protection du site.",
				},
				paragraphs_withoutNetworkFormOrFileMonths: {
					0: "Nous conservons votre dossier, et la candidature qui l’a ouvert, tant que vous êtes membre ou en attente d’une table ; nous le supprimons ou le rendons anonyme dès que vous partez ou que vous le demandez, sauf si la loi nous impose d’en garder une partie. Vous pouvez nous demander à tout moment ce qu’il en est du vôtre. Les journaux techniques ne sont conservés que le temps utile au fonctionnement et à la protection du site.",
				},
			},
			{
				title: "Vos droits",
				paragraphs: [
					"La loi mauricienne de 2017 sur la protection des données (Data Protection Act 2017) vous permet de demander l’accès aux données personnelles que nous détenons à votre sujet, leur rectification, leur effacement ou la limitation de leur usage, et de vous opposer à celui-ci. Vous pouvez retirer un consentement à tout moment, sans remettre en cause ce qui a été fait auparavant, et vous disposez de droits à l’égard des décisions prises par des moyens exclusivement automatisés.",
					"Lorsque le Règlement général sur la protection des données de l’Union européenne (RGPD) s’applique à votre situation, vous bénéficiez des droits qu’il accorde, dont celui de recevoir dans un format réutilisable les données que vous nous avez fournies.",
					"Pour exercer l’un de ces droits, écrivez à {{email}}. Il se peut que nous devions vérifier votre identité ; nous répondons dans le délai fixé par la loi. Vous pouvez également saisir le commissaire à la protection des données, à Maurice, ou, lorsque le RGPD s’applique, l’autorité de contrôle de votre pays.",
				],
			},
			{
				title: "Si cette politique évolue",
				paragraphs: [
					"La nouvelle version sera publiée ici, avec sa date. Si un changement modifie l’usage de ce que vous nous avez déjà confié, nous vous en avertirons et, au besoin, solliciterons votre consentement.",
				],
			},
		],
	},
	notice: {
		meta: {
			title: "Mentions légales · {{name}}",
			description:
				"L’éditeur du site {{name}}, nos coordonnées, son hébergement, les crédits de ses caractères et de ses illustrations, et le droit applicable.",
		},
		title: "Mentions *légales*",
		intro: "Qui publie ce site, et comment nous joindre.",
		identity: {
			registrationNumber: "Numéro d’immatriculation",
			vatNumber: "Numéro de TVA",
			address: "Adresse postale",
		},
		stated: "{{what}} : {{value}}.",
		onRequest: "Communiqué sur simple demande à {{email}} : {{what}}.",
		sections: [
			{
				title: "Éditeur",
				paragraphs: [
					"Ce site est édité par {{company}}, société immatriculée à Maurice et établie à {{place}}, qui exploite le service de rencontres {{name}}, anciennement {{formerName}}.",
				],
				paragraphs_withoutFormerName: {
					0: "Ce site est édité par {{company}}, société immatriculée à Maurice et établie à {{place}}, qui exploite le service de rencontres {{name}}.",
				},
			},
			{
				title: "Hébergement",
				paragraphs: ["Les coordonnées de l’hébergeur sont communiquées sur simple demande à {{email}}."],
			},
			{
				title: "Ce que ce site ne promet pas",
				paragraphs: [
					"Le service est réservé aux personnes majeures : il faut avoir {{minimumAge}} ans révolus pour déposer une candidature, rejoindre le réseau ou prendre place à une table.",
					"Les textes de ce site sont donnés à titre d’information et ne constituent pas un conseil personnel, médical ou juridique. Nous les rédigeons avec soin et les corrigeons lorsqu’il le faut.",
					"L’adhésion ouvre la voie à des rencontres ; elle ne garantit pas une relation. Le chiffre d’environ {{dates}} rendez-vous est un repère, non un engagement. Le montant de {{fee}}, TVA comprise, est dû une seule fois, après une première mise en relation acceptée de part et d’autre, et n’est pas remboursable, sauf si la loi vous donne un droit de rétractation ou de remboursement. L’adhésion est personnelle, ne peut être cédée, peut être suspendue sur demande et dure un an, ou jusqu’à ce que vous trouviez votre partenaire.",
					"Le billet d’un dîner ou d’un brunch Singles Socials coûte {{ticket}}, TVA comprise ; le repas et les boissons se règlent à part, au restaurant. Il n’est pas remboursable, sauf si la loi vous y donne droit, et peut être reporté sur un autre événement si vous annulez au moins {{moveDays}} avant.",
				],
				paragraphs_withoutNetworkForm: {
					0: "Le service est réservé aux personnes majeures : il faut avoir {{minimumAge}} ans révolus pour déposer une candidature ou prendre place à une table.",
				},
			},
			{
				title: "Propriété intellectuelle",
				paragraphs: [
					"Les textes, les illustrations, le nom et la mise en page de ce site appartiennent à {{company}} ou sont utilisés avec autorisation. Vous pouvez citer un court passage en indiquant sa source et créer un lien vers toute page. Toute autre reproduction requiert notre accord écrit.",
				],
			},
			{
				title: "Crédits",
				paragraphs: [
					"Caractères typographiques : Fraunces et Instrument Sans, utilisés sous licence SIL Open Font License.",
					"Illustrations : créées pour ce site.",
				],
			},
			{
				title: "Liens vers d’autres sites",
				paragraphs: [
					"Les formulaires de candidature, les réseaux sociaux et les sources citées se trouvent sur des sites que nous ne maîtrisons pas. Leurs conditions et leurs politiques de confidentialité s’y appliquent.",
				],
			},
			{
				title: "Droit applicable",
				paragraphs: [
					"Ces mentions et l’usage de ce site relèvent du droit mauricien et de la compétence des tribunaux de Maurice, sans préjudice des protections impératives que vous accorde la loi de votre pays de résidence.",
				],
			},
		],
	},
} satisfies typeof english;
