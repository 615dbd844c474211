import { useText } from "#app/i18n/text-context.tsx";
import { useSite } from "#app/site/use-site.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { ApplyButton, NetworkLink } from "./apply-button.tsx";

/** The first call to apply, with a link to the free network. */
export function ApplyCall() {
	const t = useText("home");
	return (
		<section className="relative overflow-hidden py-section" aria-labelledby="apply-call">
			<div className="content grid items-center gap-x-8 gap-y-10 lg:min-h-[min(34vw,36rem)] lg:grid-cols-12">
				<MinutesDial className="-ml-20 w-60 max-sm:hidden lg:absolute lg:top-1/2 lg:left-[-2vw] lg:ml-0 lg:w-[min(44vw,46rem)] lg:-translate-y-1/2" />
				<div className="lg:col-span-6 lg:col-start-7">
					<h2 id="apply-call" className="max-w-[8.7em] text-title">
						<Emphasis text={t("applyCall.title")} />
					</h2>
					<p className="mt-4 md:mt-6 max-w-[34rem] md:text-lead">{t("applyCall.text")}</p>
					<div className="mt-6 md:mt-9 flex flex-wrap items-center gap-x-8 gap-y-4">
						<ApplyButton look="quiet">{t("applyCall.apply")}</ApplyButton>
						<NetworkLink>{t("applyCall.network")}</NetworkLink>
					</div>
				</div>
			</div>
		</section>
	);
}

/** A dial that shows the minutes of an application as an arc of an hour, at most all of it. */
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
