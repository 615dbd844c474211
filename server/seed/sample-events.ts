import type { z } from "zod";
import type { eventInput } from "#app/features/events/event.ts";
import { daysAfter } from "#app/i18n/business-time.ts";

type SampleEvent = Pick<z.input<typeof eventInput>, "type" | "time" | "fr"> & {
	title: string;
	description: string;
	/** The event takes place on the first such day after so many weeks: 0 is a Sunday. */
	weeks: number;
	weekday: number;
};

/** The specification's three events. */
export const sampleEvents: readonly SampleEvent[] = [
	{
		title: "Sunday Brunch",
		type: "Brunch",
		weeks: 5,
		weekday: 0,
		time: "11:00 am - 2:00 pm",
		description: "A long, unhurried brunch at one table, for singles who would rather talk than swipe.",
		fr: {
			title: "Brunch du dimanche",
			location: "Centre de l’île",
			description:
				"Un long brunch sans hâte, autour d’une même table, pour celles et ceux qui préfèrent la conversation.",
		},
	},
	{
		title: "Saturday Dinner",
		type: "Dinner",
		weeks: 8,
		weekday: 6,
		time: "6:30 pm - 9:30 pm",
		description:
			"Dinner for a small table, matched by age and vibe, with an evening to get past the small talk.",
		fr: {
			title: "Dîner du samedi",
			location: "Centre de l’île",
			description:
				"Un dîner en petit comité, composé selon l’âge et les affinités, et toute une soirée pour dépasser les banalités.",
		},
	},
	{
		title: "Singles Brunch",
		type: "Brunch",
		weeks: 10,
		weekday: 0,
		time: "11:00 am - 2:00 pm",
		description: "Good food, equal numbers, and people who mean to meet someone.",
		fr: {
			title: "Brunch entre célibataires",
			location: "Centre de l’île",
			description: "De bons plats, autant de femmes que d’hommes, et l’envie de vraies rencontres.",
		},
	},
];

/** The sample events of earlier versions. */
export const formerSampleEvents: readonly Pick<SampleEvent, "title" | "description">[] = [
	{
		title: "October Brunch",
		description: "A long, unhurried brunch at one table, for singles who would rather talk than swipe.",
	},
	{
		title: "November Dinner",
		description:
			"Dinner for a small table, matched by age and vibe, with an evening to get past the small talk.",
	},
	{
		title: "December Brunch",
		description: "The last table of the year: good food, equal numbers, and people who mean to meet someone.",
	},
];

/**
 * The sample's events for a site that begins on a day: on weekends from five to eleven weeks later, so
 * that a new site offers neither last month's table nor one that is a year away.
 */
export function sampleEventsFrom(today: string): z.input<typeof eventInput>[] {
	return sampleEvents.map(({ weeks, weekday, ...event }) => {
		const earliest = daysAfter(today, weeks * 7);
		const wait = (weekday - new Date(earliest).getUTCDay() + 7) % 7;
		return { ...event, calendarDate: daysAfter(earliest, wait) };
	});
}
