/** Two circles that never meet. */
export function ApartMark() {
	return (
		<svg viewBox="0 0 72 32" className={size} fill="none" stroke="currentColor" aria-hidden="true">
			<circle cx="16" cy="16" r="15" />
			<circle cx="56" cy="16" r="15" />
		</svg>
	);
}

/** Two circles that meet, and share a part. */
export function TogetherMark() {
	return (
		<svg viewBox="0 0 72 32" className={size} fill="none" stroke="currentColor" aria-hidden="true">
			<path d="M26 4.8a15 15 0 0 1 0 22.4a15 15 0 0 1 0-22.4Z" className="fill-brand" stroke="none" />
			<circle cx="16" cy="16" r="15" />
			<circle cx="36" cy="16" r="15" />
		</svg>
	);
}

const size = "mb-4 h-8 w-18";
