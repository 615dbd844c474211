import { useText } from "#app/i18n/text-context.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";

/** The page's title, beside two halves on their way to each other. */
export function JourneyHero() {
	const t = useText("howItWorks");
	return (
		<section className="relative overflow-hidden pt-32 md:pt-44 md:pb-20 lg:pb-section">
			<div className="content relative z-1">
				<p className="label text-ember">{t("hero.label")}</p>
				<h1 className="mt-6 max-w-[8.1em] text-display max-md:max-w-[7.2em]">
					<Emphasis text={t("hero.title")} />
				</h1>
				<p className="mt-8 max-w-[33rem] text-lead">{t("hero.lead")}</p>
			</div>
			<HalvesOnTheirWay className="mt-6 ml-[22%] w-[27rem] max-w-none md:absolute md:top-16 md:-right-60 md:m-0 md:w-[36rem] lg:top-20 lg:right-[max(-10rem,calc(50vw-50rem))] lg:w-[46rem]" />
		</section>
	);
}

function HalvesOnTheirWay({ className }: { className: string }) {
	return (
		<svg viewBox="0 0 760 640" className={className} fill="none" aria-hidden="true">
			<defs>
				<linearGradient id="halves-sun" x1="0" y1="0" x2="0.6" y2="1">
					<stop offset="0" stopColor="#f9c7a3" />
					<stop offset="1" stopColor="#f2491b" />
				</linearGradient>
				<linearGradient id="halves-lagoon" x1="0.2" y1="0" x2="1" y2="1">
					<stop offset="0" stopColor="#b9d4cc" />
					<stop offset="1" stopColor="#17494a" />
				</linearGradient>
			</defs>
			<path d="M372 30a205 205 0 0 0 0 410Z" fill="url(#halves-sun)" />
			<path d="M452 190a205 205 0 0 1 0 410Z" fill="url(#halves-lagoon)" />
			<path d="M372 30a205 205 0 0 1 0 410M452 190a205 205 0 0 0 0 410" stroke="#e3d2bf" />
			<path d="M372 0v640M452 0v640" stroke="#e3d2bf" strokeDasharray="1 7" />
		</svg>
	);
}
