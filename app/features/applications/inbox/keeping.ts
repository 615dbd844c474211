import { z } from "#app/content/schema.ts";
import { baseVersion } from "#app/content/shapes.ts";
import { formIds } from "#app/features/forms/form.ts";

export const keepingPath = "/api/admin/application-keeping";

export const maxMonths = 120;
export const maxDays = 365;

/** The times for which the applications of a form are kept. */
const lengths = {
	declinedMonths: z.int().min(1).max(maxMonths).meta({ description: "Once declined or withdrawn." }),
	unfinishedDays: z.int().min(1).max(maxDays).meta({ description: "Not sent, after the last change." }),
};

export const keeping = z
	.object({ form: z.enum(formIds), ...lengths, version: z.int() })
	.meta({ id: "ApplicationKeeping" });

export type Keeping = z.infer<typeof keeping>;

export const keepingInput = z.object({ ...lengths, version: baseVersion }).meta({ id: "KeepingInput" });

export type KeepingInput = z.infer<typeof keepingInput>;
