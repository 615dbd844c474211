import { languageOf } from "../../language";
import { pageMeta } from "../../page-meta";
import { handText } from "../../text/dictionaries.server";
import { readText } from "../../text/handed-text";
import { useText } from "../../text/text-context";
import { BreadcrumbData } from "../discovery/structured-data";
import type { Route } from "./+types/rebrand.page";
import { RebrandHero } from "./rebrand-hero";
import { RebrandLetter } from "./rebrand-letter";
import { RebrandLists } from "./rebrand-lists";

export function loader({ request }: Route.LoaderArgs) {
	const language = languageOf(new URL(request.url).pathname);
	return { language, text: handText(language, "rebrand") };
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData?.language, loaderData && readText(loaderData.text).rebrand.meta, page);

export default function RebrandPage() {
	const t = useText("rebrand");
	return (
		<main id="content">
			<BreadcrumbData trail={[{ name: t("label"), path: "/rebrand-announcement" }]} />
			<RebrandHero />
			<RebrandLetter />
			<RebrandLists />
		</main>
	);
}
