import { useText } from "#app/i18n/text-context.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { HalfMoon } from "#app/ui/half-moon.tsx";
import { JourneyMark, JourneyStrands } from "./journey-mark.tsx";

/**
 * The four steps: a timeline whose two strands meet at the last one; on smaller screens, cards in a
 * column.
 */
export function Journey() {
	const t = useText("howItWorks");
	const steps = t("steps");
	return (
		<section className="content pb-section" aria-labelledby="journey">
			<div className="border-t border-clay pt-10 lg:pt-14 lg:text-center">
				<p className="label text-ember">{t("journey.label")}</p>
				<h2 id="journey" className="mt-4 text-title">
					<Emphasis text={t("journey.title")} />
				</h2>
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
