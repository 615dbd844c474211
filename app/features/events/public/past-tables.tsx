import type { TableLink } from "#app/features/events/table-text.server.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { TextLink } from "#app/ui/page-link.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { InItsLanguage } from "./in-its-language.tsx";

/** The tables that took place, to read about; nothing can be asked for there. */
export function PastTables({ tables }: { tables: TableLink[] }) {
	const t = useText("table");
	if (tables.length === 0) return null;
	return (
		<section className="content pb-section" aria-labelledby="past-tables">
			<SectionTitle id="past-tables" label={t("past.label")} title={t("past.title")} />
			<ul className="mt-10 border-b border-clay">
				{tables.map(({ path, title, date }) => (
					<li
						key={path}
						className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-t border-clay py-4"
					>
						<TextLink to={path} className="font-serif text-[1.3rem]">
							<InItsLanguage phrase={title} />
						</TextLink>
						<span className="text-small text-ink-soft">{date}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
