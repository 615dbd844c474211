import type { adminDay as english } from "#app/i18n/en/admin-day.ts";

export const adminDay = {
	label: "Publier à une date antérieure",
	hint: "Facultatif, pour un texte déjà paru ailleurs : il est en ligne aussitôt, à cette date.",
	hintPresent: "Sans date ici, l’article garde la sienne : le {{date}}.",
	rule: "Choisissez un jour entre 2000 et aujourd’hui.",
	dated: "Daté du {{date}}",
	live: "En ligne, daté du {{date}}",
	stands:
		"Il sera daté du {{date}} dans les listes, dans le flux et pour les moteurs de recherche ; aucun e-mail ne part, et votre prochaine lettre ne le propose comme nouveau que si la précédente est plus ancienne.",
	moves:
		"La mise à jour le fait passer du {{since}} au {{date}} dans les listes, dans le flux et pour les moteurs de recherche.",
} satisfies typeof english;
