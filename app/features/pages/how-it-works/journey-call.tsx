import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { useSite } from "#app/site/use-site.tsx";
import { OutboundButton } from "#app/ui/button.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { PageLink } from "#app/ui/page-link.tsx";

/** The last word: apply, or start with the free network. */
export function JourneyCall() {
	const t = useText("howItWorks");
	const common = useText("navigation");
	const { apply, networkForm } = useSite();
	const language = useLanguage();
	return (
		<section className="relative overflow-hidden bg-sand" aria-labelledby="call">
			<div className="content relative z-1 pt-section md:pb-section">
				<h2 id="call" className="max-w-[6.2em] text-display">
					<Emphasis text={t("call.title")} />
				</h2>
				<p className="mt-6 max-w-[32rem] text-lead">{t("call.text")}</p>
				<div className="mt-10 flex max-w-[36rem] flex-wrap items-center gap-x-8 gap-y-4">
					<OutboundButton look="primary" href={apply.href} newTab={common("newTab")}>
						{t("call.apply")}
					</OutboundButton>
					{networkForm.href === "" ? null : (
						<PageLink
							to={localizePath(pages.network, language)}
							className="text-link inline-flex min-h-11 items-center"
						>
							{t("call.network")}
						</PageLink>
					)}
				</div>
			</div>
			<svg
				viewBox="0 0 520 520"
				className="ml-auto w-64 translate-x-24 translate-y-10 md:absolute md:top-1/2 md:-right-52 md:w-[26rem] md:max-w-none md:translate-x-0 md:-translate-y-1/2 lg:right-[max(-4rem,calc(50vw-42rem))] lg:w-[34rem]"
				fill="none"
				aria-hidden="true"
			>
				<path d="M260 20a240 240 0 0 0 0 480Z" fill="#e3d2bf" />
				<path d="M260 20a240 240 0 0 1 0 480Z" fill="#f2491b" />
			</svg>
		</section>
	);
}
