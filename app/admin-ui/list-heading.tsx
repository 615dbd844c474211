import type { ReactNode, RefObject } from "react";

/**
 * What a list says of itself above its rows, told when it changes. Takes the focus when the row
 * that had it is gone.
 */
export function ListHeading(props: {
	ref: RefObject<HTMLHeadingElement | null>;
	className?: string;
	children: ReactNode;
}) {
	const { ref, className = "", children } = props;
	return (
		<h2
			ref={ref}
			tabIndex={-1}
			aria-live="polite"
			className={`font-sans text-small font-semibold tracking-normal ${className}`}
		>
			{children}
		</h2>
	);
}
