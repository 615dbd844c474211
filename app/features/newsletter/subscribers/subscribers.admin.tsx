import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { ListHeading } from "#app/admin-ui/list-heading.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { useAddressFilter } from "#app/admin-ui/use-address-filter.ts";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { WhyTheyLeft } from "#app/features/newsletter/why-they-left.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { AddSubscriber } from "./add-subscriber.tsx";
import { ExportSubscribers } from "./export-subscribers.tsx";
import { everySubscriber, filterOf, subscriberChoices } from "./subscriber-choice.ts";
import { SubscriberFilters } from "./subscriber-filters.tsx";
import { SubscriberList } from "./subscriber-list.tsx";
import { subscribersQuery } from "./subscribers.query.ts";

export const meta = adminTitle((text) => text.subscribers.title);

export default function SubscribersScreen() {
	const t = useText("admin");
	const { typed, setTyped, asked, clear } = useAddressFilter({
		all: everySubscriber,
		choices: subscriberChoices,
		isSearchPrivate: true,
	});
	const filter = filterOf(asked);
	const heading = useRef<HTMLHeadingElement>(null);
	const subscribers = useInfiniteQuery(subscribersQuery(filter));
	useErrorToast(subscribers.error, t("subscribers.failed"));

	const pages = subscribers.data?.pages;
	const first = pages?.[0];
	const { total = 0, counts, reasons } = first ?? {};
	const everybody = counts === undefined ? 0 : counts.confirmed + counts.pending + counts.unsubscribed;

	return (
		<div className="max-w-[84rem]">
			<ScreenHead title={t("subscribers.title")}>
				<div className="flex flex-wrap gap-3">
					<AddSubscriber />
					<Link to={adminPaths.importSubscribers} prefetch="intent" className={compactClass("quiet")}>
						{t("subscribers.import")}
					</Link>
				</div>
			</ScreenHead>
			<SubscriberFilters filter={typed} pages={first?.pages ?? []} onFilter={setTyped} />
			<div className="mt-7 mb-3 grid items-end gap-x-8 gap-y-3 md:grid-cols-[auto_minmax(0,1fr)]">
				<div>
					<ListHeading ref={heading}>
						{counts === undefined
							? t(subscribers.isError ? "subscribers.failed" : "common.loading")
							: total === everybody
								? t("subscribers.count", { count: total })
								: t("subscribers.countOf", { shown: total, count: everybody })}
					</ListHeading>
					<p className="min-h-6 text-small text-ink-soft">
						{first === undefined ? null : t("subscribers.counts", first.found)}
					</p>
					{reasons === undefined ? null : <WhyTheyLeft reasons={reasons} />}
				</div>
				{first === undefined ? null : <ExportSubscribers filter={filter} page={first} />}
			</div>
			<Panel>
				{pages !== undefined ? (
					<SubscriberList
						pages={pages}
						everybody={everybody}
						heading={heading}
						onClear={clear}
						onMore={subscribers.hasNextPage ? () => subscribers.fetchNextPage() : undefined}
						isReadingMore={subscribers.isFetchingNextPage}
					/>
				) : (
					<QueryPlaceholder
						query={subscribers}
						rows={6}
						height="h-24"
						title={t("subscribers.failed")}
						text={t("subscribers.failedText")}
					/>
				)}
			</Panel>
		</div>
	);
}
