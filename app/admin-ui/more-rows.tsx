import { type RefObject, useEffect, useRef } from "react";
import { CompactButton } from "./compact-button.tsx";

/** Shows how many of all rows are shown, and a button for more. Hidden if there are no more. */
export function MoreRows(props: {
	shown: string;
	label: string;
	loading: string;
	hasMore: boolean;
	isLoading: boolean;
	onMore(): void;
}) {
	const { shown, label, loading, hasMore, isLoading, onMore } = props;
	return (
		<div
			hidden={!hasMore}
			className="flex flex-wrap items-center justify-between gap-4 border-t border-clay px-5 py-5 [[hidden]]:hidden sm:px-7"
		>
			<p role="status" className="text-small text-ink-soft">
				{shown}
			</p>
			<CompactButton
				look="quiet"
				data-more=""
				aria-disabled={isLoading}
				onClick={() => isLoading || onMore()}
			>
				{isLoading ? loading : label}
			</CompactButton>
		</div>
	);
}

/**
 * Moves the focus to the first new row (its link, the row itself, or its first button) of the list
 * above `MoreRows`, which has `count` rows, when its button was pressed. Returns the list's `ref`.
 */
export function useFocusOnNewRows(count: number): RefObject<HTMLUListElement | null> {
	const list = useRef<HTMLUListElement>(null);
	const before = useRef(count);
	useEffect(() => {
		const first = before.current;
		before.current = count;
		// A list that grew without the button does not move the focus.
		if (count <= first || !document.activeElement?.matches("[data-more]")) return;
		const row = list.current?.children[first];
		const target =
			row?.querySelector("a") ?? (row?.hasAttribute("tabindex") ? row : row?.querySelector("button"));
		if (target instanceof HTMLElement) target.focus({ preventScroll: target === row });
	}, [count]);
	return list;
}
