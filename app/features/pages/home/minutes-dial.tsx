import { useSite } from "#app/site/use-site.tsx";

/**
 * An hour's dial: the minutes that an application takes as one arc, the rest of the hour as its
 * answer. More than an hour is all of it.
 */
export function MinutesDial({ className = "" }: { className?: string }) {
	const minutes = Math.min(useSite().minutes, 60);
	const ticks = Array.from({ length: 60 }, (_, minute) => minute);
	return (
		<svg viewBox="0 0 500 500" className={className} fill="none" aria-hidden="true">
			<g transform="rotate(-90 250 250)">
				{ticks.map((minute) => (
					<path
						key={minute}
						d={minute % 5 === 0 ? "M442 250h-22" : "M442 250h-10"}
						transform={`rotate(${minute * 6} 250 250)`}
						stroke={minute < minutes ? "#b8320c" : "#e3d2bf"}
					/>
				))}
				<circle cx="250" cy="250" r="240" stroke="#e3d2bf" />
				<circle
					cx="250"
					cy="250"
					r="240"
					stroke="#f2491b"
					strokeWidth="8"
					pathLength={60}
					strokeDasharray={`${minutes} ${60 - minutes}`}
				/>
			</g>
		</svg>
	);
}
