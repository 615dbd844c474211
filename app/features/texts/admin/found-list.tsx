import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { ListHeading } from "#app/admin-ui/list-heading.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { ListState, RowSkeletons } from "#app/admin-ui/state.tsx";
import { useAddressFilter } from "#app/admin-ui/use-address-filter.ts";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import {
	allTexts,
	findTexts,
	type TextFilter,
	textStates,
} from "#app/features/texts/admin/common/found-texts.ts";
import { addressOf } from "#app/features/texts/admin/common/text-names.ts";
import { sampleQuotesQuery } from "#app/features/texts/admin/common/texts.query.ts";
import { unsentChanges } from "#app/features/texts/admin/editing/unsent-changes.ts";
import { UnsentNotice } from "#app/features/texts/admin/editing/unsent-notice.tsx";
import type { ListedText, TextList } from "#app/features/texts/site-text.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { TextFilters } from "./text-filters.tsx";
import { TextSections } from "./text-sections.tsx";

/** The texts that the search and the filters let through. */
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
			{unsent.size > 0 && filter.typed.state !== "unsent" ? (
				<UnsentNotice count={unsent.size}>
					<CompactButton look="quiet" onClick={() => filter.setTyped({ ...allTexts, state: "unsent" })}>
						{t("texts.showUnsent")}
					</CompactButton>
				</UnsentNotice>
			) : null}
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

/**
 * Returns the texts that a filter found when it was set: a text stays in the list while it is being
 * changed.
 */
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
	const found = useMemo<ListedText[]>(
		() => list.texts.filter(({ key }) => current.keys.has(key)),
		[list, current],
	);
	return { found, asked };
}
