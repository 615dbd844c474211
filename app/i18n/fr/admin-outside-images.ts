import type { adminOutsideImages as English } from "../en/admin-outside-images.ts";

export const adminOutsideImages = {
	title: "Images hors des sauvegardes",
	failedToLoad: "L’état des images hors des sauvegardes n’a pas pu être chargé",
	where_one:
		"{{images}} image est conservée dans {{where}} : les sauvegardes ci-dessus la nomment, sans la contenir.",
	where_other:
		"{{images}} images sont conservées dans {{where}} : les sauvegardes ci-dessus les nomment, sans les contenir.",
	sound:
		"Chacune est relue une fois par semaine. Toutes étaient là, inchangées, à la fin de la dernière lecture : {{moment}}.",
	read: "Chacune est relue une fois par semaine. Fin de la dernière lecture : {{moment}}.",
	unchecked: "Chacune est relue une fois par semaine. La première lecture n’est pas encore terminée.",
	lost_one:
		"{{count}} image y manque, ou est abîmée. Elle figure en premier dans Images : envoyez-la de nouveau, ou faites rétablir son fichier.",
	lost_other:
		"{{count}} images y manquent, ou sont abîmées. Elles figurent en premier dans Images : envoyez-les de nouveau, ou faites rétablir leurs fichiers.",
	away: "L’endroit où sont ces images est injoignable. Prévenez la personne qui s’occupe du serveur.",
} satisfies typeof English;
