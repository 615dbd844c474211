import { languageOf } from "../../language";
import { pageMeta } from "../../page-meta";
import { handText } from "../../text/dictionaries.server";
import { readText } from "../../text/handed-text";
import { useText } from "../../text/text-context";
import { BreadcrumbData } from "../discovery/structured-data";
import type { Route } from "./+types/how-it-works.page";
import { Comparison } from "./comparison";
import { Journey } from "./journey";
import { JourneyCall } from "./journey-call";
import { JourneyHero } from "./journey-hero";
import { PrivacyNote } from "./privacy-note";

export function loader({ request }: Route.LoaderArgs) {
	const language = languageOf(new URL(request.url).pathname);
	return { language, text: handText(language, "howItWorks", "home") };
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData?.language, loaderData && readText(loaderData.text).howItWorks.meta, page);

export default function HowItWorksPage() {
	const t = useText("howItWorks");
	return (
		<main id="content">
			<BreadcrumbData trail={[{ name: t("hero.label"), path: "/how-it-works" }]} />
			<JourneyHero />
			<Journey />
			<PrivacyNote />
			<Comparison />
			<JourneyCall />
		</main>
	);
}
