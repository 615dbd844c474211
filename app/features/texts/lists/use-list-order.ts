import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#app/api-client/api-error.ts";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import { saveChange, textsQuery, withSaved } from "#app/features/texts/admin/texts.query.ts";
import { type ListedList, presentText, type TextList } from "#app/features/texts/site-text.ts";
import { orderLanguage, type Placed, readOrder, writeOrder } from "#app/i18n/list-order.ts";

/**
 * The order of a list while it is arranged: shown at once, written into the draft one change after
 * the other. What does not get there is taken back, and said.
 */
export function useListOrder({ key, order: written }: ListedList, failed: string) {
	const queries = useQueryClient();
	const present = presentText(written);
	const [order, setOrder] = useState(present);
	const work = useRef({ saved: present, waiting: 0, queue: Promise.resolve() });

	// What was written elsewhere is shown, unless something of ours is on its way.
	useEffect(() => {
		if (work.current.waiting > 0) return;
		work.current.saved = present;
		setOrder(present);
	}, [present]);

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
		(entries: readonly Placed[]): Promise<void> => {
			const state = work.current;
			const text = writeOrder(entries);
			setOrder(text);
			state.waiting += 1;
			state.queue = state.queue
				.then(() => send(text))
				.then(
					() => true,
					(error: unknown) => {
						showErrorToast(error, { title: failed });
						setOrder(state.saved);
						return error instanceof ApiError && !error.unreachable;
					},
				)
				.then(async (isReached) => {
					state.waiting -= 1;
					// The texts of an entry come and go with it.
					if (isReached && state.waiting === 0)
						await queries.invalidateQueries({ queryKey: textsQuery.queryKey });
				});
			return state.queue;
		},
		[send, failed, queries],
	);

	return { entries: readOrder(order), arrange };
}
