import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { textOrOther } from "#app/content/localized.ts";
import { formatBusinessMoment, formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { type ExpectedGuest, type HostList, hostListPath, isOpenAt } from "./host-list.ts";
import { useArrivals } from "./use-arrivals.ts";

export const meta = adminTitle((text) => text.people.guestList.title);

/** Interval of reading what others ticked; without network the list stays as it was. */
const readEveryMs = 30_000;

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
	const when = [formatFullDay(list.day, language), list.startTime].filter(Boolean).join(", ");
	return (
		<div className="max-w-[44rem]">
			<ScreenHead title={textOrOther(list, "title", language).text || t("people.guestList.title")} />
			<p className="-mt-3 mb-6 text-ink-soft">{when}</p>
			{isOpen ? (
				<Guests guests={list.guests} isCut={isCut} />
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

function Guests({ guests, isCut }: { guests: readonly ExpectedGuest[]; isCut: boolean }) {
	const t = useText("admin");
	const { waiting, tick } = useArrivals();
	const shown = guests.map((guest) => ({ ...guest, isHere: waiting[guest.id] ?? guest.isHere }));
	const here = shown.filter(({ isHere }) => isHere).length;
	const count = Object.keys(waiting).length;
	return (
		<Panel>
			<div className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-5 py-4 sm:px-7">
				<p className="font-semibold">{t("people.guestList.count", { here, all: shown.length })}</p>
				<p role="status" className="text-small text-ink-soft">
					{count > 0
						? t("people.guestList.waiting", { count })
						: t(isCut ? "people.guestList.cut" : "people.guestList.saved")}
				</p>
			</div>
			{shown.length === 0 ? (
				<ListState title={t("people.guestList.nobody")} />
			) : (
				<ul className="divide-y divide-clay border-t border-clay">
					{shown.map(({ id, firstName, diet, isHere }) => (
						<li key={id}>
							<label className="flex min-h-16 cursor-pointer items-center gap-4 px-5 py-3 sm:px-7">
								<input
									type="checkbox"
									className="size-7 shrink-0 cursor-pointer accent-lagoon"
									checked={isHere}
									onChange={(event) => tick(id, event.target.checked)}
								/>
								<span className="min-w-0 flex-1 wrap-anywhere">
									<span className="block font-semibold">{firstName}</span>
									{diet === "" ? null : <span className="block text-small">{diet}</span>}
								</span>
								<span className="text-small text-ink-soft">
									{t(isHere ? "people.guestList.here" : "people.guestList.expected")}
								</span>
							</label>
						</li>
					))}
				</ul>
			)}
		</Panel>
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
