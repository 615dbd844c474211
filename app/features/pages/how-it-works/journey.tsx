import { useText } from "#app/i18n/text-context.tsx";
import { HalfMoon } from "#app/ui/arcs.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";

/** The steps as a timeline whose two strands meet at the last one; cards on smaller screens. */
export function Journey() {
	const t = useText("howItWorks");
	const steps = t("steps");
	return (
		<section className="content pb-section" aria-labelledby="journey">
			<div className="border-t border-clay pt-10 lg:pt-14 lg:text-center">
				<SectionTitle id="journey" label={t("journey.label")} title={t("journey.title")} />
			</div>
			<ol className="mt-12 flex flex-col gap-4 lg:mt-20 lg:gap-0">
				{steps.map((step, index) => (
					<Step key={step.title} step={step} index={index} left={steps.length - 1 - index} />
				))}
			</ol>
		</section>
	);
}

type JourneyStep = { title: string; text: string; details: string[] };

/** Every second step changes sides on large screens. */
function Step({ step, index, left }: { step: JourneyStep; index: number; left: number }) {
	const last = left === 0;
	const swapped = index % 2 === 1;
	return (
		<li className="bg-sand p-6 sm:p-10 lg:grid lg:grid-cols-[1fr_16rem_1fr] lg:gap-x-10 lg:bg-transparent lg:p-0">
			<div className="lg:col-start-2 lg:row-start-1 lg:flex lg:flex-col">
				<JourneyMark step={index} left={left} />
				{last ? null : <JourneyStrands left={left} />}
			</div>
			<div
				className={`mt-6 lg:row-start-1 lg:mt-0 ${last ? "" : "lg:pb-28"} ${swapped ? "lg:col-start-3" : "lg:col-start-1"}`}
			>
				<h3 className="text-title">{step.title}</h3>
				<p className="mt-5 max-w-[34rem] text-lead">{step.text}</p>
			</div>
			<ul
				className={`mt-8 lg:row-start-1 lg:mt-4 ${last ? "" : "lg:pb-28"} ${swapped ? "lg:col-start-1" : "lg:col-start-3"}`}
			>
				{step.details.map((detail) => (
					<li key={detail} className="flex gap-4 border-t border-clay py-3.5 text-pretty">
						<HalfMoon className="mt-[0.32em] text-ember" />
						{detail}
					</li>
				))}
			</ul>
		</li>
	);
}

/** Half the distance between the two strands, from the last step back, where they meet. */
const distances = [0, 18, 36, 52] as const;
const middle = 128;
/** Moves the mark to the edge of its card on smaller screens. */
const outdents = ["-ml-[2.33rem]", "-ml-[1.58rem]", "-ml-[0.83rem]", "-ml-[0.17rem]"] as const;

/** @param left remaining steps */
function distanceAt(left: number): number {
	return distances[left] ?? 52;
}

/** A step's numeral between two halves of a circle, which come closer at each step. */
function JourneyMark({ step, left: stepsLeft }: { step: number; left: number }) {
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

/** The strands to the next step, on large screens. */
function JourneyStrands({ left }: { left: number }) {
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
