import { pingOf } from "#app/features/visits/visit-link.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { useSite } from "#app/site/use-site.tsx";
import { OutboundButton } from "#app/ui/button.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";

/** Asks to nominate somebody else, by an external form. */
export function Referral() {
	const t = useText("home");
	const common = useText("navigation");
	const { referralForm } = useSite();
	return (
		<section
			className="on-dark relative overflow-hidden bg-lagoon py-section text-paper"
			aria-labelledby="referral"
		>
			<div className="content grid items-center gap-x-8 gap-y-6 lg:min-h-[min(34vw,38rem)] lg:grid-cols-12">
				<SomeoneMissing className="-ml-14 w-40 sm:w-72 lg:absolute lg:top-1/2 lg:left-[-12vw] lg:ml-0 lg:w-[min(58vw,68rem)] lg:-translate-y-1/2" />
				<div className="relative lg:col-span-6 lg:col-start-7">
					<SectionTitle id="referral" label={t("referral.label")} title={t("referral.title")} />
					<p className="mt-4 max-w-[34rem] md:text-lead">{t("referral.text")}</p>
					<div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
						<OutboundButton
							look="onDark"
							href={referralForm.href}
							ping={pingOf("referral")}
							newTab={common("newTab")}
						>
							{t("referral.action")}
						</OutboundButton>
						{referralForm.isForeign ? (
							<span className="text-small text-mist">{t("referral.englishOnly")}</span>
						) : null}
					</div>
				</div>
			</div>
		</section>
	);
}

/** A circle beside the outline of another. */
function SomeoneMissing({ className = "" }: { className?: string }) {
	return (
		<svg viewBox="0 0 700 440" className={className} aria-hidden="true">
			<image id="someone" href="/drawings/someone.svg" width="700" height="440" />
		</svg>
	);
}
