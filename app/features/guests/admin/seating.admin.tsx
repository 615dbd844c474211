import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
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
import { EntryVisitsPanel } from "#app/features/visits/entry-figures.tsx";
import { formatDay, formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import type { Route } from "./+types/seating.admin";
import { FittingGuests } from "./fitting-guests.tsx";
import { GuestForm } from "./guest-form.tsx";
import { GuestList } from "./guest-list.tsx";
import { ImportGuests } from "./import-guests.tsx";
import { PrintedList } from "./printed-list.tsx";
import { ReservationField } from "./reservation-field.tsx";
import { seatingQuery } from "./seating.query.ts";
import { SeatingHead } from "./seating-head.tsx";
import { ToTellLines } from "./to-tell-lines.tsx";
import { type GuestChanges, useGuestChanges } from "./use-guest-changes.ts";
import { type GuestForms, useGuestForms } from "./use-guest-forms.ts";

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

function SeatingView(props: Props) {
	const t = useText("admin");
	const language = useLanguage();
	const { seating } = props;
	const { table } = seating;
	const [withTelephone, setWithTelephone] = useState(false);
	const forms = useGuestForms();
	const changes = useGuestChanges(table.id);
	const day = table.calendarDate === null ? t("guests.undated") : formatFullDay(table.calendarDate, language);
	const { state } = table;
	const isOff = state === "postponed" || state === "cancelled";
	const title = `${firstWritten(table, "title", language)}, ${day}${isOff ? ` (${t(`events.states.${state}`)})` : ""}`;
	return (
		<>
			<PrintedList {...{ seating, title, withTelephone }} />
			{/* What has the focus is scrolled to below the balance, which stays in sight. */}
			<div className="screen-only max-w-[84rem] [&_:is(a,button,input)]:scroll-mt-24">
				<Link to={adminPaths.events} className="mb-3 inline-flex min-h-11 items-center gap-1 text-small">
					<Icon name="back" />
					{t("guests.back")}
				</Link>
				<SeatingHead {...{ seating, title, forms, withTelephone }} onTelephone={setWithTelephone} />
				<BalancePanel seating={seating} />
				<div className="mb-4 grid gap-1 empty:hidden">
					<ToTellLines tableId={table.id} news={seating.toTell} />
				</div>
				<LastChangeLine changes={changes} />
				<ReservationField seating={seating} />
				<OpenForm tableId={table.id} forms={forms} />
				{seating.erasedAt === null ? null : (
					<p className="mb-6">{t("guests.erased", { date: formatDay(seating.erasedAt, language) })}</p>
				)}
				<GuestsOfTable {...{ ...props, forms, changes }} />
				<FittingGuests seating={seating} changes={changes} />
				<EntryVisitsPanel kind="table" id={table.id} />
				<p className="text-small text-ink-soft">
					{t("guests.seatsNote")} {t("guests.kept")}
				</p>
			</div>
		</>
	);
}

/** The form of a new guest or of a list, where one is open. */
function OpenForm({ tableId, forms }: { tableId: string; forms: GuestForms }) {
	return (
		<>
			{forms.isAdding ? (
				<Panel className="mb-6">
					<GuestForm tableId={tableId} onClose={forms.stopAdding} />
				</Panel>
			) : null}
			{forms.isImporting ? (
				<ImportGuests tableId={tableId} onImported={forms.showImported} onClose={forms.stopImporting} />
			) : null}
		</>
	);
}

/** The guests of a table that are found, page by page. */
function GuestsOfTable(props: Props & { forms: GuestForms; changes: GuestChanges }) {
	const { seating, guests, search, onSearch, onMore, isReadingMore, forms, changes } = props;
	const t = useText("admin");
	const isEmpty = seating.counts.length === 0;
	return (
		<>
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
				<GuestList {...{ seating, guests, changes }} editing={forms.editing} onEdit={forms.edit} />
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
