import { useText } from "#app/i18n/text-context.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";
import { siteContext } from "#app/site/site-context.server.ts";
import { pages } from "#app/site/site-map.ts";
import { PageSections } from "#app/ui/page-sections.tsx";
import type { Route } from "./+types/how-it-works.page";
import { Comparison } from "./comparison.tsx";
import { Confidentiality } from "./confidentiality.tsx";
import { Journey } from "./journey.tsx";
import { JourneyCall } from "./journey-call.tsx";
import { JourneyHero } from "./journey-hero.tsx";

/** The sections of the page by the names that its texts order. */
const sections = {
	journey: Journey,
	confidentiality: Confidentiality,
	comparison: Comparison,
	call: JourneyCall,
};

export async function loader({ context }: Route.LoaderArgs) {
	const { language, readTexts } = context.get(siteContext);
	const texts = await readTexts();
	return { language, text: texts.serialize(language, "howItWorks", "home") };
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
