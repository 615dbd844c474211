/** Where the guests sit, in degrees from the top. Neighbours meet halfway. */
const seats = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5];
const betweenSeats = 22.5;

const settleClass = "transition-[opacity,translate] duration-1200 ease-calm starting:opacity-0";

/**
 * A round table from above: eight guests, as many of one colour as of the other, each meeting both
 * neighbours.
 */
export function TableArt({ className = "" }: { className?: string }) {
	return (
		<svg viewBox="0 0 720 720" className={className} fill="none" aria-hidden="true">
			<defs>
				<linearGradient id="guest-warm" x1="0" y1="0" x2="1" y2="1">
					<stop offset="0" stopColor="#f8c4a0" />
					<stop offset="1" stopColor="#f59a79" />
				</linearGradient>
				<linearGradient id="guest-cool" x1="1" y1="0" x2="0" y2="1">
					<stop offset="0" stopColor="#bfd9d2" />
					<stop offset="1" stopColor="#8fada9" />
				</linearGradient>
			</defs>
			<circle cx="360" cy="360" r="352" stroke="#e3d2bf" />
			{seats.map((degrees, index) => (
				<g key={degrees} transform={`rotate(${degrees} 360 360)`}>
					<circle
						cx="360"
						cy="148"
						r="102"
						fill={`url(#guest-${index % 2 === 0 ? "warm" : "cool"})`}
						className={`${settleClass} starting:-translate-y-8`}
						style={{ transitionDelay: `${index * 70}ms` }}
					/>
				</g>
			))}
			{seats.map((degrees) => (
				<path
					key={degrees}
					d="M360 102.2a102 102 0 0 1 0 123.8a102 102 0 0 1 0 -123.8"
					transform={`rotate(${degrees + betweenSeats} 360 360)`}
					fill="#f2491b"
					className={`${settleClass} delay-900`}
				/>
			))}
			<circle cx="360" cy="360" r="166" fill="#fbf7f2" />
			<circle cx="360" cy="360" r="148" stroke="#e3d2bf" />
			<circle cx="342" cy="360" r="34" stroke="#f2491b" strokeWidth="1.75" />
			<circle cx="378" cy="360" r="34" stroke="#17494a" strokeWidth="1.75" />
		</svg>
	);
}
