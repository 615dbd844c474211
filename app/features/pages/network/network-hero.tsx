import { useText } from "#app/i18n/text-context.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { JoinButton } from "./join-button.tsx";

/** The page's title beside the pool. */
export function NetworkHero() {
	const t = useText("network");
	return (
		<section className="relative overflow-hidden bg-mist pt-32 md:pt-44 md:pb-24 lg:pb-section">
			<div className="content relative z-1">
				<p className="label text-ember">{t("hero.label")}</p>
				<h1 className="mt-6 max-w-[6.9em] text-display">
					<Emphasis text={t("hero.title")} />
				</h1>
				<p className="mt-8 max-w-[31rem] text-lead">{t("hero.lead")}</p>
				<JoinButton>{t("hero.action")}</JoinButton>
			</div>
			<Pool className="mt-10 ml-[12%] w-[32rem] max-w-none md:absolute md:top-1/2 md:-right-84 md:m-0 md:w-[42rem] md:-translate-y-1/2 lg:right-[max(-11rem,calc(50vw-54rem))] lg:w-[52rem]" />
		</section>
	);
}

/** Profiles in a pool, one of them on its way to the circle outside. */
function Pool({ className }: { className: string }) {
	return (
		<svg viewBox="0 0 800 640" className={className} fill="none" aria-hidden="true">
			<defs>
				<linearGradient id="pool-water" x1="0" y1="0" x2="0.7" y2="1">
					<stop offset="0" stopColor="#9cc4bb" />
					<stop offset="1" stopColor="#17494a" />
				</linearGradient>
			</defs>
			<circle cx="470" cy="340" r="270" fill="url(#pool-water)" />
			<circle cx="236" cy="206" r="116" stroke="#b8320c" strokeWidth="1.5" />
			<circle cx="330" cy="232" r="34" fill="#f2491b" />
			<g stroke="#fbf7f2" strokeOpacity="0.75" strokeWidth="1.5">
				<circle cx="478" cy="164" r="34" />
				<circle cx="606" cy="232" r="34" />
				<circle cx="452" cy="310" r="34" />
				<circle cx="322" cy="390" r="34" />
				<circle cx="580" cy="376" r="34" />
				<circle cx="440" cy="468" r="34" />
				<circle cx="570" cy="524" r="34" />
			</g>
		</svg>
	);
}
