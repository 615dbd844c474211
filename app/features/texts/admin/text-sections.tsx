import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { MoreRows } from "#app/admin-ui/list-heading.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { nameOfList } from "#app/features/texts/admin/common/list-names.ts";
import { ShownText } from "#app/features/texts/admin/common/shown-text.tsx";
import { addressOf, nameOfSection } from "#app/features/texts/admin/common/text-names.ts";
import { usePageName } from "#app/features/texts/admin/common/use-page-name.ts";
import { entryOf } from "#app/features/texts/site-lists.ts";
import type { ListedText, TextList } from "#app/features/texts/site-text.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { TextLink } from "#app/ui/page-link.tsx";
import { TextRow } from "./text-row.tsx";

/** Texts that are shown at first, and more of at each asking: whole sections. */
const step = 40;

type Section = { page: string; section: string; texts: ListedText[]; before: number };

/** Texts under the sections they stand in, in the order of the site. */
function sectionsOf(texts: readonly ListedText[]): Section[] {
	const sections: Section[] = [];
	for (const [index, text] of texts.entries()) {
		const { page, section } = addressOf(text.key);
		const last = sections.at(-1);
		if (last?.page === page && last.section === section) last.texts.push(text);
		else sections.push({ page, section, texts: [text], before: index });
	}
	return sections;
}

/** The texts that were found, by page and section. */
export function TextSections({ texts, list }: { texts: readonly ListedText[]; list: TextList }) {
	const t = useText("admin");
	const [shown, setShown] = useState(step);
	const sections = useMemo(() => sectionsOf(texts), [texts]);
	const visible = sections.filter(({ before }) => before < shown);
	const count = visible.reduce((sum, section) => sum + section.texts.length, 0);
	const container = useFocusOnNew(visible.length);
	return (
		<div ref={container} className="grid gap-6">
			{visible.map((section, index) => (
				<SectionPanel
					key={`${section.page} ${section.section} ${section.before}`}
					section={section}
					list={list}
					opensPage={sections[index - 1]?.page !== section.page}
				/>
			))}
			<MoreRows
				shown={t("texts.shown", { shown: count, count: texts.length })}
				label={t("texts.more")}
				loading={t("common.loading")}
				hasMore={count < texts.length}
				isLoading={false}
				onMore={() => setShown(count + step)}
			/>
		</div>
	);
}

/** When more sections were asked for, the focus goes to the first new one. */
function useFocusOnNew(count: number): RefObject<HTMLDivElement | null> {
	const container = useRef<HTMLDivElement>(null);
	const before = useRef(count);
	useEffect(() => {
		const first = before.current;
		before.current = count;
		if (count <= first || !document.activeElement?.matches("[data-more]")) return;
		container.current?.querySelectorAll<HTMLElement>("[data-section] h3")[first]?.focus();
	}, [count]);
	return container;
}

function SectionPanel({
	section,
	list,
	opensPage,
}: {
	section: Section;
	list: TextList;
	opensPage: boolean;
}) {
	const t = useText("admin");
	const language = useLanguage();
	const words = t("texts");
	const nameOfPage = usePageName();
	const all = list.texts.filter(({ key }) => {
		const address = addressOf(key);
		return address.page === section.page && address.section === section.section;
	});
	return (
		<div data-section="">
			{opensPage ? <h2 className="mt-4 mb-4 font-serif text-heading">{nameOfPage(section.page)}</h2> : null}
			<Panel>
				<div className="flex flex-wrap items-center justify-between gap-x-6 px-5 py-2 sm:px-7">
					<h3 tabIndex={-1} className="py-2 font-sans text-base font-semibold">
						<ShownText
							text={nameOfSection(section.section, all, language, words)}
							facts={list.facts[language]}
						/>
					</h3>
					<SectionLists section={section} list={list} />
				</div>
				<ul className="divide-y divide-clay border-t border-clay">
					{section.texts.map((text) => (
						<TextRow key={text.key} text={text} list={list} />
					))}
				</ul>
			</Panel>
		</div>
	);
}

/** The ways to the lists of a section; those within entries are reached from their entry. */
function SectionLists({ section, list }: { section: Section; list: TextList }) {
	const t = useText("admin");
	const language = useLanguage();
	const own = list.lists.filter(({ key }) => {
		const address = addressOf(`${key}.0`);
		return address.page === section.page && address.section === section.section && entryOf(key) === undefined;
	});
	return own.map(({ key }) => (
		<TextLink
			key={key}
			to={`${adminPaths.textsLists}?list=${encodeURIComponent(key)}`}
			className="text-small"
		>
			{t("lists.arrange", { list: nameOfList(list, key, language, t) ?? key })}
		</TextLink>
	));
}
