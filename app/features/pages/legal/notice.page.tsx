import { serializeTexts } from "#app/i18n/dictionaries.server.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { site } from "#app/site/site-config.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import { pages } from "#app/site/site-map.ts";
import type { Route } from "./+types/notice.page";
import { LegalDocument } from "./legal-document.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(siteContext);
	return { language, text: serializeTexts(language, "legal") };
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => read("legal")("notice.meta"), page);

export default function NoticePage() {
	const t = useText("legal");
	return (
		<LegalDocument
			label={site.company}
			title={t("notice.title")}
			intro={t("notice.intro")}
			path={pages.legal}
			sections={t("notice.sections")}
		/>
	);
}
