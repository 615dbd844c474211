import { type ReactNode, type RefObject, useCallback } from "react";
import { useFocusFallback } from "./use-focus-fallback.ts";

/**
 * What a list says of itself above its rows, told when it changes. Takes the focus when the row
 * that had it is gone; where the whole list goes with its last row, the screen's title takes it.
 */
export function ListHeading(props: {
	ref: RefObject<HTMLHeadingElement | null>;
	className?: string;
	children: ReactNode;
}) {
	const { ref, className = "", children } = props;
	const passesFocusOn = useFocusFallback(() => document.querySelector<HTMLElement>("h1"));
	const heading = useCallback(
		(element: HTMLHeadingElement | null) => {
			ref.current = element;
			const passOn = passesFocusOn(element);
			return () => {
				passOn();
				ref.current = null;
			};
		},
		[ref, passesFocusOn],
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
