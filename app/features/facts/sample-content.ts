import { z } from "#app/content/schema.ts";
import { claimNames } from "#app/features/texts/sample-claims.ts";
import { languages } from "#app/site/site-config.ts";

export const sampleContentPath = "/api/admin/sample-content";

const sampleEntry = z.object({
	kind: z.enum(["article", "event"]),
	id: z.string(),
	titles: z
		.partialRecord(z.enum(languages), z.string())
		.meta({ description: "In each language that it is written in." }),
});
export type SampleEntry = z.infer<typeof sampleEntry>;

export const sampleContent = z
	.object({
		isMemberCountSample: z.boolean().meta({ description: "Nobody has saved the number of members yet." }),
		entries: z
			.array(sampleEntry)
			.meta({ description: "Public articles and events that nobody has saved since the site began." }),
		claims: z.array(z.enum(claimNames)).meta({
			description: "What the sample still promises or claims, until its owner confirms having read it.",
		}),
		headlines: z.array(z.object({ language: z.enum(languages), count: z.int() })).meta({
			description:
				"How many headlines and descriptions for search are the sample's in a language, though rewritten in another.",
		}),
		isHostOnRequest: z.boolean().meta({
			description: "The legal notice still says, as it is shipped, that the host is told on request.",
		}),
	})
	.meta({ id: "SampleContent" });
export type SampleContent = z.infer<typeof sampleContent>;
