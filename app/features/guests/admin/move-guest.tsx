import { useQuery } from "@tanstack/react-query";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Dialog } from "#app/admin-ui/dialog.tsx";
import { firstWritten } from "#app/content/localized.ts";
import type { ListedGuest, OpenTable } from "#app/features/guests/seating.ts";
import { holdsSeat } from "#app/features/guests/seats.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { openTablesQuery } from "./seating.query.ts";

type Props = {
	guest: ListedGuest | undefined;
	onClose(): void;
	onMove(guest: ListedGuest, to: { tableId: string; calendarDate: string | null }): void;
};

/** The tables to come to which a guest can be moved, with the seats that are free for them. */
export function MoveGuest({ guest, onClose, onMove }: Props) {
	const t = useText("admin");
	const tables = useQuery({ ...openTablesQuery, enabled: guest !== undefined });
	const others = tables.data?.filter(({ id }) => id !== guest?.tableId);
	return (
		<Dialog
			open={guest !== undefined}
			onClose={onClose}
			title={t("guests.moveTitle", { guest: guest?.firstName ?? "" })}
			text={t("guests.moveText")}
		>
			{guest === undefined || others === undefined ? (
				<p className="mt-6">{t(tables.isError ? "guests.failed" : "common.loading")}</p>
			) : others.length === 0 ? (
				<p className="mt-6">{t("guests.moveNone")}</p>
			) : (
				<ul className="mt-6 divide-y divide-clay">
					{others.map((table) => (
						<Target
							key={table.id}
							guest={guest}
							table={table}
							onMove={() => onMove(guest, { tableId: table.id, calendarDate: table.calendarDate })}
						/>
					))}
				</ul>
			)}
		</Dialog>
	);
}

function Target({ guest, table, onMove }: { guest: ListedGuest; table: OpenTable; onMove(): void }) {
	const t = useText("admin");
	const language = useLanguage();
	const { seats, held } = table.balance[guest.gender];
	const free = Math.max(0, seats - held);
	const title = firstWritten(table, "title", language);
	const day = table.calendarDate === null ? t("guests.undated") : formatFullDay(table.calendarDate, language);
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 wrap-anywhere">
			<div className="min-w-0">
				<p className="font-semibold">{title}</p>
				<p className="text-small text-ink-soft">
					{day},{" "}
					{t(table.size === null ? "guests.unsized" : free > 0 ? "guests.free" : "guests.full", {
						count: free,
					})}
				</p>
			</div>
			<CompactButton
				look="quiet"
				aria-label={t("guests.moveHereOne", { title, day })}
				disabled={free === 0 && holdsSeat(guest.state)}
				onClick={onMove}
			>
				{t("guests.moveHere")}
			</CompactButton>
		</li>
	);
}
