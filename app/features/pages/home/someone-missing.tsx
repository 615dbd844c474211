/** A circle, and beside it the outline of the one who is not there yet. */
export function SomeoneMissing({ className = "" }: { className?: string }) {
	return (
		<svg viewBox="0 0 700 440" className={className} fill="none" aria-hidden="true">
			<defs>
				<linearGradient id="someone" x1="0" y1="0" x2="1" y2="1">
					<stop offset="0" stopColor="#f6a877" />
					<stop offset="1" stopColor="#f2491b" />
				</linearGradient>
			</defs>
			<circle cx="220" cy="220" r="200" fill="url(#someone)" />
			<circle
				cx="460"
				cy="220"
				r="200"
				stroke="#dde9e5"
				strokeWidth="1.5"
				strokeDasharray="3 9"
				strokeLinecap="round"
			/>
		</svg>
	);
}
