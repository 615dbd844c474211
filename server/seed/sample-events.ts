import type { z } from "zod";
import type { eventInput } from "#app/features/events/event.ts";

/** The specification's three events, each on the next of its days after the first start. */
export const sampleEvents: z.input<typeof eventInput>[] = [
	{
		title: "October Brunch",
		type: "Brunch",
		date: "October 4",
		time: "11:00 am - 2:00 pm",
		description: "A long, unhurried brunch at one table, for singles who would rather talk than swipe.",
		fr: {
			title: "Brunch d’octobre",
			location: "Centre de l’île",
			description:
				"Un long brunch sans hâte, autour d’une même table, pour celles et ceux qui préfèrent la conversation.",
		},
	},
	{
		title: "November Dinner",
		type: "Dinner",
		date: "November 8",
		time: "6:30 pm - 9:30 pm",
		description:
			"Dinner for a small table, matched by age and vibe, with an evening to get past the small talk.",
		fr: {
			title: "Dîner de novembre",
			location: "Centre de l’île",
			description:
				"Un dîner en petit comité, composé selon l’âge et les affinités, et toute une soirée pour dépasser les banalités.",
		},
	},
	{
		title: "December Brunch",
		type: "Brunch",
		date: "December 6",
		time: "11:00 am - 2:00 pm",
		description: "The last table of the year: good food, equal numbers, and people who mean to meet someone.",
		fr: {
			title: "Brunch de décembre",
			location: "Centre de l’île",
			description:
				"La dernière table de l’année : de bons plats, autant de femmes que d’hommes, et l’envie de vraies rencontres.",
		},
	},
];
