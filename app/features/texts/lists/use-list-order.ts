import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#app/api-client/api-error.ts";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import { saveChange, textsQuery, withSaved } from "#app/features/texts/admin/common/texts.query.ts";
import { type ListedList, presentText, type TextList } from "#app/features/texts/site-text.ts";
import { orderLanguage, type Placed, readOrder, writeOrder } from "#app/i18n/list-order.ts";
import { withEntryAt } from "./placing.ts";

/**
 * Holds the order of a list while it is arranged: shown at once, saved one change after the other.
 * A change that fails is undone with a message; each returns whether it was saved.
 */
export function useListOrder({ key, order: written }: ListedList, failed: string) {
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

	const send = useCallback(
		async (text: string) => {
			const saved = await saveChange({ key, language: orderLanguage, text, base: work.current.saved });
			work.current.saved = text;
			queries.setQueryData<TextList>(
				textsQuery.queryKey,
				(list) => list && withSaved(list, { key, language: orderLanguage }, saved),
			);
		},
		[key, queries],
	);

	const arrange = useCallback(
		(entries: readonly Placed[]): Promise<boolean> => {
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
		},
		[send, show, failed, queries],
	);

	/** Puts an entry back where it stood, whatever was arranged since, on another screen too. */
	const putBack = useCallback(
		(entry: Placed, place: number): Promise<boolean> => {
			const state = work.current;
			const known = queries.getQueryData(textsQuery.queryKey)?.lists.find((list) => list.key === key);
			if (state.waiting === 0 && known !== undefined) {
				state.saved = presentText(known.order);
				state.shown = state.saved;
			}
			return arrange(withEntryAt(readOrder(state.shown), entry, place));
		},
		[arrange, queries, key],
	);

	return { entries: readOrder(order), arrange, putBack };
}
