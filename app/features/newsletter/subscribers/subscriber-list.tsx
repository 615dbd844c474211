import { type RefObject, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { MoreRows, useFocusOnNewRows } from "#app/admin-ui/more-rows.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import type { Subscriber, SubscriberPage } from "#app/features/newsletter/subscriber.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { EraseSubscriber } from "./erase-subscriber.tsx";
import { SubscriberHead, SubscriberRow } from "./subscriber-row.tsx";

type Props = {
	/** The pages that have been read, at least one. */
	pages: SubscriberPage[];
	everybody: number;
	/** Has the focus when the row that had it is gone. */
	heading: RefObject<HTMLHeadingElement | null>;
	onClear(): void;
	/** Reads the next page; undefined when there is none. */
	onMore: (() => Promise<unknown>) | undefined;
	isReadingMore: boolean;
};

/** The subscribers that were found, or why there are none. */
export function SubscriberList({ pages, everybody, heading, onClear, onMore, isReadingMore }: Props) {
	const t = useText("admin");
	const language = useLanguage();
	const [erasing, setErasing] = useState<Subscriber>();
	const subscribers = pages.flatMap((page) => page.subscribers);
	const rows = useFocusOnNewRows(subscribers.length);
	const total = pages[0]?.total ?? 0;
	const erasedOn = pages[0]?.erasedOn;
	const erasure =
		erasedOn === undefined ? undefined : t("subscribers.wasErased", { date: formatDay(erasedOn, language) });

	return (
		<>
			{subscribers.length > 0 ? (
				<>
					{erasure === undefined ? null : (
						<p className="border-b border-clay px-5 py-4 text-small sm:px-7">{erasure}</p>
					)}
					<SubscriberHead />
					<ul ref={rows} className="divide-y divide-clay">
						{subscribers.map((subscriber) => (
							<SubscriberRow
								key={subscriber.id}
								subscriber={subscriber}
								onErase={() => setErasing(subscriber)}
							/>
						))}
					</ul>
				</>
			) : erasure !== undefined ? (
				<ListState title={erasure} text={t("subscribers.wasErasedText")} />
			) : everybody === 0 ? (
				<ListState title={t("subscribers.emptyTitle")} text={t("subscribers.emptyText")} />
			) : (
				<ListState title={t("subscribers.noneTitle")} text={t("subscribers.noneText")}>
					<CompactButton look="quiet" onClick={onClear}>
						{t("subscribers.clear")}
					</CompactButton>
				</ListState>
			)}
			<MoreRows
				shown={t("subscribers.shown", { shown: subscribers.length, count: total })}
				label={t("subscribers.more")}
				loading={t("common.loading")}
				hasMore={onMore !== undefined}
				isLoading={isReadingMore}
				onMore={() => void onMore?.()}
			/>
			<EraseSubscriber
				subscriber={erasing}
				onClose={() => setErasing(undefined)}
				onErased={() => heading.current?.focus()}
			/>
		</>
	);
}
