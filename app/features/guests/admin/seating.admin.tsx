import { useInfiniteQuery } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { SearchField } from "#app/admin-ui/field.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { MoreRows } from "#app/admin-ui/list-heading.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState, RowSkeletons } from "#app/admin-ui/state.tsx";
import { useDebounced } from "#app/admin-ui/use-address-filter.ts";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { firstWritten } from "#app/content/localized.ts";
import { genders } from "#app/features/guests/guest.ts";
import type { ListedGuest, Seating } from "#app/features/guests/seating.ts";
import { guestMailsPath, paymentsPath } from "#app/features/guests/seating-path.ts";
import { EntryVisitsPanel } from "#app/features/visits/entry-figures.tsx";
import { formatDay, formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPath, adminPaths } from "#app/site/admin-screens.ts";
import type { Route } from "./+types/seating.admin";
import { FittingGuests } from "./fitting-guests.tsx";
import { GuestForm } from "./guest-form.tsx";
import { GuestList } from "./guest-list.tsx";
import { ImportGuests } from "./import-guests.tsx";
import { PrintedList } from "./printed-list.tsx";
import { ReservationField } from "./reservation-field.tsx";
import { seatingQuery } from "./seating.query.ts";
import { ToTellLines } from "./to-tell-lines.tsx";
import { type GuestChanges, useGuestChanges } from "./use-guest-changes.ts";

const searchPauseMs = 300;

export const meta = adminTitle((text) => text.guests.title);

export default function SeatingScreen({ params }: Pick<Route.ComponentProps, "params">) {
	const t = useText("admin");
	const [search, setSearch] = useState("");
	const seating = useInfiniteQuery(seatingQuery(params.id, useDebounced(search.trim(), searchPauseMs)));
	useErrorToast(seating.error, t("guests.failed"));
	const pages = seating.data?.pages;
	const [first] = pages ?? [];
	if (pages !== undefined && first !== undefined) {
		return (
			<SeatingView
				key={params.id}
				seating={first}
				guests={pages.flatMap(({ guests }) => guests)}
				search={search}
				onSearch={setSearch}
				onMore={seating.hasNextPage ? () => seating.fetchNextPage() : undefined}
				isReadingMore={seating.isFetchingNextPage}
			/>
		);
	}
	return (
		<div className="max-w-[84rem]">
			<ScreenHead title={t("guests.title")} />
			<Panel>
				{seating.isError ? (
					<ListState failed title={t("guests.failed")} text={t("guests.failedText")}>
						<div className="flex flex-wrap gap-3">
							<CompactButton look="quiet" onClick={() => seating.refetch()}>
								{t("common.retry")}
							</CompactButton>
							<Link to={adminPaths.events} className={compactClass("plain")}>
								{t("guests.back")}
							</Link>
						</div>
					</ListState>
				) : (
					<RowSkeletons rows={4} height="h-24" label={t("common.loading")} />
				)}
			</Panel>
		</div>
	);
}

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
/** The outcome of a list is shown, which disables nothing. */
const imported = "imported";

function SeatingView({ seating, guests, search, onSearch, onMore, isReadingMore }: Props) {
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
						<Link to={paymentsPath(table.id)} className={compactClass("quiet")}>
							{t("payments.open")}
						</Link>
						<Link to={adminPath("arrivals", table.id)} className={compactClass("quiet")}>
							{t("people.arrivals.open")}
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
				<EntryVisitsPanel kind="table" id={table.id} />
				<p className="text-small text-ink-soft">
					{t("guests.seatsNote")} {t("guests.kept")}
				</p>
			</div>
		</>
	);
}

/** The seats that women and men hold and the free ones; it stays in sight. */
function BalancePanel({ seating }: { seating: Seating }) {
	const t = useText("admin");
	const { table, balance } = seating;
	if (table.size === null) {
		return (
			<p className="mb-6 border-l-2 border-brand pl-4">
				{t("guests.noSize")} <Link to={adminPaths.events}>{t("guests.noSizeLink")}</Link>
			</p>
		);
	}
	return (
		<dl className="sticky top-14 z-10 mb-6 grid grid-cols-2 divide-x divide-clay rounded-[2px] border border-clay bg-white lg:top-0">
			{genders.map((gender) => {
				const { seats, held } = balance[gender];
				return (
					<div key={gender} className="px-4 py-3 sm:px-7">
						<dt className="text-small font-semibold">
							{t(gender === "woman" ? "guests.women" : "guests.men")}
						</dt>
						<dd className="mt-1 grid gap-1.5">
							<Seats seats={seats} held={held} />
							<span className="text-small text-ink-soft">
								{t("guests.held", { count: held, seats })},{" "}
								{held < seats ? t("guests.free", { count: seats - held }) : t("guests.full")}
							</span>
						</dd>
					</div>
				);
			})}
		</dl>
	);
}

function Seats({ seats, held }: { seats: number; held: number }) {
	return (
		<span aria-hidden="true" className="flex flex-wrap gap-1.5">
			{Array.from({ length: seats }, (_, seat) => seat).map((seat) => (
				<span
					key={seat}
					className={`size-4 rounded-full border border-ember ${seat < held ? "bg-ember" : "bg-white"}`}
				/>
			))}
		</span>
	);
}

function LastChangeLine({ changes }: { changes: GuestChanges }) {
	const t = useText("admin");
	const { last, isChanging, undo } = changes;
	const status = useRef<HTMLParagraphElement>(null);
	return (
		<div className="flex flex-wrap items-center gap-x-4">
			<p ref={status} role="status" tabIndex={-1} className="not-empty:mb-4">
				{last?.text}
			</p>
			{last?.undo === undefined ? null : (
				<CompactButton
					look="quiet"
					className="mb-4"
					aria-disabled={isChanging}
					onClick={() => {
						// The button goes with what it took back.
						status.current?.focus();
						undo();
					}}
				>
					{t("guests.undo")}
				</CompactButton>
			)}
		</div>
	);
}
