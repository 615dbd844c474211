import type { feedback as english } from "../en/feedback.ts";

export const feedback = {
	meta: "Après la table · {{name}}",
	open: {
		title: "{{firstName}}, envie de *revoir* quelqu’un ?",
		text: "Vous étiez à la table « {{title}} », {{date}}. Choisissez autant de personnes que vous le souhaitez, ou aucune. Vous pouvez répondre, et changer d’avis, jusqu’au {{day}}.",
	},
	answered: {
		title: "Votre réponse est *notée*",
		text: "Merci, {{firstName}}. Réponse notée le {{moment}}. Vous pouvez la changer jusqu’au {{day}} ; ensuite, chaque convive à qui nous avons posé la question recevra un mot de notre part.",
	},
	closed: {
		title: "Le délai est *passé*",
		text: "Pour la table « {{title}} », {{date}}, les réponses étaient attendues jusqu’au {{day}}. Voici ce que vous nous aviez dit. Une question ? Écrivez à {{email}}.",
	},
	invalid: {
		title: "Ce lien *ne fonctionne plus*",
		text: "Il est peut-être incomplet, ou la table a eu lieu il y a si longtemps que les données de ses convives ont été effacées. Écrivez à {{email}} et nous vous aiderons.",
	},
	others: "J’aimerais revoir",
	noOthers: "La présence des autres convives n’est pas encore notée. Revenez un peu plus tard.",
	number: "Votre numéro",
	rule: "Les numéros ne sont échangés qu’entre deux personnes qui se sont choisies l’une l’autre et ont toutes deux donné leur accord. Un souhait sans retour n’est montré à personne.",
	share: "Mon numéro peut être donné si le souhait est réciproque",
	telephone: "Numéro de téléphone",
	knownNumber: "Laissez vide pour garder le numéro que nous avons, qui se termine par {{end}}.",
	noNumber: "Nous n’avons pas votre numéro. Il n’est utile que si vous acceptez qu’il soit donné.",
	faults: {
		telephone: "Chiffres, espaces et + ( ) . - uniquement.",
		noNumber: "Indiquez votre numéro, ou décochez la case ci-dessus.",
	},
	send: "Envoyer ma réponse",
	change: "Changer ma réponse",
	sending: "Envoi…",
	own: "Vous aimeriez revoir",
	nobody: "Personne, cette fois.",
	shared: "Vous acceptez que votre numéro soit donné si le souhait est réciproque.",
	notShared: "Vous n’acceptez pas que votre numéro soit donné.",
} satisfies typeof english;
