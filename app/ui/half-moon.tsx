/** A decorative bullet: a circle whose left half is filled, in the text's colour. */
export function HalfMoon({ className = "" }: { className?: string }) {
	return (
		<svg viewBox="0 0 16 16" className={`size-4 shrink-0 ${className}`} fill="none" aria-hidden="true">
			<path d="M8 1a7 7 0 0 0 0 14Z" fill="currentColor" />
			<path d="M8 1.5a6.5 6.5 0 0 1 0 13" stroke="currentColor" />
		</svg>
	);
}
