import { entryPathIn, type MaybeOwnSlugs } from "#app/content/entry-slugs.ts";
import { articlePaths } from "#app/features/articles/article-text.ts";
import type { EditedPages } from "#app/features/texts/api/edited-page.api.server.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import type { Language } from "#app/site/site-config.ts";
import type { EntryPage } from "#app/site/site-map.ts";
import { retryAfterSeconds } from "#platform/database/database-failure.ts";
import type { Site } from "#server/composition/compose-site.ts";
import { busyPage } from "#server/delivery/busy-page.ts";
import type { SaidInstead } from "./pages.ts";

type RenderInstead = (path: string, said: SaidInstead, method?: string) => Promise<Response>;

/** The pages whose texts are changed on them, with the newest that the site shows. */
export function editedPages({ stores, services }: Site, renderInstead: RenderInstead): EditedPages {
	const { articles, authors, customPages, events, letters } = stores;

	const entryOf =
		(page: EntryPage, find: () => Promise<readonly MaybeOwnSlugs[]>) => async (language: Language) => {
			const [newest] = await find();
			return newest && entryPathIn(page, newest, language);
		};

	/** The next tables, before those that took place. */
	async function listTables() {
		const upcoming = await events.listUpcoming();
		return upcoming.length > 0 ? upcoming : events.listPast();
	}

	return {
		render: ({ path, method, instead = {} }, texts) => renderInstead(path, { texts, instead }, method),
		renderBusy: (path, texts) => busyPage(path, texts, retryAfterSeconds),
		readSources: async () => ({
			today: dayOf(services.clock()),
			findEntry: {
				article: async (language) => {
					const [newest] = await articles.syndication.listAddresses({ limit: 1 });
					return newest && articlePaths(newest.slugs)[language];
				},
				author: entryOf("author", authors.listAddresses),
				table: entryOf("table", listTables),
				"newsletter/letter": entryOf("newsletter/letter", letters.listAddresses),
				page: async (language) => {
					const [first] = await customPages.listAddresses();
					return first?.paths[language];
				},
			},
			findPreview: async (language) => {
				const [text] = await articles.syndication.listTexts(language, { limit: 1 });
				return text && { text, expiresAt: services.clock().toISOString() };
			},
		}),
	};
}
