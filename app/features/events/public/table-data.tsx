import { slugIn } from "#app/content/entry-slugs.ts";
import type { SocialEvent } from "#app/features/events/event.ts";
import type { TableText } from "#app/features/events/table-text.server.ts";
import { useLanguage } from "#app/i18n/text-context.tsx";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";
import { entryPath, pages } from "#app/site/site-map.ts";
import { EventData } from "./event-data.tsx";

/** What search engines are told of a table's page. */
export function TableData({ event, table, label }: { event: SocialEvent; table: TableText; label: string }) {
	const language = useLanguage();
	return (
		<>
			<EventData event={event} text={table} />
			<BreadcrumbData
				trail={[
					{ name: label, path: pages.socials },
					{ name: table.title.text, path: entryPath("table", slugIn(language, event)) },
				]}
			/>
		</>
	);
}
