import type { home as english } from "#app/i18n/en/home.ts";
import { homeOffer } from "./home-offer.ts";
import { homeQuestions } from "./home-questions.ts";

/** The source of the findings: whoever changes one checks it against this page. */
const pewResearch = {
	publisher: "Pew Research Center",
	year: "2023",
	url: "https://www.pewresearch.org/short-reads/2023/02/02/key-findings-about-online-dating-in-the-u-s/",
};

export const home = {
	sections: [
		"introduction",
		"applyCall",
		"members",
		"testimonials",
		"quotes",
		"membership",
		"secondApply",
		"team",
		"comparison",
		"guarantees",
		"price",
		"steps",
		"research",
		"referral",
		"insights",
		"questions",
		"newsletter",
	],
	meta: {
		title: "Rencontres sur mesure à l’île Maurice · {{name}}",
		description:
			"Des rencontres choisies avec soin, à Maurice et ailleurs. La discrétion d’abord ; rien à régler avant une première mise en relation acceptée de part et d’autre.",
	},
	hero: {
		label: "Rencontres sur mesure · {{place}}",
		title: "Des rencontres pour qui *cherche vraiment*",
		lead: "Vous savez ce que vous cherchez, et votre temps est précieux. Nous choisissons avec soin, présentons en toute discrétion et n’allons plus loin que si chacun dit oui.",
		apply: "Déposer ma candidature",
		price: "Rien à régler avant une première mise en relation. Ensuite, {{fee}}, une seule fois.",
		next: "Votre candidature, notre réponse en {{answerDays}}, puis un entretien vidéo.",
		count: "{{members}} membres actifs",
		count_one: "{{members}} membre actif",
		countNote: "à Maurice et à l’étranger",
	},
	ask: {
		action: "Poser une question, en toute discrétion",
		call: "Un appel à l’heure choisie",
	},
	person: {
		since: "au service des rencontres depuis {{personSince}}",
		since_withoutPersonSince: "",
		sample: "Exemple : cette personne est inventée.",
	},
	intro: {
		label: "Notre façon de faire",
		title: "Moins de rencontres, *mieux choisies*",
		paragraphs: [
			"Vous avez construit une vie qui vous ressemble. Trouver avec qui la partager ne devrait pas devenir un second métier.",
			"Nous travaillons pour des personnes exigeantes et occupées, à Maurice comme à l’étranger, qui souhaitent une relation durable. Nous lisons, nous écoutons, nous choisissons. Puis nous présentons deux personnes qui ont de bonnes raisons de se rencontrer.",
		],
		expectations: [
			{
				title: "Sur mesure",
				text: "Notre équipe choisit chaque rencontre et vous dit pourquoi, en quelques mots : pourquoi cette personne, pourquoi vous.",
			},
			{
				title: "Discrétion",
				text: "Nous vous présentons par votre prénom, votre âge, votre lieu de vie et une raison de vous rencontrer. Ni nom, ni photo, ni employeur, ni université avant le premier rendez-vous.",
			},
			{
				title: "Sans pression",
				text: "Rien ne se fait sans votre accord à tous les deux. Vous pouvez demander une pause, et n’avez rien à régler avant une première mise en relation acceptée de part et d’autre.",
			},
			{
				title: "Accompagnement",
				text: "Un entretien en tête à tête avant toute présentation, une écoute attentive après le rendez-vous.",
			},
		],
	},
	applyCall: {
		title: "Accordez-vous {{minutes}} *minutes*",
		text: "C’est à peu près ce que demandent le questionnaire et l’entretien réunis. Votre candidature déposée, vous savez en {{answerDays}} si une affinité se dessine parmi nos membres.",
		apply: "Commencer ma candidature",
		network: "Plus tard ? Rejoignez le réseau gratuit",
	},
	counter: {
		label: "Membres actifs",
		before: "Un cercle de",
		count: "{{members}}",
		after: "personnes *accomplies*",
		day: "Chiffre arrêté au {{day}}.",
		figures: [
			{
				figure: "{{membersYoungest}} à {{membersOldest}}",
				figure_withoutMembersYoungest: "",
				figure_withoutMembersOldest: "",
				text: "ans",
			},
			{
				figure: "{{membersWomen}} / {{membersMen}} %",
				figure_withoutMembersWomen: "",
				text: "femmes et hommes",
			},
			{
				figure: "{{membersLocal}} %",
				figure_withoutMembersLocal: "",
				text: "vivent à Maurice",
			},
		],
		note: "Chaque profil de membre est vérifié : nous avons parlé en vidéo avec la personne.",
	},
	// Textes d’exemple : ces personnes n’existent pas. Les accords se notent dans l’espace d’édition.
	testimonials: {
		label: "En toute confiance",
		title: "L’effet d’une rencontre *bien pensée*",
		sample: "Témoignages d’exemple : ces citations sont des illustrations et n’émanent pas de nos clients.",
		sampleMark: "Citation fictive",
		more: "Lire la suite",
		items: [
			{
				quote:
					"J’avais donné trois ans aux applications. L’entretien m’a demandé moins qu’une soirée à faire défiler des visages.",
				author: "Architecte, 36 ans",
				consented: false,
			},
			{
				quote:
					"On me connaît sur l’île : la discrétion n’était pas un détail. Mon nom est resté à moi jusqu’à ce que je le dise.",
				author: "Notaire, 44 ans",
				consented: false,
			},
			{
				quote:
					"On m’a dit ce que mes réponses laissaient voir, avec bonté et sans flatterie. J’y pense encore.",
				author: "Ingénieure, 39 ans",
				consented: false,
			},
			{
				quote: "Une seule personne, la raison de ce choix, le temps d’y réfléchir. On m’a traité en adulte.",
				author: "Médecin, 42 ans",
				consented: false,
			},
			{
				quote: "J’élève seul mes deux enfants et je redoutais les questions. On m’a simplement écouté.",
				author: "Hôtelier, 47 ans",
				consented: false,
			},
			{
				quote:
					"Notre premier échange s’est fait en visio, à six heures d’écart. Nous savions tous deux pourquoi nous étions là.",
				author: "Analyste financière, 33 ans",
				consented: false,
			},
		],
		quotes: [
			{
				quote: "Pour une fois, je n’avais pas à séduire. Juste à dire clairement ce que je voulais.",
				author: "Avocate, 38 ans",
				consented: false,
			},
			{
				quote: "Le premier rendez-vous fut simple : quelqu’un y avait pensé avant nous.",
				author: "Vétérinaire, 35 ans",
				consented: false,
			},
		],
	},
	membership: {
		label: "L’adhésion",
		title: "Chercher l’autre, *se connaître soi*",
		more: "Ce que cela comprend",
		blocks: [
			{
				title: "La recherche sur mesure",
				lead: "Chercher, c’est notre métier. À vous les deux décisions qui comptent : se rencontrer, puis se revoir.",
				bullets: [
					"Une recherche active en votre nom parmi nos membres",
					"La priorité dès la deuxième présentation",
					"Deux profils, sans nom de famille ni photo, à lire avant tout engagement",
					"Un premier rendez-vous organisé une fois vos deux accords donnés",
					"À l’étranger, une première rencontre par appel vidéo",
					"Une pause dès que vous la demandez",
				],
			},
			{
				title: "Le travail sur soi",
				lead: "Bien choisir commence par se connaître. Avant de chercher qui que ce soit, nous regardons ce que vous apportez et ce dont vous avez besoin.",
				bullets: [
					"Un bilan de vos besoins dans la relation",
					"Une lecture de votre style d’attachement",
					"Un regard franc sur vos habitudes amoureuses",
					"Un entretien vidéo en tête à tête",
					"Une synthèse de profil que vous relisez et approuvez",
					"Un retour après le rendez-vous, pour affiner la suite",
				],
			},
		],
	},
	secondApply: {
		title: "Vous y tenez ? *Nous aussi*",
		text: "Dites-nous qui vous êtes et ce que vous espérez. Vous ne réglez rien avant une première mise en relation acceptée de part et d’autre.",
		apply: "Demander mon adhésion",
	},
	team: {
		label: "Qui nous sommes",
		title: "Nous lisons *entre les lignes*",
		more: "Pourquoi la discrétion d’abord",
		paragraphs: [
			"Derrière {{name}}, il y a {{company}}, société immatriculée et établie à {{place}}. Vous nous avez peut-être connus sous le nom de {{formerName}}.",
			"Nous lisons nous-mêmes chaque questionnaire, puis nous écoutons. Ce que vous demandez d’abord ; ce à quoi vous revenez. Quand nous proposons une rencontre, nous savons dire pourquoi en une phrase ou deux. Sinon, nous ne la proposons pas.",
			"Sur une île, chacun connaît quelqu’un qui vous connaît. Voilà pourquoi la discrétion passe avant tout le reste, et pourquoi nous demandons avant de partager.",
		],
		paragraphs_withoutFormerName: {
			0: "Derrière {{name}}, il y a {{company}}, société immatriculée et établie à {{place}}.",
		},
	},
	...homeOffer,
	research: {
		label: "L’étude",
		title: "La rencontre en ligne, *telle qu’on la vit*",
		note: "{{entries}} résultats d’une même enquête auprès d’adultes aux États-Unis, publiée en 2023. Chaque part porte sur celles et ceux qui ont déjà utilisé un site ou une application. Ces chiffres décrivent les États-Unis, non Maurice.",
		note_one:
			"Un résultat d’une enquête auprès d’adultes aux États-Unis, publiée en 2023. La part porte sur celles et ceux qui ont déjà utilisé un site ou une application. Ce chiffre décrit les États-Unis, non Maurice.",
		more: "Les autres résultats",
		source: "Consulter la source (en anglais)",
		sourceOf: " : {{publisher}} ({{newTab}})",
		items: [
			{
				figure: "46 %",
				text: "des personnes ayant fait des rencontres en ligne jugent l’expérience négative dans l’ensemble.",
				...pewResearch,
			},
			{
				figure: "52 %",
				text: "des utilisateurs et utilisatrices pensent y avoir croisé quelqu’un qui cherchait à les escroquer.",
				...pewResearch,
			},
			{
				figure: "38 %",
				text: "des utilisateurs et utilisatrices y ont reçu un message ou une image à caractère sexuel sans l’avoir demandé.",
				...pewResearch,
			},
			{
				figure: "30 %",
				text: "des utilisateurs et utilisatrices disent qu’on a continué à les solliciter malgré leur refus.",
				...pewResearch,
			},
			{
				figure: "24 %",
				text: "des utilisateurs et utilisatrices disent y avoir essuyé des propos insultants.",
				...pewResearch,
			},
			{
				figure: "6 %",
				text: "des utilisateurs et utilisatrices disent y avoir reçu des menaces de violence physique.",
				...pewResearch,
			},
		],
		balance: [
			{
				figure: "53 %",
				text: "jugent leur expérience positive dans l’ensemble. Même enquête, même question : le tableau est partagé, et nous le disons.",
				...pewResearch,
			},
		],
	},
	referral: {
		label: "Recommander un proche",
		title: "Vous pensez *à quelqu’un* ?",
		text: "Parlez-nous de l’amie, du frère ou du collègue qui mérite une belle rencontre. Demandez-lui d’abord son accord. Le questionnaire et les entretiens se font sans vous, et c’est à cette personne de décider.",
		action: "Recommander quelqu’un",
		englishOnly: "formulaire en anglais",
	},
	insights: {
		label: "Le journal",
		title: "L’art de *bien se rencontrer*",
		loading: "Chargement des articles…",
		all: "Lire tous les articles",
	},
	...homeQuestions,
} satisfies typeof english;
