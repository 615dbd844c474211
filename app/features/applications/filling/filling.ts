import type { ApplicationState, Typed } from "#app/features/applications/application.ts";
import type { FormId } from "#app/features/forms/form.ts";
import type { Language } from "#app/site/site-config.ts";

/** Nobody reads a form, answers it and sends it in less: it looks automatic. */
export const leastFillingMs = 5_000;

/** The days for which a browser finds again what was typed there. */
export const browserDays = 30;

/** The hours for which the browser of an application that was sent still knows that it was. */
export const sentHours = 24;

/** The field that people do not see: who fills it in is a program. */
export const decoyField = "website";

/** The step before sending. */
export const reviewStep = "review";

/** An application as its applicant left it. */
export type Filling = {
	id: string;
	form: FormId;
	language: Language;
	state: ApplicationState;
	/** The table that they came from. */
	table: string | null;
	typed: Readonly<Record<string, Typed>>;
	/** The photographs that were chosen, by question. */
	photographs: Readonly<Record<string, string>>;
	createdAt: string;
	sentAt: string | null;
};

export const savePath = "/api/applications/{form}/answers";
export const challengePath = "/api/applications/challenge";

/** The kinds of links in mails, each of which opens another page. */
export type LinkKind = "resume" | "confirmation" | "held";
