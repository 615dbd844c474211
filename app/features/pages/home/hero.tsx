import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";
import { OverlappingCircles } from "#app/ui/arcs.tsx";
import { ApplyButton } from "./apply-button.tsx";
import { RisingTitle } from "./rising-title.tsx";

/** The first screen: title, lead, button and member count. */
export function Hero({ memberCount }: { memberCount: number }) {
	const t = useText("home");
	const language = useLanguage();
	const members = formatCount(memberCount, language);
	return (
		<section className="relative flex min-h-svh items-center overflow-hidden pt-28 pb-16">
			<OverlappingCircles className="absolute top-1/2 left-[42%] w-[62rem] max-w-none -translate-y-1/2 opacity-35 md:left-[46%] md:w-[48rem] md:opacity-70 lg:left-[42%] lg:w-[max(62rem,70vw)] lg:opacity-100 2xl:left-[45%]" />
			<div className="content relative">
				<p className="label text-ember">{t("hero.label")}</p>
				<h1 className="mt-6 max-w-[7.5em] text-display">
					<RisingTitle text={t("hero.title")} />
				</h1>
				<p className="mt-8 max-w-[34rem] text-lead">{t("hero.lead")}</p>
				<div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-5">
					<ApplyButton look="primary">{t("hero.apply")}</ApplyButton>
					<p className="text-small leading-snug text-wrap">
						<strong className="font-semibold">{t("hero.count", { count: memberCount, members })}</strong>
						<br />
						<span className="text-ink-soft">{t("hero.countNote")}</span>
					</p>
				</div>
			</div>
		</section>
	);
}
