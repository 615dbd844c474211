import { languageOf } from "../../language";
import { pageMeta } from "../../page-meta";
import { site } from "../../site";
import { handText } from "../../text/dictionaries.server";
import { readText } from "../../text/handed-text";
import { useText } from "../../text/text-context";
import type { Route } from "./+types/notice.page";
import { LegalDocument } from "./legal-document";

export function loader({ request }: Route.LoaderArgs) {
	const language = languageOf(new URL(request.url).pathname);
	return { language, text: handText(language, "legal") };
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData?.language, loaderData && readText(loaderData.text).legal.notice.meta, page);

export default function NoticePage() {
	const t = useText("legal");
	return (
		<LegalDocument
			label={site.company}
			title={t("notice.title")}
			intro={t("notice.intro")}
			path="/legal"
			sections={t("notice.sections")}
		/>
	);
}
