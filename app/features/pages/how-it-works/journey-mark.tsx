/** Half the distance between the two strands, from the last step back: there they meet. */
const distances = [0, 18, 36, 52] as const;
const middle = 128;
/**
 * Brings the mark back to the edge of its card, where there is no timeline to be in the middle of.
 */
const outdents = ["-ml-[2.33rem]", "-ml-[1.58rem]", "-ml-[0.83rem]", "-ml-[0.17rem]"] as const;

/** @param left steps still to come */
function distanceAt(left: number): number {
	return distances[left] ?? 52;
}

/**
 * A step's numeral between a half-moon and its answer, closer at each step and closed at the last.
 */
export function JourneyMark({ step, left: stepsLeft }: { step: number; left: number }) {
	const distance = distanceAt(stepsLeft);
	const left = middle - distance;
	const right = middle + distance;
	const met = distance === 0;
	return (
		<div
			className={`relative h-24 w-[10.67rem] lg:ml-0 lg:h-36 lg:w-64 ${outdents[stepsLeft] ?? "-ml-[0.17rem]"}`}
		>
			<svg
				viewBox="0 0 256 144"
				className="h-full w-full overflow-visible"
				fill="none"
				strokeWidth="1.5"
				aria-hidden="true"
			>
				{met ? (
					<circle cx={middle} cy="72" r="72" className="fill-brand" />
				) : (
					<>
						<path d={`M${left} 0a72 72 0 0 0 0 144`} className="stroke-brand" />
						<path d={`M${right} 0a72 72 0 0 1 0 144`} className="stroke-lagoon" />
					</>
				)}
			</svg>
			<span
				className={`absolute inset-0 flex items-center justify-center pb-1 font-serif text-[3rem] leading-none lg:text-[4.5rem] ${
					met ? "text-white" : "text-ember"
				}`}
				aria-hidden="true"
			>
				{step + 1}
			</span>
		</div>
	);
}

/**
 * The strands from one step to the next. Stretched to the height of the step; large screens only.
 */
export function JourneyStrands({ left }: { left: number }) {
	const strand = (side: 1 | -1) => {
		const from = middle + side * distanceAt(left);
		const to = middle + side * distanceAt(left - 1);
		return `M${from} 0C${from} 50 ${to} 50 ${to} 100`;
	};
	return (
		<svg
			viewBox="0 0 256 100"
			preserveAspectRatio="none"
			className="hidden w-64 flex-1 lg:block"
			fill="none"
			strokeWidth="1.5"
			aria-hidden="true"
		>
			<path d={strand(-1)} className="stroke-brand" vectorEffect="non-scaling-stroke" />
			<path d={strand(1)} className="stroke-lagoon" vectorEffect="non-scaling-stroke" />
		</svg>
	);
}
