import { useText } from "#app/i18n/text-context.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import { pages } from "#app/site/site-map.ts";
import { useSite } from "#app/site/use-site.tsx";
import type { Route } from "./+types/notice.page";
import { LegalDocument, noticeSections } from "./legal-document.tsx";

export async function loader({ context }: Route.LoaderArgs) {
	const { language, readTexts } = context.get(siteContext);
	return { language, text: (await readTexts()).serialize(language, "legal") };
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => read("legal")("notice.meta"), page);

export default function NoticePage() {
	const t = useText("legal");
	const site = useSite();
	return (
		<LegalDocument
			label={site.company}
			title={t("notice.title")}
			intro={t("notice.intro")}
			path={pages.legal}
			sections={noticeSections(t, site)}
		/>
	);
}
