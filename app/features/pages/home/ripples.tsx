const rings = [60, 110, 160, 210, 260];

/** Two sets of rings that spread until they cross, as when two stones fall into the lagoon. Takes the text's colour. */
export function Ripples({ className = "" }: { className?: string }) {
	return (
		<svg viewBox="0 0 820 540" className={className} fill="none" stroke="currentColor" aria-hidden="true">
			{rings.map((radius, index) => (
				<g key={radius} strokeOpacity={1 - index * 0.17}>
					<circle cx="270" cy="270" r={radius} />
					<circle cx="550" cy="270" r={radius} />
				</g>
			))}
			<circle cx="270" cy="270" r="7" className="fill-brand" stroke="none" />
			<circle cx="550" cy="270" r="7" fill="currentColor" stroke="none" />
		</svg>
	);
}
