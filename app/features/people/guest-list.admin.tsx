import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { textOrOther } from "#app/content/localized.ts";
import { formatBusinessMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { Arrivals } from "./arrivals.tsx";
import { type HostList, hostListPath, isOpenAt } from "./host-list.ts";
import { momentOf } from "./moment-of.ts";
import { readEveryMs } from "./use-arrivals.ts";

export const meta = adminTitle((text) => text.people.guestList.title);

/** The list of a host's evening, which goes on without network once it was opened. */
export default function GuestListScreen() {
	const t = useText("admin");
	const now = useNow();
	const list = useQuery<HostList | null>({
		queryKey: [hostListPath],
		refetchInterval: readEveryMs,
		refetchOnReconnect: true,
	});
	if (list.data === undefined || list.data === null) {
		return (
			<div className="max-w-[44rem]">
				<ScreenHead title={t("people.guestList.title")} />
				<Panel>
					{list.data === null ? (
						<ListState title={t("people.guestList.none")} text={t("people.guestList.noneText")} />
					) : (
						<QueryPlaceholder
							query={list}
							rows={4}
							height="h-18"
							title={t("people.guestList.failedToLoad")}
						/>
					)}
				</Panel>
			</div>
		);
	}
	return <Evening list={list.data} now={now} isCut={list.isError} />;
}

function Evening({ list, now, isCut }: { list: HostList; now: Date; isCut: boolean }) {
	const t = useText("admin");
	const language = useLanguage();
	const isOpen = isOpenAt(list, now);
	return (
		<div className="max-w-[44rem]">
			<ScreenHead title={textOrOther(list, "title", language).text || t("people.guestList.title")} />
			<p className="-mt-3 mb-6 text-ink-soft">{momentOf(list, language)}</p>
			{isOpen ? (
				<Arrivals path={hostListPath} guests={list.guests} isCut={isCut} />
			) : (
				<Panel>
					<ListState
						title={t(list.opensAt > now.toISOString() ? "people.guestList.early" : "people.guestList.over")}
						text={t("people.guestList.hours", {
							opens: formatBusinessMoment(list.opensAt, language),
							closes: formatBusinessMoment(list.closesAt, language),
						})}
					/>
				</Panel>
			)}
		</div>
	);
}

/** The time of this device, which decides without network when the list is over. */
function useNow(): Date {
	const [now, setNow] = useState(() => new Date());
	useEffect(() => {
		const timer = setInterval(() => setNow(new Date()), readEveryMs);
		return () => clearInterval(timer);
	}, []);
	return now;
}
