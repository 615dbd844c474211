import { line, lines } from "#app/content/field.ts";
import { z } from "#app/content/schema.ts";
import { baseVersion } from "#app/content/shapes.ts";
import {
	type ApplicationState,
	applicationFlags,
	applicationStates,
	memberships,
} from "#app/features/applications/application.ts";
import { formIds } from "#app/features/forms/form.ts";
import { purposes, questionKinds } from "#app/features/forms/question.ts";
import { newGuest } from "#app/features/guests/guest.ts";
import { languages } from "#app/site/site-config.ts";

export const applicationsPath = "/api/admin/applications";
export const automaticErasurePath = `${applicationsPath}/automatic-erasure`;
export const applicationsFilePath = `${applicationsPath}.csv`;

export const maxNote = 5_000;

const instant = z.iso.datetime();
const state = z.enum(applicationStates);
const membership = z.enum(memberships);

/** A row of the list of applications. */
const listed = {
	id: z.string(),
	form: z.enum(formIds),
	language: z.enum(languages),
	state,
	stateAt: instant,
	sentAt: instant,
	membership: membership.nullable(),
	flags: z.array(z.enum(applicationFlags)).meta({ description: "Why it looks automatic; empty for most." }),
	remindAt: instant.nullable(),
	version: z.int(),
	name: z.string(),
	email: z.string(),
	telephone: z.string(),
};

export const listedApplication = z
	.object({
		...listed,
		isSealed: z.boolean().meta({
			description: "Whether its key is not on this server: then name, email and telephone are blank.",
		}),
	})
	.meta({ id: "ListedApplication" });

export type ListedApplication = z.infer<typeof listedApplication>;

export const applicationFilter = z.object({
	form: z.enum(formIds).optional(),
	state: state.exclude(["unfinished"]).optional(),
	membership: membership.optional(),
	automatic: z
		.enum(["yes"])
		.optional()
		.meta({ description: "What looks automatic, in place of everything else." }),
	search: z.string().max(200).optional().meta({ description: "Part of a name, an address or a number." }),
});

export type ApplicationFilter = z.infer<typeof applicationFilter>;

/** Erases at once what looks automatic. */
export const automaticErasure = applicationFilter
	.pick({ form: true, state: true, membership: true })
	.extend({
		before: instant.meta({ description: "None that was sent later, which nobody has seen yet." }),
	})
	.meta({ id: "AutomaticErasure" });

export type AutomaticErasure = z.infer<typeof automaticErasure>;

export const applicationPage = z
	.object({
		applications: z.array(listedApplication),
		total: z.int(),
		otherSide: z.int().meta({
			description: "How many match that look automatic, or that do not where those were asked for.",
		}),
		counts: z
			.record(state.exclude(["unfinished"]), z.int())
			.meta({ description: "How many are in each state, without those that look automatic." }),
		nextCursor: z.string().nullable(),
	})
	.meta({ id: "ApplicationPage" });

export type ApplicationPage = z.infer<typeof applicationPage>;

const answer = z.object({
	id: z.string(),
	kind: z.enum(questionKinds),
	purpose: z.enum(purposes),
	label: z.string(),
	value: z.union([z.string(), z.array(z.string()), z.number(), z.boolean()]).nullable(),
});

const mailWords = {
	subject: line({ max: 200 }).schema.check(z.minLength(1, "Please write a subject.")),
	text: lines({ max: maxNote }).schema.check(z.minLength(1, "Please write the email.")),
};

/** States of which their applicant is told by a mail, unless whoever answers does so otherwise. */
export const answeredStates = [
	"conversation",
	"accepted",
	"kept",
	"declined",
	"withdrawn",
] as const satisfies readonly ApplicationState[];

export type AnsweredState = (typeof answeredStates)[number];

export function isAnswered(state: ApplicationState): state is AnsweredState {
	return answeredStates.some((one) => one === state);
}

/** Asks for a mail as it would leave; what is not given is in the site’s own words. */
export const answerQuestion = z
	.object({
		state: z.enum(answeredStates),
		subject: line({ max: 200 }).schema.optional(),
		text: lines({ max: maxNote }).schema.optional(),
	})
	.meta({ id: "AnswerQuestion" });

export type AnswerQuestion = z.infer<typeof answerQuestion>;

export const answerPreview = z
	.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() })
	.meta({ id: "AnswerPreview" });

export type AnswerPreview = z.infer<typeof answerPreview>;

const entryBase = {
	id: z.string(),
	at: instant,
	person: z
		.object({ id: z.string(), name: z.string().meta({ description: "Blank for the owner who gave none." }) })
		.nullable()
		.meta({ description: "Null for the applicant and for the site itself." }),
};

/** Notes, mails and changes of state, in the order of time. */
export const applicationEntry = z
	.discriminatedUnion("kind", [
		z.object({ ...entryBase, kind: z.literal("note"), text: z.string() }),
		z.object({ ...entryBase, kind: z.literal("state"), from: state, to: state }),
		z.object({ ...entryBase, kind: z.literal("mail"), subject: z.string(), text: z.string() }),
	])
	.meta({ id: "ApplicationEntry" });

export type ApplicationEntry = z.infer<typeof applicationEntry>;

export const application = z
	.object({
		...listed,
		answers: z.array(answer),
		photographs: z.array(z.object({ id: z.string(), questionId: z.string() })),
		entries: z.array(applicationEntry),
		guest: z
			.object({ id: z.string(), tableId: z.string() })
			.nullable()
			.meta({ description: "The guest that was made of it; they may be erased by now." }),
	})
	.meta({ id: "Application" });

export type Application = z.infer<typeof application>;

export const stateChange = z
	.object({
		state: state.exclude(["unfinished"]),
		version: baseVersion,
		mail: z
			.object(mailWords)
			.nullable()
			.default(null)
			.meta({ description: "The mail to the applicant that leaves with the change; null for none." }),
	})
	.meta({ id: "ApplicationStateChange" });

export type StateChange = z.infer<typeof stateChange>;

export const noteInput = z
	.object({ text: lines({ max: maxNote }).schema.check(z.minLength(1, "Please write something.")) })
	.meta({ id: "ApplicationNote" });

export const reminderInput = z
	.object({ at: instant.nullable().meta({ description: "When to be reminded; null for no more." }) })
	.meta({ id: "ApplicationReminder" });

export const membershipInput = z
	.object({ membership, version: baseVersion })
	.meta({ id: "ApplicationMembership" });

export const flagsInput = z
	.object({ flags: z.tuple([]).meta({ description: "None: it is a person’s." }), version: baseVersion })
	.meta({ id: "ApplicationFlags" });

/** The guest that an applicant becomes, at a table. */
export const seatInput = newGuest
	.extend({ tableId: z.string().max(200), version: baseVersion })
	.meta({ id: "ApplicationSeat" });

export type SeatInput = z.infer<typeof seatInput>;
