import { useQuery } from "@tanstack/react-query";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { firstWritten } from "#app/content/localized.ts";
import { genders } from "#app/features/guests/guest.ts";
import type { Candidate, Seating } from "#app/features/guests/seating.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { fittingQuery } from "./seating.query.ts";
import { type GuestChanges, useFollowedGuest } from "./use-guest-changes.ts";

/** Guests who would fit a free seat, with a click that invites them or brings them here. */
export function FittingGuests({ seating, changes }: { seating: Seating; changes: GuestChanges }) {
	const t = useText("admin");
	const { table, balance } = seating;
	useFollowedGuest(changes);
	const fitting = useQuery(fittingQuery(table.id));
	const isFull = genders.every((gender) => balance[gender].held >= balance[gender].seats);
	const nobody =
		table.size === null ? "guests.fittingNoSize" : isFull ? "guests.fittingFull" : "guests.fittingNobody";
	// Those of this table are in its own list.
	const found = genders
		.flatMap((gender) => fitting.data?.[gender] ?? [])
		.filter((candidate) => candidate.table.tableId !== table.id);
	// Before the size of the table is known, nothing is said of free seats.
	if (table.size === null) return null;
	return (
		<Panel title={t("guests.fitting")} className="mb-6">
			<p className="px-5 pb-4 text-small text-ink-soft sm:px-7">{t("guests.fittingText")}</p>
			{found.length > 0 ? (
				<ul className="divide-y divide-clay border-t border-clay">
					{found.map((candidate) => (
						<CandidateRow key={candidate.guest.id} {...{ candidate, table, changes }} />
					))}
				</ul>
			) : (
				<p className="border-t border-clay px-5 py-4 sm:px-7">
					{fitting.isPending ? t("common.loading") : fitting.isError ? t("guests.failed") : t(nobody)}
				</p>
			)}
		</Panel>
	);
}

function CandidateRow(props: { candidate: Candidate; table: Seating["table"]; changes: GuestChanges }) {
	const { guest, table: at } = props.candidate;
	const { table, changes } = props;
	const t = useText("admin");
	const language = useLanguage();
	const name = guest.firstName;
	const day = at.calendarDate === null ? t("guests.undated") : formatFullDay(at.calendarDate, language);
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3 wrap-anywhere sm:px-7">
			<p className="min-w-0">
				<span className="font-semibold">{name}</span>{" "}
				<span className="text-small text-ink-soft">
					{t(guest.gender === "woman" ? "guests.womanAged" : "guests.manAged", { age: guest.age })},{" "}
					{t("guests.fittingThere", { title: firstWritten(at, "title", language), day })}
				</span>
			</p>
			<CompactButton
				look="quiet"
				aria-label={t("guests.bringOne", { guest: name })}
				aria-disabled={changes.isChanging}
				onClick={() => changes.move(guest, { tableId: table.id, calendarDate: table.calendarDate })}
			>
				{t("guests.bring")}
			</CompactButton>
		</li>
	);
}
