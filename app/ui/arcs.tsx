/** A half-moon that becomes a circle when its button is hovered. */
export function ArcMark() {
	return (
		<svg
			viewBox="0 0 20 20"
			className="size-5 shrink-0"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.75"
			aria-hidden="true"
		>
			<path d="M10 3a7 7 0 0 0 0 14" />
			<path
				d="M10 3a7 7 0 0 1 0 14"
				className="origin-center translate-x-[3px] transition-transform duration-300 ease-calm group-hover:translate-x-0 group-focus-visible:translate-x-0"
			/>
		</svg>
	);
}

export function OverlappingCircles({ className = "" }: { className?: string }) {
	return (
		<svg viewBox="0 0 900 620" className={className} fill="none" aria-hidden="true">
			<defs>
				<linearGradient id="late-sun" x1="0" y1="0" x2="1" y2="1">
					<stop offset="0" stopColor="#f6a877" stopOpacity="0.75" />
					<stop offset="1" stopColor="#f2491b" stopOpacity="0.55" />
				</linearGradient>
				<linearGradient id="lagoon-light" x1="1" y1="0" x2="0" y2="1">
					<stop offset="0" stopColor="#9cc4bb" stopOpacity="0.6" />
					<stop offset="1" stopColor="#17494a" stopOpacity="0.5" />
				</linearGradient>
				<clipPath id="first-circle">
					<circle cx="320" cy="310" r="250" />
				</clipPath>
			</defs>
			<circle cx="320" cy="310" r="250" fill="url(#late-sun)" />
			<circle cx="580" cy="310" r="250" fill="url(#lagoon-light)" />
			<circle cx="580" cy="310" r="250" fill="#f2491b" clipPath="url(#first-circle)" />
			<circle cx="320" cy="310" r="290" stroke="#e3d2bf" className="drift-from-left" />
			<circle cx="580" cy="310" r="290" stroke="#e3d2bf" className="drift-from-right" />
		</svg>
	);
}

/** Two arcs that miss each other, for empty and missing pages. */
export function MissedArcs({ className = "" }: { className?: string }) {
	return (
		<svg viewBox="0 0 320 206" className={className} fill="none" strokeWidth="2" aria-hidden="true">
			<path d="M120 20a80 80 0 0 0 0 160" stroke="#f2491b" />
			<path d="M212 44a80 80 0 0 1 0 160" stroke="#17494a" />
		</svg>
	);
}

/** Outlines of two circles, for a picture that is missing or loading. Fills a 3:2 box. */
export function OverlappingRings({ className = "" }: { className?: string }) {
	return (
		<svg viewBox="0 0 300 200" className={className} fill="none" aria-hidden="true">
			<circle cx="125" cy="100" r="52" stroke="#b8320c" />
			<circle cx="175" cy="100" r="52" stroke="#17494a" />
		</svg>
	);
}

/** A decorative bullet: a circle whose left half is filled, in the text's colour. */
export function HalfMoon({ className = "" }: { className?: string }) {
	return (
		<svg viewBox="0 0 16 16" className={`size-4 shrink-0 ${className}`} fill="none" aria-hidden="true">
			<path d="M8 1a7 7 0 0 0 0 14Z" fill="currentColor" />
			<path d="M8 1.5a6.5 6.5 0 0 1 0 13" stroke="currentColor" />
		</svg>
	);
}
