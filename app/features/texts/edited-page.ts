import { z } from "#app/content/schema.ts";
import { languages } from "#app/site/site-config.ts";
import { pageViews } from "./page-views.ts";

/** A page that is looked at while its texts are changed. */
export const editedPageInput = z
	.object({
		view: z.enum(pageViews).meta({ description: "The page, and after a space its state." }),
		language: z.enum(languages),
	})
	.meta({ id: "EditedPageInput" });

export const editedPage = z
	.object({
		html: z.string().meta({ description: "The page with the draft, each text marked with its key." }),
		isMissing: z
			.boolean()
			.meta({ description: "Whether the site has nothing yet to show there, such as an article." }),
		isOff: z
			.boolean()
			.meta({ description: "Whether the page is switched off, so that visitors are told of none." }),
	})
	.meta({ id: "EditedPage" });

export type EditedPageInput = z.infer<typeof editedPageInput>;
export type EditedPage = z.infer<typeof editedPage>;
