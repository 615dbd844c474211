/**
 * The bay of Tamarin at the end of the day, seen through a circle: the sun behind the mountain, its light on the
 * lagoon, and two sails that lean towards each other. A second circle, in line, is the other half of the motif.
 */
export function TamarinBay({ className = "" }: { className?: string }) {
	return (
		<svg viewBox="0 0 860 720" className={className} fill="none" aria-hidden="true">
			<defs>
				<clipPath id="bay-window">
					<circle cx="360" cy="360" r="340" />
				</clipPath>
				<linearGradient id="bay-sky" x1="0" y1="0" x2="0" y2="1">
					<stop offset="0" stopColor="#dde9e5" />
					<stop offset="0.45" stopColor="#f8dcc4" />
					<stop offset="0.62" stopColor="#f6a877" />
				</linearGradient>
				<linearGradient id="bay-water" x1="0" y1="0" x2="0" y2="1">
					<stop offset="0" stopColor="#3f7673" />
					<stop offset="1" stopColor="#17494a" />
				</linearGradient>
			</defs>
			<g clipPath="url(#bay-window)">
				<path d="M0 0h720v720H0z" fill="url(#bay-sky)" />
				<circle cx="470" cy="400" r="118" fill="#f2491b" />
				<path
					d="M0 376C60 352 92 330 128 296c22-21 36-50 58-84 10-16 22-12 30 4 14 28 22 60 46 84 26 26 40 18 66 40 30 26 62 48 112 66 52 18 140 26 280 34v40H0Z"
					fill="#2b5f5e"
				/>
				<path d="M0 420c80-26 150-34 220-18 90 20 150 32 240 34 90 2 160 4 260 4v30H0Z" fill="#17494a" />
				<path d="M0 446h720v274H0z" fill="url(#bay-water)" />
				<g stroke="#f6a877" strokeWidth="5" strokeLinecap="round">
					<path d="M366 470h208M398 498h150M420 528h176M446 560h84M456 594h52" />
				</g>
				<path d="M210 602c-4-58 10-104 44-140-10 52-10 96 0 140Z" fill="#fbf7f2" />
				<path d="M268 602c12-40 10-76-4-112 30 28 44 66 40 112Z" fill="#f3e9dd" />
				<path d="M186 614h140c-12 18-28 26-52 26h-40c-22 0-38-8-48-26Z" fill="#1f1a16" />
			</g>
			<circle cx="500" cy="360" r="340" stroke="#b8320c" strokeOpacity="0.45" />
		</svg>
	);
}
