import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { SearchField } from "#app/admin-ui/field.tsx";
import { ListHeading, MoreRows } from "#app/admin-ui/list-heading.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { ListState, RowSkeletons } from "#app/admin-ui/state.tsx";
import { useAddressFilter } from "#app/admin-ui/use-address-filter.ts";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { unsentChanges } from "#app/features/texts/admin/editing/unsent-changes.ts";
import { UnsentNotice } from "#app/features/texts/admin/editing/unsent-notice.tsx";
import { ShownText } from "#app/features/texts/admin/labels/shown-text.tsx";
import {
	addressOf,
	nameOfList,
	nameOfSection,
	usePageName,
} from "#app/features/texts/admin/labels/text-names.ts";
import { entryOf } from "#app/features/texts/site-lists.ts";
import type { ListedText, TextList } from "#app/features/texts/site-text.ts";
import { sampleQuotesQuery } from "#app/features/texts/texts.query.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { TextLink } from "#app/ui/page-link.tsx";
import { allTexts, findTexts, type TextFilter, textStates } from "./found-texts.ts";
import { TextRow } from "./text-row.tsx";

export function FoundTexts({ list }: { list: TextList }) {
	const t = useText("admin");
	const heading = useRef<HTMLHeadingElement>(null);
	const [unsent] = useState(() => unsentChanges(localStorage).keys());
	const quotes = useQuery(sampleQuotesQuery);
	useErrorToast(quotes.error, t("opening.quotesFailed"));
	const samples = useMemo(
		() => new Set((quotes.data ?? []).flatMap(({ list, entries }) => entries.map((id) => `${list}.${id}`))),
		[quotes.data],
	);
	const pages = useMemo(() => [...new Set(list.texts.map(({ key }) => addressOf(key).page))], [list]);
	const filter = useAddressFilter({ all: allTexts, choices: { page: ["all", ...pages], state: textStates } });
	const { found, asked } = useFound(list, filter.asked, { unsent, samples });
	return (
		<>
			<UnsentNotice
				count={filter.typed.state === "unsent" ? 0 : unsent.size}
				onShow={() => filter.setTyped({ ...allTexts, state: "unsent" })}
			/>
			<TextFilters
				filter={filter.typed}
				pages={pages}
				hasUnsent={unsent.size > 0}
				onFilter={filter.setTyped}
			/>
			<ListHeading ref={heading} className="mt-7 mb-3">
				{t("texts.count", { count: found.length })}
			</ListHeading>
			{filter.asked.state === "sample" && quotes.isPending ? (
				<RowSkeletons rows={3} height="h-24" label={t("common.loading")} />
			) : found.length === 0 ? (
				<Panel>
					<ListState title={t("texts.none")}>
						<CompactButton look="quiet" onClick={filter.clear}>
							{t("texts.all")}
						</CompactButton>
					</ListState>
				</Panel>
			) : (
				<TextSections key={asked} texts={found} list={list} />
			)}
		</>
	);
}

/** Returns the texts found when the filter was set: an edited text stays in the list. */
function useFound(
	list: TextList,
	{ search, page, state }: TextFilter,
	beside: { unsent: ReadonlySet<string>; samples: ReadonlySet<string> },
) {
	const asked = `${search} ${page} ${state} ${state === "sample" ? beside.samples.size : ""}`;
	const find = () => new Set(findTexts(list, { search, page, state }, beside).map(({ key }) => key));
	const [held, setHeld] = useState(() => ({ asked, keys: find() }));
	const current = held.asked === asked ? held : { asked, keys: find() };
	if (current !== held) setHeld(current);
	const found = useMemo(() => list.texts.filter(({ key }) => current.keys.has(key)), [list, current]);
	return { found, asked };
}

function TextFilters(props: {
	filter: TextFilter;
	pages: readonly string[];
	hasUnsent: boolean;
	onFilter(filter: TextFilter): void;
}) {
	const { filter, pages, onFilter } = props;
	const t = useText("admin");
	const nameOfPage = usePageName();
	const states = textStates.filter(
		(state) => state !== "unsent" || props.hasUnsent || filter.state === "unsent",
	);
	return (
		<search className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_15rem_15rem]">
			<div className="sm:col-span-2 lg:col-span-1">
				<SearchField
					label={t("texts.search")}
					value={filter.search}
					onSearch={(search) => onFilter({ ...filter, search })}
					placeholder={t("texts.searchPlaceholder")}
				/>
			</div>
			<SelectField
				label={t("texts.page")}
				value={filter.page}
				onChange={(page) => onFilter({ ...filter, page })}
				options={[["all", t("texts.allPages")], ...pages.map((page) => [page, nameOfPage(page)] as const)]}
			/>
			<SelectField
				label={t("texts.state")}
				value={filter.state}
				onChange={(state) => onFilter({ ...filter, state })}
				options={states.map((state) => [state, t(`texts.states.${state}`)] as const)}
			/>
		</search>
	);
}

/** Texts that are shown at first, and more of at each asking: whole sections. */
const step = 40;

type Section = { page: string; section: string; texts: ListedText[]; before: number };

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

function TextSections({ texts, list }: { texts: readonly ListedText[]; list: TextList }) {
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

/** Moves the focus to the first new section when more were asked for. */
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
