import { z } from "#app/content/schema.ts";
import { languages } from "#app/site/site-config.ts";

export const textChange = z
	.object({
		/** The language whose text is older. */
		language: z.enum(languages),
		original: z.enum(languages),
		/** Its words when the older text was last saved, one field below the other. */
		before: z.string(),
		after: z.string(),
	})
	.meta({ id: "EventTextChange" });

export type TextChange = z.infer<typeof textChange>;
