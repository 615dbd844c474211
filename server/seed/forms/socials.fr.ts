import type { WordsOf } from "./shipped-form.ts";
import type { socials } from "./socials.ts";

export const socialsInFrench: WordsOf<typeof socials> = {
	you: {
		label: "Vous",
		help: "Environ quatre minutes. Nous composons chaque table selon l’âge, et selon ce que les convives ont à se dire.",
	},
	firstName: { label: "Prénom" },
	lastName: { label: "Nom" },
	born: {
		label: "Date de naissance",
		help: "Elle nous dit quelle table vous convient. Personne à la table ne l’apprend.",
	},
	gender: {
		label: "Vous prenez place en tant que",
		help: "Une table réunit autant de femmes que d’hommes.",
		options: ["Femme", "Homme"],
	},
	place: { label: "Où habitez-vous à Maurice ?" },
	email: { label: "Adresse e-mail", help: "Votre invitation y arrivera." },
	whatsapp: {
		label: "Numéro WhatsApp",
		help: "Pour la confirmation, et pour vous prévenir le jour même.",
	},

	table: { label: "Votre table" },
	meal: { label: "Vous viendriez à", options: ["Un brunch", "Un dîner", "L’un ou l’autre"] },
	languages: {
		label: "À table, vous aimez parler",
		options: ["Anglais", "Français", "L’un ou l’autre", "Créole mauricien, mêlé aux deux"],
	},
	manner: {
		label: "Parmi des gens que vous ne connaissez pas encore",
		options: ["J’écoute d’abord", "Je raconte"],
	},
	subjects: {
		label: "De quoi pourriez-vous parler pendant une heure ?",
		help: "Deux ou trois sujets : c’est ainsi que nous choisissons vos voisins de table.",
	},
	hope: {
		label: "Qu’espérez-vous ?",
		options: [
			"Rencontrer quelqu’un",
			"Des amitiés, et davantage si cela vient",
			"Un bon repas en bonne compagnie",
		],
	},
	friend: {
		label: "Viendrez-vous sans accompagnement ?",
		help: "La plupart des convives viennent ainsi, et nous vous y encourageons.",
		options: ["Oui", "Non, avec une amie ou un ami"],
	},
	friendName: {
		label: "Le nom de cette personne",
		help: "Elle remplit ce formulaire, elle aussi.",
	},
	apart: {
		label: "Y a-t-il quelqu’un qui ne doit pas s’asseoir à votre table ?",
		help: "Un ex-conjoint, un collègue, un parent. Des noms suffisent : vous ne nous devez aucune explication.",
	},

	plate: { label: "Dans votre assiette" },
	avoids: {
		label: "Y a-t-il une chose que vous ne mangez ou ne buvez pas ?",
		options: ["Non", "Oui"],
	},
	diet: { label: "Que la cuisine doit-elle éviter ?", help: "Allergies, régimes, aliments." },
	special: {
		label:
			"J’accepte expressément que vous utilisiez cette réponse, qui peut révéler mon état de santé ou mes convictions, pour choisir le restaurant et prévenir sa cuisine.",
		help: "La loi protège particulièrement ces réponses : c’est pourquoi nous vous demandons un accord à part. Vous pouvez le retirer à tout moment en nous écrivant.",
	},

	agreement: { label: "Votre accord" },
	later: {
		label: "Si aucune table ne vous convient cette fois-ci",
		options: ["Gardez ma candidature pour d’autres tables", "Ne la gardez pas"],
	},
	ticket: {
		label:
			"Je comprends que ma place est réservée une fois mon billet réglé ; que le billet n’est pas remboursé, mais peut être reporté sur une autre table si j’annule à temps.",
	},
	privacy: { label: "J’ai lu la politique de confidentialité." },
};
