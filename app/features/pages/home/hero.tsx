import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";
import { HalfMoon, OverlappingCircles } from "#app/ui/arcs.tsx";
import { ApplyButton } from "./apply-button.tsx";
import { AskInConfidence } from "./ask-in-confidence.tsx";
import { RisingTitle } from "./rising-title.tsx";

/** The first screen: title, lead, what it costs and when, what comes next, ways to apply and to ask, member count. */
export function Hero({ memberCount }: { memberCount: number }) {
	const t = useText("home");
	const language = useLanguage();
	const members = formatCount(memberCount, language);
	return (
		<section className="relative flex items-center overflow-hidden pt-24 pb-8 md:min-h-svh md:pt-28 md:pb-16">
			<OverlappingCircles className="absolute top-1/2 left-[42%] w-[62rem] max-w-none -translate-y-1/2 opacity-35 md:left-[46%] md:w-[48rem] md:opacity-70 lg:left-[42%] lg:w-[max(62rem,70vw)] lg:opacity-100 2xl:left-[45%]" />
			<div className="content relative">
				<p className="label text-ember max-sm:tracking-[0.04em]">{t("hero.label")}</p>
				<h1 className="mt-4 max-w-[7.5em] text-display md:mt-6">
					<RisingTitle text={t("hero.title")} />
				</h1>
				<p className="mt-5 max-w-[34rem] md:mt-8 md:text-lead">{t("hero.lead")}</p>
				<p className="mt-4 flex max-w-[34rem] items-start gap-3 font-semibold text-balance md:mt-6">
					<HalfMoon className="mt-[0.3em] text-ember" />
					{t("hero.price")}
				</p>
				<p className="mt-2 flex max-w-[34rem] items-start gap-3 text-small text-balance">
					<HalfMoon className="mt-[0.2em] text-lagoon" />
					{t("hero.next")}
				</p>
				<div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 md:mt-8">
					<ApplyButton look="primary">{t("hero.apply")}</ApplyButton>
					<AskInConfidence />
				</div>
				<p className="mt-4 text-small leading-snug md:mt-6">
					<strong className="font-semibold">{t("hero.count", { count: memberCount, members })}</strong>
					<br />
					<span className="text-ink-soft">{t("hero.countNote")}</span>
				</p>
			</div>
		</section>
	);
}
