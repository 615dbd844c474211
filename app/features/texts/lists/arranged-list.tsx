import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { ListHeading } from "#app/admin-ui/list-heading.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { ToastButton } from "#app/admin-ui/toast-button.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import { titleOfEntry } from "#app/features/texts/admin/labels/text-names.ts";
import { isListOfParts } from "#app/features/texts/site-lists.ts";
import { type ListedList, presentText, type TextList } from "#app/features/texts/site-text.ts";
import { isTestimonial } from "#app/features/texts/testimonial.ts";
import { saveChange, textsQuery } from "#app/features/texts/texts.query.ts";
import {
	isAddedEntry,
	maxEntries,
	newEntryId,
	orderLanguage,
	type Placed,
	readOrder,
	withEntryAt,
	writeOrder,
} from "#app/i18n/list-order.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { deletedDays } from "#app/site/site-config.ts";
import { showToast } from "#app/ui/toasts.tsx";
import { ConsentsOfRemoved } from "./consents.tsx";
import { ListEntry } from "./list-entry.tsx";

type Focus = { id: string; control: "up" | "down" | "hide" | "text" };

export function ArrangedList({ list, texts }: { list: ListedList; texts: TextList }) {
	const t = useText("admin");
	const language = useLanguage();
	const { entries, arrange, putBack } = useListOrder(list, t("lists.failed"));
	const [removing, setRemoving] = useState<string>();
	const [announcement, setAnnouncement] = useState("");
	const heading = useRef<HTMLHeadingElement>(null);
	const { container, focusNext } = useFocusOfEntry(entries.map(({ id }) => id).join(" "));
	const titleOf = (id: string) => titleOfEntry(texts, list.key, id, language, t);
	const unplaced = readOrder(list.order.shipped).filter(
		({ id }) => !entries.some((entry) => entry.id === id),
	);

	/** True if a removed entry can be restored for some days only: added, or a rewritten quote. */
	const hasTerm = (id: string) => isAddedEntry(id) || isRewrittenQuote(texts, `${list.key}.${id}`);

	function move(entry: Placed, from: number, by: 1 | -1): void {
		setAnnouncement(t("lists.moved", { position: from + by + 1, count: entries.length }));
		focusNext({ id: entry.id, control: by === 1 ? "down" : "up" });
		void arrange(withEntryAt(entries, entry, from + by));
	}

	function toggle(toggled: Placed): void {
		const isHidden = !toggled.isHidden;
		setAnnouncement(t(isHidden ? "lists.hiddenNow" : "lists.shownNow"));
		void arrange(entries.map((entry) => (entry === toggled ? { ...entry, isHidden } : entry)));
	}

	/** Undo in the toast or in `Deleted` restores it with its texts. */
	async function remove(id: string): Promise<void> {
		setRemoving(undefined);
		heading.current?.focus();
		const place = entries.findIndex((entry) => entry.id === id);
		const removed = entries[place];
		if (!(await arrange(entries.filter((entry) => entry.id !== id))) || removed === undefined) return;
		const undo = () => {
			(heading.current ?? document.querySelector("h1"))?.focus();
			focusNext({ id, control: "text" });
			void putBack(removed, place);
		};
		showToast({
			title: t("lists.removedNow"),
			action: <ToastButton onClick={undo}>{t("deleted.undo")}</ToastButton>,
		});
	}

	function add(id: string): void {
		focusNext({ id, control: "text" });
		void arrange([...entries, { id, isHidden: false }]);
	}

	return (
		<div ref={container}>
			<p role="status" className="sr-only">
				{announcement}
			</p>
			{isListOfParts(list.key) ? (
				<p className="mb-4 max-w-column text-ink-soft">{t("lists.partsText")}</p>
			) : null}
			<ListHeading ref={heading} className="mb-3">
				{t("lists.entries", { count: entries.length })}
			</ListHeading>
			{entries.length === 0 ? (
				<Panel>
					<ListState title={t("lists.none")} />
				</Panel>
			) : (
				<ol className="grid gap-4">
					{entries.map((entry, index) => (
						<ListEntry
							key={entry.id}
							list={list}
							texts={texts}
							entry={entry}
							place={index + 1}
							isLast={index === entries.length - 1}
							title={titleOf(entry.id)}
							onMove={(by) => move(entry, index, by)}
							onToggle={() => toggle(entry)}
							onRemove={() => (hasTerm(entry.id) ? setRemoving(entry.id) : void remove(entry.id))}
						/>
					))}
				</ol>
			)}
			{isListOfParts(list.key) ? null : (
				<div className="mt-6">
					{entries.length < maxEntries ? (
						<CompactButton look="quiet" onClick={() => add(newEntryId())}>
							<Icon name="plus" />
							{t("lists.add")}
						</CompactButton>
					) : (
						<p className="text-ink-soft">{t("lists.full")}</p>
					)}
				</div>
			)}
			{unplaced.length === 0 ? null : (
				<Panel title={t("lists.left")} className="mt-8">
					<ul className="divide-y divide-clay border-t border-clay">
						{unplaced.map(({ id }) => (
							<li key={id} className="px-5 py-2 sm:px-7">
								<CompactButton look="plain" className="text-left" onClick={() => add(id)}>
									{t("lists.bringBack", { entry: titleOf(id) })}
								</CompactButton>
							</li>
						))}
					</ul>
				</Panel>
			)}
			<ConsentsOfRemoved list={list.key} ids={entries.map(({ id }) => id)} />
			<AlertDialog
				open={removing !== undefined}
				title={t("lists.removeTitle")}
				text={t("lists.removeText", { days: deletedDays })}
				cancel={t("common.cancel")}
				confirm={t("lists.removeConfirm")}
				onCancel={() => setRemoving(undefined)}
				onConfirm={() => removing !== undefined && void remove(removing)}
			/>
		</div>
	);
}

function isRewrittenQuote({ texts }: TextList, entry: string): boolean {
	const written = texts.filter(({ key }) => key.startsWith(`${entry}.`));
	return (
		isTestimonial(entry) &&
		written.some(({ languages }) => Object.values(languages).some((one) => presentText(one) !== one.shipped))
	);
}

/** The focus stays on what was pressed, though its entry is elsewhere now; or goes to a new entry. */
function useFocusOfEntry(order: string) {
	const container = useRef<HTMLDivElement>(null);
	const next = useRef<Focus>(undefined);
	useEffect(() => {
		const entry = [...(container.current?.querySelectorAll<HTMLElement>("[data-entry]") ?? [])].find(
			({ dataset }) => order.split(" ").includes(dataset.entry ?? "") && dataset.entry === next.current?.id,
		);
		const control = entry?.querySelector<HTMLElement>(
			`[data-control="${next.current?.control}"]:not([disabled])`,
		);
		const other = entry?.querySelector<HTMLElement>('[data-control="hide"], h3');
		if (entry !== undefined) next.current = undefined;
		(control ?? other)?.focus();
	}, [order]);
	return {
		container,
		focusNext: (focus: Focus) => {
			next.current = focus;
		},
	};
}

/**
 * Holds the order of a list while it is arranged: shown at once, saved one change after the other.
 * A change that fails is undone with a message; each returns whether it was saved.
 */
function useListOrder({ key, order: written }: ListedList, failed: string) {
	const queries = useQueryClient();
	const present = presentText(written);
	const [order, setOrder] = useState(present);
	const work = useRef({ saved: present, shown: present, waiting: 0, queue: Promise.resolve(true) });
	const show = useCallback((text: string) => {
		work.current.shown = text;
		setOrder(text);
	}, []);

	// An order saved elsewhere is shown, unless a change of ours is on its way.
	useEffect(() => {
		if (work.current.waiting > 0) return;
		work.current.saved = present;
		show(present);
	}, [present, show]);

	async function send(text: string): Promise<void> {
		await saveChange(queries, { key, language: orderLanguage, text, base: work.current.saved });
		work.current.saved = text;
	}

	function arrange(entries: readonly Placed[]): Promise<boolean> {
		const state = work.current;
		const text = writeOrder(entries);
		show(text);
		state.waiting += 1;
		state.queue = state.queue
			.then(() => send(text))
			.then(
				() => ({ isSaved: true, isReached: true }),
				(error: unknown) => {
					showErrorToast(error, { title: failed });
					show(state.saved);
					return { isSaved: false, isReached: error instanceof ApiError && !error.unreachable };
				},
			)
			.then(async ({ isSaved, isReached }) => {
				state.waiting -= 1;
				// The texts of an entry come and go with it.
				if (isReached && state.waiting === 0)
					await queries.invalidateQueries({ queryKey: textsQuery.queryKey });
				return isSaved;
			});
		return state.queue;
	}

	/** Puts an entry back where it stood, whatever was arranged since, on another screen too. */
	function putBack(entry: Placed, place: number): Promise<boolean> {
		const state = work.current;
		const known = queries.getQueryData(textsQuery.queryKey)?.lists.find((list) => list.key === key);
		if (state.waiting === 0 && known !== undefined) {
			state.saved = presentText(known.order);
			state.shown = state.saved;
		}
		return arrange(withEntryAt(readOrder(state.shown), entry, place));
	}

	return { entries: readOrder(order), arrange, putBack };
}
