import { ComparisonTable } from "#app/features/pages/comparison/comparison-table.tsx";
import { ApplyButton, NetworkLink } from "#app/features/pages/home/apply-button.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";
import { siteContext } from "#app/site/site-context.server.ts";
import { pages } from "#app/site/site-map.ts";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { PageSections } from "#app/ui/page-sections.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import type { Route } from "./+types/how-it-works.page";
import { Confidentiality } from "./confidentiality.tsx";
import { Journey } from "./journey.tsx";
import { JourneyHero } from "./journey-hero.tsx";

/** The sections by the names that the page's texts order. */
const sections = {
	journey: Journey,
	confidentiality: Confidentiality,
	comparison: Comparison,
	call: JourneyCall,
};

export async function loader({ context }: Route.LoaderArgs) {
	const { language, readTexts } = context.get(siteContext);
	return { language, text: (await readTexts()).serialize(language, "howItWorks", "home") };
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => read("howItWorks")("meta"), page);

export default function HowItWorksPage() {
	const t = useText("howItWorks");
	return (
		<main id="content">
			<BreadcrumbData trail={[{ name: t("hero.label"), path: pages["how-it-works"] }]} />
			<JourneyHero />
			<PageSections order={t("sections")} sections={sections} data={{}} />
		</main>
	);
}

/** The comparison with dating apps, with a title of this page. */
function Comparison() {
	const t = useText("howItWorks");
	return (
		<section className="content py-section" aria-labelledby="comparison">
			<SectionTitle
				id="comparison"
				label={t("comparison.label")}
				title={t("comparison.title")}
				className="mb-4"
			/>
			<ComparisonTable />
		</section>
	);
}

/** The last section: apply, or start with the free network. */
function JourneyCall() {
	const t = useText("howItWorks");
	return (
		<section className="relative overflow-hidden bg-sand" aria-labelledby="call">
			<div className="content relative z-1 pt-section md:pb-section">
				<h2 id="call" className="max-w-[6.2em] text-display">
					<Emphasis text={t("call.title")} />
				</h2>
				<p className="mt-6 max-w-[32rem] text-lead">{t("call.text")}</p>
				<div className="mt-10 flex max-w-[36rem] flex-wrap items-center gap-x-8 gap-y-4">
					<ApplyButton look="primary">{t("call.apply")}</ApplyButton>
					<NetworkLink>{t("call.network")}</NetworkLink>
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
