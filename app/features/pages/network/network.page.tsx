import { data } from "react-router";
import { useText } from "#app/i18n/text-context.tsx";
import { isShown } from "#app/metadata/announcement.server.ts";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";
import { siteContext } from "#app/site/site-context.server.ts";
import { pages } from "#app/site/site-map.ts";
import { PageSections } from "#app/ui/page-sections.tsx";
import type { Route } from "./+types/network.page";
import { NetworkBenefits } from "./network-benefits.tsx";
import { NetworkCall } from "./network-call.tsx";
import { NetworkHero } from "./network-hero.tsx";
import { NetworkLimits } from "./network-limits.tsx";
import { NetworkSteps } from "./network-steps.tsx";

/** The sections of the page by the names that its texts order. */
const sections = {
	benefits: NetworkBenefits,
	steps: NetworkSteps,
	note: NetworkLimits,
	call: NetworkCall,
};

export async function loader({ context }: Route.LoaderArgs) {
	const { language, readTexts } = context.get(siteContext);
	const texts = await readTexts();
	if (!isShown("network", texts)) throw data(null, { status: 404 });
	return { language, text: texts.serialize(language, "network") };
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => read("network")("meta"), page);

export default function NetworkPage() {
	const t = useText("network");
	return (
		<main id="content">
			<BreadcrumbData trail={[{ name: t("hero.label"), path: pages.network }]} />
			<NetworkHero />
			<PageSections order={t("sections")} sections={sections} data={{}} />
		</main>
	);
}
