import { useText } from "#app/i18n/text-context.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";

/** The news in one line, over the phases of one and the same moon. */
export function RebrandHero() {
	const t = useText("rebrand");
	return (
		<section className="on-dark overflow-hidden bg-lagoon pt-32 pb-16 text-paper md:pt-44 md:pb-24 print:text-ink">
			<div className="content">
				<p className="label text-mist">{t("label")}</p>
				<h1 className="mt-6 max-w-[9.4em] text-display">
					<Emphasis text={t("title")} />
				</h1>
				<p className="mt-8 max-w-[33rem] text-lead">{t("lead")}</p>
				<div className="mt-16 flex justify-end lg:mt-24">
					<Phases className="w-[42rem] max-w-none shrink-0 md:w-full" />
				</div>
			</div>
		</section>
	);
}

const radius = 80;

/**
 * The edge between light and shade at each phase, from a thin crescent to the full moon; negative
 * is a crescent.
 */
const terminators = [-68, -40, 0, 44] as const;

function Phases({ className }: { className: string }) {
	return (
		<svg viewBox="0 0 1180 164" className={className} fill="none" aria-hidden="true">
			{terminators.map((edge, index) => (
				<g key={edge} transform={`translate(${82 + index * 254} 82)`}>
					<circle r={radius} className="stroke-mist/35" />
					<path d={litPart(edge)} className="fill-mist" fillOpacity={0.4 + index * 0.2} />
				</g>
			))}
			<circle cx="1098" cy="82" r={radius} className="fill-brand" />
		</svg>
	);
}

/** The lit part of a moon around the origin: its right side, up to the edge. */
function litPart(edge: number): string {
	const sweep = edge < 0 ? 0 : 1;
	return `M0 ${-radius}A${radius} ${radius} 0 0 1 0 ${radius}A${Math.abs(edge)} ${radius} 0 0 ${sweep} 0 ${-radius}Z`;
}
