/** Half the distance between the arcs at each step, in units of the drawing; at the last one they meet. */
const gaps = [26, 17, 8, 0];

/** Two arcs that come closer with every step, until they are one circle. `step` counts from 0. */
export function StepArcs({ step }: { step: number }) {
	const gap = gaps[step] ?? 0;
	const half = gap + 21;
	return (
		<svg
			viewBox={`${-half} -21 ${half * 2} 42`}
			className="h-11 shrink-0"
			fill="none"
			strokeWidth="1.5"
			aria-hidden="true"
		>
			{gap === 0 ? <circle r="20" className="fill-brand" /> : null}
			<path d={`M${-gap} -20a20 20 0 0 0 0 40`} stroke="#b8320c" />
			<path d={`M${gap} -20a20 20 0 0 1 0 40`} stroke="#17494a" />
		</svg>
	);
}
