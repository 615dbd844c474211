import { dayOf } from "#app/i18n/business-time.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { privacyUpdated } from "#app/site/site-config.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import { pages } from "#app/site/site-map.ts";
import type { Route } from "./+types/privacy.page";
import { LegalDocument } from "./legal-document.tsx";

export async function loader({ context }: Route.LoaderArgs) {
	const { language, readTexts, texts: stored } = context.get(siteContext);
	const texts = await readTexts();
	const changed = await stored.findNewestTime("legal.privacy.");
	// The owner may have changed the policy since, in either language.
	const updated = [privacyUpdated, ...(changed === null ? [] : [dayOf(new Date(changed))])].toSorted();
	return { language, updated: updated.at(-1) ?? privacyUpdated, text: texts.serialize(language, "legal") };
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => read("legal")("privacy.meta"), page);

export default function PrivacyPage({ loaderData: { updated } }: Route.ComponentProps) {
	const t = useText("legal");
	const date = formatDay(updated, useLanguage());
	return (
		<LegalDocument
			label={t("privacy.updated", { date })}
			title={t("privacy.title")}
			intro={t("privacy.intro")}
			path={pages.privacy}
			sections={t("privacy.sections")}
		/>
	);
}
