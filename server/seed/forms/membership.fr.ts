import type { membership } from "./membership.ts";
import type { WordsOf } from "./shipped-form.ts";

export const membershipInFrench: WordsOf<typeof membership> = {
	you: {
		label: "Vous",
		help: "Sept parties courtes, une douzaine de minutes en tout. Il n’y a pas de bonne réponse : plus vous écrivez simplement, mieux nous savons qui vous présenter.",
	},
	firstName: { label: "Prénom" },
	lastName: {
		label: "Nom",
		help: "Pour nous seuls. Aucun nom de famille n’est communiqué avant un premier rendez-vous.",
	},
	born: {
		label: "Date de naissance",
		help: "Une présentation mentionne votre âge, jamais votre anniversaire.",
	},
	gender: { label: "Vous êtes", options: ["Une femme", "Un homme", "Je le dirais autrement"] },
	genderWords: { label: "Avec vos mots" },
	place: { label: "Où habitez-vous ?", help: "La ville ou la région, et le pays." },
	languages: {
		label: "Dans quelles langues êtes-vous à l’aise lors d’un rendez-vous ?",
		options: ["L’anglais", "Le français", "Le créole mauricien", "Une autre"],
	},
	email: { label: "Adresse e-mail" },
	telephone: {
		label: "Téléphone",
		help: "Avec l’indicatif si vous vivez à l’étranger. Nous ne le transmettons jamais sans vous le demander, à chaque fois.",
	},

	life: {
		label: "Votre vie",
		help: "Ce que l’on remarquerait après quelques mois à vos côtés.",
	},
	work: {
		label: "Quel est votre métier ?",
		help: "Le domaine, et le rôle que vous y tenez. Le nom de votre employeur n’est pas communiqué avant un premier rendez-vous.",
	},
	situation: {
		label: "Votre situation",
		options: ["Célibataire", "En séparation", "Après un divorce", "En veuvage"],
	},
	separated: {
		label: "Votre séparation est-elle reconnue par la loi ?",
		help: "Les personnes séparées ou divorcées sont les bienvenues si la séparation est légalement reconnue et s’est faite à l’amiable.",
		options: ["Oui", "C’est en cours", "Pas encore"],
	},
	divorced: {
		label: "Le divorce s’est-il fait à l’amiable ?",
		help: "Les personnes séparées ou divorcées sont les bienvenues si la séparation est légalement reconnue et s’est faite à l’amiable.",
		options: ["Oui", "Dans l’ensemble", "Pas vraiment"],
	},
	children: { label: "Avez-vous des enfants ?", options: ["Oui", "Non"] },
	childrenWords: { label: "Quel âge ont-ils, et avec qui vivent-ils ?" },
	wishForChildren: {
		label: "Aimeriez-vous avoir des enfants, ou d’autres encore ?",
		options: ["Oui", "Peut-être", "Non", "Je préfère en parler de vive voix"],
	},
	week: {
		label: "À quoi ressemble une semaine ordinaire ?",
		help: "Le travail, le sport, la famille, les soirées, les heures libres.",
	},
	pleasures: {
		label: "Qu’aimez-vous faire quand personne n’attend rien de vous ?",
		help: "Deux ou trois choses, même toutes petites.",
	},
	tobacco: { label: "Fumez-vous ?", options: ["Non", "De temps en temps", "Oui"] },
	alcohol: { label: "Buvez-vous de l’alcool ?", options: ["Non", "De temps en temps", "Souvent"] },
	beliefs: {
		label: "Une foi, une tradition ou une conviction compte-t-elle dans votre vie ?",
		help: "Laissez ce champ vide s’il n’y en a pas, ou si vous préférez en parler de vive voix.",
	},
	beliefsShared: {
		label: "La personne que vous rencontrerez devrait-elle la partager ?",
		options: ["Peu importe", "Je le préférerais", "C’est indispensable"],
	},

	habits: {
		label: "Votre façon d’aimer",
		help: "Certains ont vite besoin de proximité, d’autres ont d’abord besoin d’espace. Les deux se valent ; ce qui compte, c’est l’accord entre deux personnes. Pour les échelles, suivez votre première idée.",
	},
	lastLove: {
		label: "Quand votre dernière relation sérieuse a-t-elle pris fin ?",
		options: [
			"Il y a moins de six mois",
			"Il y a six mois à un an",
			"Il y a un à trois ans",
			"Il y a plus de trois ans",
			"Je n’en ai pas encore eu",
		],
	},
	lastLoveTaught: { label: "Que vous a-t-elle appris sur vous ?" },
	slowReply: {
		label: "Une personne qui vous plaît n’a pas répondu depuis hier",
		options: ["Je le remarque à peine", "Je n’en dors pas"],
	},
	closeness: {
		label: "Dès la première semaine, quelqu’un veut vous voir tous les jours",
		options: ["Avec plaisir", "J’ai besoin d’air"],
	},
	comfort: {
		label: "Dire à l’autre que vous n’allez pas bien",
		options: ["C’est facile", "Je le garde pour moi"],
	},
	quarrel: {
		label: "Après un désaccord",
		options: ["J’en parle tout de suite", "Je me retire un moment"],
	},
	trust: {
		label: "Faire confiance à quelqu’un de nouveau",
		options: ["Vient vite", "Me demande beaucoup de temps"],
	},
	pace: {
		label: "Avant de parler de relation, j’aime attendre",
		options: ["Quelques rendez-vous", "De longs mois"],
	},
	meeting: {
		label: "Comment avez-vous fait des rencontres jusqu’ici ?",
		options: [
			"Par des amis ou la famille",
			"Au travail",
			"Par des applications",
			"Lors d’événements ou par un loisir",
			"Par une agence",
			"Je n’ai guère cherché",
		],
	},
	endings: {
		label: "Quand cela n’a pas marché, c’était surtout parce que",
		options: [
			"Mon intérêt est vite retombé",
			"Je tenais à l’autre plus que l’autre à moi",
			"Le temps nous manquait",
			"Nous voulions des vies différentes",
			"La distance nous séparait",
			"Nos familles s’y opposaient",
			"Les raisons étaient chaque fois différentes",
		],
	},
	pattern: {
		label: "Y a-t-il en amour une habitude que vous aimeriez laisser derrière vous ?",
		help: "Nous y serons attentifs avec vous.",
	},

	wishes: { label: "La personne que vous espérez rencontrer" },
	whom: {
		label: "Vous souhaitez rencontrer",
		options: ["Un homme", "Une femme", "Un homme ou une femme"],
	},
	bond: {
		label: "Que cherchez-vous ?",
		options: [
			"Le mariage",
			"Une vie à deux, avec ou sans mariage",
			"Une relation sérieuse, chacun chez soi",
			"Du sérieux : le reste se dessinera",
		],
	},
	youngest: { label: "L’âge minimum que vous imaginez" },
	oldest: { label: "L’âge maximum que vous imaginez" },
	where: {
		label: "Où cette personne peut-elle vivre ?",
		help: "Entre deux pays, la première rencontre se fait en vidéo.",
		options: [
			"À Maurice",
			"À l’étranger, si l’un de nous peut déménager un jour",
			"À l’étranger : je voyage souvent",
		],
	},
	theirChildren: {
		label: "Cette personne peut-elle avoir des enfants ?",
		options: ["Oui", "Selon leur âge", "Je préférerais que non"],
	},
	qualities: {
		label: "Quelles sont les trois qualités qui comptent le plus pour vous ?",
		help: "Plutôt que « gentil » : à quoi le remarqueriez-vous ?",
	},
	impossible: { label: "Avec quoi ne pourriez-vous pas vivre ?" },

	discretion: {
		label: "Discrétion",
		help: "Maurice est une petite île. Ce que vous écrivez ici ne sert qu’à une chose : que vous ne croisiez pas, par nous, une personne à éviter.",
	},
	never: {
		label: "Y a-t-il quelqu’un que nous ne devons jamais vous présenter ?",
		help: "Un ex-conjoint, un parent, un collègue, un client, un voisin. Des noms suffisent : vous ne nous devez aucune explication.",
	},
	circles: {
		label: "Y a-t-il des entreprises ou des cercles dont nous devons nous tenir à distance ?",
		help: "Votre employeur, un club, une école, un lieu de culte.",
	},
	answering: {
		label: "Si quelqu’un d’autre répond à votre téléphone, nous devons",
		options: ["Dire qui nous sommes", "Ne donner qu’un prénom", "Ne laisser aucun message"],
	},

	practical: { label: "Vous joindre" },
	channel: {
		label: "Comment pouvons-nous vous joindre ?",
		options: ["Par téléphone", "Sur WhatsApp", "Par e-mail"],
	},
	whatsapp: { label: "Votre numéro WhatsApp, s’il est différent" },
	hours: {
		label: "Quel est le bon moment pour se parler ?",
		options: ["Le matin", "À l’heure du déjeuner", "L’après-midi", "Le soir", "Le week-end"],
	},
	heard: {
		label: "Comment nous avez-vous connus ?",
		options: [
			"Par un proche",
			"À l’une de vos tables",
			"Par un article",
			"Par un moteur de recherche",
			"Par un réseau social",
			"Autrement",
		],
	},
	more: { label: "Y a-t-il une chose que nous n’avons pas demandée, et que nous devrions savoir ?" },

	agreement: { label: "Votre accord" },
	alone: {
		label: "Je réponds sans l’aide de personne, et ces réponses parlent de moi.",
		help: "Vous pouvez nous parler d’un proche, mais chacun répond lui-même à ces questions.",
	},
	free: {
		label:
			"Je suis libre pour une nouvelle relation : célibataire, en veuvage, ou en situation de séparation ou de divorce reconnue par la loi.",
	},
	special: {
		label:
			"J’accepte expressément que vous utilisiez mes réponses sur mon orientation sexuelle (qui je souhaite rencontrer), sur mes convictions, et sur ma santé là où j’en parle, pour étudier et proposer des rencontres.",
		help: "La loi protège particulièrement ces réponses : c’est pourquoi nous vous demandons un accord à part. Vous pouvez le retirer à tout moment en nous écrivant.",
	},
	privacy: { label: "J’ai lu la politique de confidentialité." },
};
