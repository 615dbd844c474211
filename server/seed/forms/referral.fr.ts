import type { referral } from "./referral.ts";
import type { WordsOf } from "./shipped-form.ts";

export const referralInFrench: WordsOf<typeof referral> = {
	you: {
		label: "Vous",
		help: "Environ trois minutes. La personne que vous nous proposez décide seule : elle répond à nos questions et nous parle sans vous.",
	},
	firstName: { label: "Votre prénom" },
	lastName: { label: "Votre nom" },
	email: { label: "Votre adresse e-mail" },
	telephone: { label: "Votre numéro de téléphone ou WhatsApp" },
	relation: {
		label: "La personne à qui vous pensez fait partie",
		options: ["De vos amis", "De votre famille", "De vos collègues", "De vos autres connaissances"],
	},

	them: { label: "La personne à qui vous pensez" },
	theirName: {
		label: "Son prénom",
		help: "Le prénom suffit pour l’instant.",
	},
	theirAge: { label: "Son âge, à peu près" },
	theirPlace: { label: "Où habite cette personne ?" },
	why: {
		label: "Que diriez-vous d’elle à quelqu’un qui ne l’a jamais rencontrée ?",
		help: "Ce que vous appréciez chez elle, avec vos mots. N’écrivez rien qu’elle n’aimerait pas lire.",
	},
	suits: { label: "Quel genre de personne lui conviendrait ?" },

	contact: {
		label: "La suite",
		help: "Nous n’écrivons à personne sans son accord.",
	},
	know: {
		label: "Cette personne sait-elle que vous nous écrivez ?",
		options: ["Oui, et elle accepte que vous la contactiez", "Pas encore : je lui demande d’abord"],
	},
	theirMail: { label: "Son adresse e-mail", help: "Ou un numéro de téléphone ci-dessous." },
	theirTelephone: { label: "Son numéro de téléphone ou WhatsApp" },
	may: { label: "Cette personne sait que je vous donne ces coordonnées, et l’accepte." },
	named: {
		label: "Pouvons-nous dire que l’idée vient de vous ?",
		options: ["Oui", "Non"],
	},
	privacy: { label: "J’ai lu la politique de confidentialité." },
};
