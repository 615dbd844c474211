import type { ReactNode } from "react";

/**
 * Folds its content under a line that opens it, by the browser's own `<details>`: it needs no script,
 * is found by a search in the page, and is printed. `narrow`: wide windows show it unfolded.
 */
export function Fold(props: { label: string; narrow?: boolean; className?: string; children: ReactNode }) {
	const { label, narrow = false, className = "", children } = props;
	return (
		<details className={`unfolds group ${narrow ? "unfolded-if-wide" : ""} ${className}`}>
			<summary className="screen-only inline-flex min-h-11 cursor-pointer list-none items-center gap-3 font-semibold text-ember underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
				{label}
				<ClosingArc />
			</summary>
			{children}
		</details>
	);
}

/** Two arcs that close into a circle when what they stand beside opens. */
export function ClosingArc() {
	return (
		<svg
			viewBox="0 0 28 20"
			className="h-5 w-7 shrink-0 text-ember"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			aria-hidden="true"
		>
			<path d="M10 3a7 7 0 0 0 0 14" className={`${arc} group-open:translate-x-1`} />
			<path d="M18 3a7 7 0 0 1 0 14" className={`${arc} group-open:-translate-x-1`} />
		</svg>
	);
}

const arc = "transition-transform duration-500 ease-calm";
