import { z } from "#app/content/schema.ts";
import { listKinds } from "./site-lists.ts";

/** The lists with testimonials that visitors read as samples. */
export const sampleQuotesPath = "/api/admin/sample-quotes";

/** The shown testimonials of a list without a consent to their present words. */
export const sampleQuotes = z
	.object({
		list: z.enum(listKinds),
		entries: z.array(z.string()).meta({ description: "Their names in the list." }),
	})
	.meta({ id: "SampleQuotes" });
export type SampleQuotes = z.infer<typeof sampleQuotes>;
