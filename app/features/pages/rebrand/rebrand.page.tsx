import { data } from "react-router";
import { useText } from "#app/i18n/text-context.tsx";
import { announcementOf } from "#app/metadata/announcement.server.ts";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";
import { siteContext } from "#app/site/site-context.server.ts";
import { pages } from "#app/site/site-map.ts";
import type { Route } from "./+types/rebrand.page";
import { RebrandHero } from "./rebrand-hero.tsx";
import { RebrandLists } from "./rebrand-lists.tsx";
import { RebrandMeaning } from "./rebrand-meaning.tsx";

export async function loader({ context }: Route.LoaderArgs) {
	const { language, readTexts } = context.get(siteContext);
	const texts = await readTexts();
	if (!announcementOf(texts).page) throw data(null, { status: 404 });
	return { language, text: texts.serialize(language, "rebrand") };
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => read("rebrand")("meta"), page);

export default function RebrandPage() {
	const t = useText("rebrand");
	return (
		<main id="content">
			<BreadcrumbData trail={[{ name: t("label"), path: pages.rebrand }]} />
			<RebrandHero />
			<RebrandMeaning />
			<RebrandLists />
		</main>
	);
}
