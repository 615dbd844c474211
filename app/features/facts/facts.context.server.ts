import type { SiteTexts } from "#app/i18n/site-texts.server.ts";

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		/** Every text of the site, with the facts of the business filled in. */
		readTexts(): Promise<SiteTexts>;
	}
}
