import { z } from "#app/content/schema.ts";
import { isContentArea } from "#app/metadata/public-pages.ts";

/** A page that is looked at while its texts are changed: an address of the readers' site. */
export const editedPageInput = z
	.object({
		path: z
			.string()
			.max(500)
			.regex(/^\/(?![/\\])[\w\-/]*$/)
			.refine((path) => !isContentArea(path) && !path.startsWith("/api"))
			.meta({ description: "The page's address on this site, without a query." }),
	})
	.meta({ id: "EditedPageInput" });

export const editedPage = z
	.object({
		html: z.string().meta({ description: "The page with the draft, each text marked with its key." }),
	})
	.meta({ id: "EditedPage" });

export type EditedPage = z.infer<typeof editedPage>;
