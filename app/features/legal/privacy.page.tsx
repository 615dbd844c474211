import { languageOf } from "../../language";
import { pageMeta } from "../../page-meta";
import { handText } from "../../text/dictionaries.server";
import { readText } from "../../text/handed-text";
import { useText } from "../../text/text-context";
import type { Route } from "./+types/privacy.page";
import { LegalDocument } from "./legal-document";

export function loader({ request }: Route.LoaderArgs) {
	const language = languageOf(new URL(request.url).pathname);
	return { language, text: handText(language, "legal") };
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData?.language, loaderData && readText(loaderData.text).legal.privacy.meta, page);

export default function PrivacyPage() {
	const t = useText("legal");
	return (
		<LegalDocument
			label={t("privacy.updated")}
			title={t("privacy.title")}
			intro={t("privacy.intro")}
			path="/privacy-policy"
			sections={t("privacy.sections")}
		/>
	);
}
