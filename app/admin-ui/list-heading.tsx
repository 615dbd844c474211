import { type ReactNode, type RefObject, useCallback } from "react";
import { useFocusFallback } from "./focus.ts";

/**
 * The heading of a list, announced when it changes. It gets the focus when the focused row is gone; if
 * the list disappears with its last row, the screen's title gets it.
 */
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
