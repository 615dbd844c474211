import type { network } from "./network.ts";
import type { WordsOf } from "./shipped-form.ts";

export const networkInFrench: WordsOf<typeof network> = {
	you: {
		label: "Vous",
		help: "Environ cinq minutes. Le réseau est gratuit et votre profil reste privé : nous vous écrivons quand une personne parmi nos membres vous correspondrait vraiment, et seulement alors.",
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
	email: { label: "Adresse e-mail" },
	telephone: {
		label: "Téléphone ou WhatsApp",
		help: "Nous ne le transmettons jamais sans vous le demander, à chaque fois.",
	},

	life: { label: "Votre vie" },
	situation: {
		label: "Votre situation",
		options: ["Célibataire", "En séparation", "Après un divorce", "En veuvage"],
	},
	separated: {
		label: "Votre séparation est-elle reconnue par la loi ?",
		help: "Les personnes séparées ou divorcées sont les bienvenues si la séparation est légalement reconnue et s’est faite à l’amiable.",
		options: ["Oui", "C’est en cours", "Pas encore"],
	},
	children: { label: "Avez-vous des enfants ?", options: ["Oui", "Non"] },
	work: {
		label: "Quel est votre métier ?",
		help: "Le domaine suffit. Le nom de votre employeur n’est pas communiqué avant un premier rendez-vous.",
	},
	few: {
		label: "Parlez-nous de vous en quelques phrases.",
		help: "Ce qui remplit vos journées, ce qui vous fait rire, ce à quoi vous ne renonceriez pas.",
	},

	wishes: { label: "La personne que vous espérez rencontrer" },
	whom: {
		label: "Vous souhaitez rencontrer",
		options: ["Un homme", "Une femme", "Un homme ou une femme"],
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
	matters: { label: "Qu’est-ce qui compte le plus pour vous chez cette personne ?" },
	never: {
		label: "Y a-t-il quelqu’un que nous ne devons jamais vous présenter ?",
		help: "Un ex-conjoint, un parent, un collègue, un client, un voisin. Des noms suffisent : vous ne nous devez aucune explication.",
	},

	agreement: { label: "Votre accord" },
	role: {
		label:
			"Je comprends que le réseau ne donne pas lieu à une recherche active, et que les rencontres entre membres cotisants passent d’abord.",
	},
	special: {
		label:
			"J’accepte expressément que vous utilisiez mes réponses sur mon orientation sexuelle (qui je souhaite rencontrer), et sur mes convictions ou ma santé là où j’en parle, pour étudier et proposer des rencontres.",
		help: "La loi protège particulièrement ces réponses : c’est pourquoi nous vous demandons un accord à part. Vous pouvez le retirer à tout moment en nous écrivant.",
	},
	privacy: { label: "J’ai lu la politique de confidentialité." },
};
