import type { Facts } from "#app/site/facts.ts";
import type { Language } from "#app/site/site-config.ts";

/** What a text says of a form, and what it says instead where there is none; in this order. */
type Phrase = readonly [said: string, instead: string];

/**
 * What sentences say beside the form itself, in the words that are shipped: what an owner wrote in
 * their place stays. Where two forms are named together, one of them may be there.
 */
export const phrasesOfForms = {
	networkForm: {
		en: [
			["membership, for the free network or for Singles Socials,", "membership or for Singles Socials,"],
			[
				" A network profile is private: it is not published, and we contact you only if a strong match with an active member appears.",
				"",
			],
			["are a member, in the network or waiting", "are a member or waiting"],
			["to apply, to join the network or to take", "to apply or to take"],
			["An application, a membership or a place in the network is", "An application or a membership is"],
			[
				"Your application, your membership or your place in the network carries",
				"Your application or your membership carries",
			],
			["applications, memberships and network profiles continue", "applications and memberships continue"],
		],
		fr: [
			[
				"Pour l’adhésion, le réseau gratuit ou les Singles Socials,",
				"Pour l’adhésion ou les Singles Socials,",
			],
			[
				" Un profil du réseau reste privé : il n’est pas publié, et nous ne vous contactons que si une réelle affinité avec un membre actif se dessine.",
				"",
			],
			["êtes membre, dans le réseau ou en attente", "êtes membre ou en attente"],
			["candidature, rejoindre le réseau ou prendre", "candidature ou prendre"],
			[
				"Une candidature, une adhésion ou une place dans le réseau n’en",
				"Une candidature ou une adhésion n’en",
			],
			[
				"Votre candidature, votre adhésion ou votre place dans le réseau se",
				"Votre candidature ou votre adhésion se",
			],
			[
				"candidatures, adhésions et profils du réseau se poursuivent tels quels",
				"candidatures et adhésions se poursuivent telles quelles",
			],
		],
	},
	socialsForm: {
		en: [
			["membership, for the free network or for Singles Socials,", "membership or for the free network,"],
			["membership or for Singles Socials,", "membership,"],
			[
				"We use your application to compose the table and",
				"We use what you tell us to compose the table and",
			],
			["we keep your application for later ones", "we keep what you told us for later ones"],
			[" Apply for a seat.", ""],
			[
				"You stay considered for later events and need not apply again.",
				"You stay considered for later events.",
			],
			["after your place is confirmed, not when you apply.", "after your place is confirmed."],
			["Who is invited, what it costs and how to apply.", "Who is invited and what it costs."],
			["Full, with a waiting list", "Full"],
			["Applications are closed", ""],
			["See every table and ask for a seat", "See every table"],
		],
		fr: [
			["Pour l’adhésion, le réseau gratuit ou les Singles Socials,", "Pour l’adhésion ou le réseau gratuit,"],
			["Pour l’adhésion ou les Singles Socials,", "Pour l’adhésion,"],
			[
				"Votre candidature nous sert à composer la table",
				"Ce que vous nous dites nous sert à composer la table",
			],
			[
				"nous gardons votre candidature pour les suivants",
				"nous gardons ce que vous nous avez dit pour les suivants",
			],
			[
				"Votre candidature reste valable pour les suivantes, sans nouvelle démarche.",
				"Nous continuons de penser à vous pour les suivantes.",
			],
			[
				"une fois votre place confirmée, et non au moment de la candidature.",
				"une fois votre place confirmée.",
			],
			["À qui elle s’adresse, son prix, comment demander une place.", "À qui elle s’adresse et son prix."],
			["Complet, avec liste d’attente", "Complet"],
			["Les demandes sont closes", ""],
			["Voir toutes les tables et demander une place", "Voir toutes les tables"],
		],
	},
} satisfies Partial<Record<keyof Facts, Record<Language, readonly Phrase[]>>>;
