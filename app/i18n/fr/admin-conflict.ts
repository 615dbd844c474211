import type { adminConflict as english } from "#app/i18n/en/admin-conflict.ts";

export const adminConflict = {
	title: "Modifié à deux endroits",
	text: "Une autre version a été enregistrée depuis que vous avez ouvert ce formulaire, dans un autre onglet ou sur un autre appareil. Les changements faits à des endroits différents sont tous gardés. Là où ils se contredisent, choisissez.",
	kept: "Ce que vous ne choisissez pas pourra encore être restauré.",
	replaced: "Ce que vous ne choisissez pas sera remplacé.",
	mine: "Votre version, sur cet appareil, pas encore enregistrée",
	theirs: "Enregistrée ailleurs, {{when}}",
	theirsBy: "Enregistrée par {{person}}, {{when}}",
	theirsOn: "Enregistrée ailleurs, {{when}}, sur {{device}}",
	theirsElsewhere: "Enregistrée ailleurs",
	choices: { mine: "Garder la mienne", theirs: "Prendre l’autre", both: "Les deux, l’une sous l’autre" },
	save: "Enregistrer",
	empty: "(vide)",
	/** Consequences for an article. */
	goesLive: "Les visiteurs verront ce texte dès son enregistrement.",
	waits: "Ce texte sera gardé comme corrections en attente ; les visiteurs verront toujours le texte publié.",
	staysOff: "Il a été retiré du site ailleurs, et n’y revient pas.",
	leaves: "Il retirera l’article du site.",
	live: "L’article est en ligne.",
	elsewhere: "Cet article a changé entre-temps",
} satisfies typeof english;
