import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { MoreRows } from "#app/admin-ui/more-rows.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { SearchField } from "#app/admin-ui/search-field.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { firstWritten } from "#app/content/localized.ts";
import type { ListedGuest, Seating } from "#app/features/guests/seating.ts";
import { guestMailsPath } from "#app/features/guests/seating-path.ts";
import { formatDay, formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { BalancePanel } from "./balance-panel.tsx";
import { FittingGuests } from "./fitting-guests.tsx";
import { GuestForm } from "./guest-form.tsx";
import { GuestList } from "./guest-list.tsx";
import { ImportGuests } from "./import-guests.tsx";
import { LastChangeLine } from "./last-change-line.tsx";
import { PrintedList } from "./printed-list.tsx";
import { ReservationField } from "./reservation-field.tsx";
import { ToTellLines } from "./to-tell-lines.tsx";
import { useGuestChanges } from "./use-guest-changes.ts";

type Props = {
	seating: Seating;
	guests: ListedGuest[];
	search: string;
	onSearch(search: string): void;
	onMore: (() => Promise<unknown>) | undefined;
	isReadingMore: boolean;
};

/** The form of a new guest is open. */
const adding = "new";
/** … or that of a list. */
const importing = "list";
/** What became of a list is shown, and holds nothing up. */
const imported = "imported";

/** A table's guest list: who sits there, who could, and what is done about it. */
export function SeatingView({ seating, guests, search, onSearch, onMore, isReadingMore }: Props) {
	const t = useText("admin");
	const language = useLanguage();
	const { table } = seating;
	const [editing, setEditing] = useState<string>();
	const [withTelephone, setWithTelephone] = useState(false);
	const changes = useGuestChanges(table.id);
	const addButton = useRef<HTMLButtonElement>(null);
	const importButton = useRef<HTMLButtonElement>(null);
	const day = table.calendarDate === null ? t("guests.undated") : formatFullDay(table.calendarDate, language);
	const { state } = table;
	const isOff = state === "postponed" || state === "cancelled";
	const title = `${firstWritten(table, "title", language)}, ${day}${isOff ? ` (${t(`events.states.${state}`)})` : ""}`;
	const isFormOpen = editing !== undefined && editing !== imported;
	const isEmpty = seating.counts.length === 0;
	/** Closes a form, and gives the focus back to what opened it. */
	function close(opener: RefObject<HTMLButtonElement | null>): void {
		flushSync(() => setEditing(undefined));
		opener.current?.focus();
	}
	return (
		<>
			<PrintedList {...{ seating, title, withTelephone }} />
			{/* What has the focus is scrolled to below the balance, which stays in sight. */}
			<div className="screen-only max-w-[84rem] [&_:is(a,button,input)]:scroll-mt-24">
				<Link to={adminPaths.events} className="mb-3 inline-flex min-h-11 items-center gap-1 text-small">
					<Icon name="back" />
					{t("guests.back")}
				</Link>
				<ScreenHead title={title}>
					<div className="flex flex-wrap gap-3">
						<Link to={guestMailsPath(table.id)} className={compactClass("quiet")}>
							{t("guestMails.open")}
						</Link>
						<span className="flex flex-wrap gap-x-3">
							<CompactButton look="quiet" onClick={() => window.print()}>
								{t("guests.print")}
							</CompactButton>
							<label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-small">
								<input
									type="checkbox"
									checked={withTelephone}
									onChange={(event) => setWithTelephone(event.target.checked)}
									className="size-5 accent-ember"
								/>
								{t("guests.printTelephone")}
							</label>
						</span>
						<CompactButton
							ref={importButton}
							look="quiet"
							disabled={isFormOpen || seating.erasedAt !== null}
							onClick={() => {
								// The next list begins with a form of its own.
								flushSync(() => setEditing(undefined));
								setEditing(importing);
							}}
						>
							{t("guests.import")}
						</CompactButton>
						<CompactButton
							ref={addButton}
							look="primary"
							disabled={isFormOpen || seating.erasedAt !== null}
							onClick={() => setEditing(adding)}
						>
							<Icon name="plus" />
							{t("guests.add")}
						</CompactButton>
					</div>
				</ScreenHead>
				<BalancePanel seating={seating} />
				<div className="mb-4 grid gap-1 empty:hidden">
					<ToTellLines tableId={table.id} news={seating.toTell} />
				</div>
				<LastChangeLine changes={changes} />
				<ReservationField seating={seating} />
				{editing === adding ? (
					<Panel className="mb-6">
						<GuestForm tableId={table.id} onClose={() => close(addButton)} />
					</Panel>
				) : null}
				{editing === importing || editing === imported ? (
					<ImportGuests
						tableId={table.id}
						onImported={() => setEditing(imported)}
						onClose={() => close(importButton)}
					/>
				) : null}
				{seating.erasedAt === null ? null : (
					<p className="mb-6">{t("guests.erased", { date: formatDay(seating.erasedAt, language) })}</p>
				)}
				{isEmpty ? null : (
					<div className="mb-6 max-w-md">
						<SearchField
							label={t("guests.search")}
							placeholder={t("guests.searchPlaceholder")}
							value={search}
							onSearch={onSearch}
						/>
					</div>
				)}
				<h2 className="sr-only">{t("guests.printTitle")}</h2>
				{guests.length > 0 ? (
					<GuestList
						{...{ seating, guests, changes }}
						editing={isFormOpen ? editing : undefined}
						onEdit={setEditing}
					/>
				) : (
					<Panel className="mb-6">
						<ListState
							title={t(isEmpty ? "guests.emptyTitle" : "guests.noneTitle")}
							text={t(isEmpty ? "guests.emptyText" : "guests.noneText")}
						/>
					</Panel>
				)}
				<MoreRows
					shown={t("guests.shown", { shown: guests.length, count: seating.total })}
					label={t("guests.more")}
					loading={t("common.loading")}
					hasMore={onMore !== undefined}
					isLoading={isReadingMore}
					onMore={() => void onMore?.()}
				/>
				<FittingGuests seating={seating} changes={changes} />
				<p className="text-small text-ink-soft">
					{t("guests.seatsNote")} {t("guests.kept")}
				</p>
			</div>
		</>
	);
}
