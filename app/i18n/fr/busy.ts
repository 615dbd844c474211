import type { busy as english } from "#app/i18n/en/busy.ts";

export const busy = {
	title: "Un instant, s’il vous plaît",
	text: "De nombreuses personnes lisent le site en ce moment même, et cette page n’a pas pu être préparée à temps. Merci de réessayer dans quelques secondes.",
	again: "Réessayer",
} satisfies typeof english;
