import { useText } from "#app/i18n/text-context.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { ApplyButton } from "./apply-button.tsx";
import { MinutesDial } from "./minutes-dial.tsx";
import { NetworkLink } from "./network-link.tsx";

/** The first call: how little it takes to begin, and the free way for those who are not ready. */
export function ApplyCall() {
	const t = useText("home");
	return (
		<section className="relative overflow-hidden py-section" aria-labelledby="apply-call">
			<div className="content grid items-center gap-x-8 gap-y-10 lg:min-h-[min(34vw,36rem)] lg:grid-cols-12">
				<MinutesDial className="-ml-20 w-60 lg:absolute lg:top-1/2 lg:left-[-2vw] lg:ml-0 lg:w-[min(44vw,46rem)] lg:-translate-y-1/2" />
				<div className="lg:col-span-6 lg:col-start-7">
					<h2 id="apply-call" className="max-w-[8.7em] text-title">
						<Emphasis text={t("applyCall.title")} />
					</h2>
					<p className="mt-6 max-w-[34rem] text-lead">{t("applyCall.text")}</p>
					<div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-4">
						<ApplyButton look="quiet">{t("applyCall.apply")}</ApplyButton>
						<NetworkLink>{t("applyCall.network")}</NetworkLink>
					</div>
				</div>
			</div>
		</section>
	);
}
