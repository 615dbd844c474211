import { z } from "#app/content/schema.ts";
import { listedTexts } from "#app/content/shapes.ts";
import { tableAnswers } from "#app/features/guests/answers/guest-answers.ts";
import { tableToTell } from "#app/features/guests/guest-news.ts";

export const waitingPath = "/api/admin/waiting";

const nextTable = z.object({
	id: z.string(),
	...listedTexts("title"),
	calendarDate: z.iso.date(),
	confirmed: z.int().meta({ description: "Guests who have confirmed or paid" }),
	unanswered: z.int().meta({ description: "Guests who are invited and have not answered" }),
	declined: z.int(),
	free: z.int().nullable().meta({ description: "Seats that nobody holds; null where the size is not set" }),
});

/** The next table, guests to tell, and what is scheduled within a week. */
export const waiting = z
	.object({
		nextTable: nextTable.nullable(),
		tablesToTell: z.array(tableToTell).meta({ description: "Tables whose guests do not know a change yet" }),
		tableAnswers: z.array(tableAnswers).meta({ description: "What guests answered lately, or not in time" }),
		articlesDue: z.int().meta({ description: "Articles that are published by themselves within a week" }),
		lettersDue: z.int().meta({ description: "Letters that leave by themselves within a week" }),
		applicationsNew: z.int().meta({ description: "Applications that nobody has opened yet" }),
		applicationsDue: z.int().meta({
			description: "Applications that wait for longer than promised, or of which a reminder was asked",
		}),
		readersCame: z.int().meta({ description: "Readers who confirmed within the last seven days" }),
		readersLeft: z.int().meta({ description: "Readers who left within the last seven days" }),
	})
	.meta({ id: "Waiting" });

export type Waiting = z.infer<typeof waiting>;
