import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from "react";
import { CompactButton } from "./compact-button.tsx";
import { useFocusFallback } from "./focus.ts";

/** The heading of a list, announced when it changes. It takes the focus of a row that is gone. */
export function ListHeading(props: {
	ref: RefObject<HTMLHeadingElement | null>;
	className?: string;
	children: ReactNode;
}) {
	const { ref, className = "", children } = props;
	const focusFallback = useFocusFallback(() => document.querySelector<HTMLElement>("h1"));
	const heading = useCallback(
		(element: HTMLHeadingElement | null) => {
			ref.current = element;
			const passFocusOn = focusFallback(element);
			return () => {
				passFocusOn();
				ref.current = null;
			};
		},
		[ref, focusFallback],
	);
	return (
		<h2
			ref={heading}
			tabIndex={-1}
			aria-live="polite"
			className={`font-sans text-small font-semibold tracking-normal ${className}`}
		>
			{children}
		</h2>
	);
}

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

/** Focuses the first new row, or its link or button, after `MoreRows`. Returns the list's `ref`. */
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
