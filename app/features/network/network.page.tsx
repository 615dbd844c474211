import { languageOf } from "../../language";
import { pageMeta } from "../../page-meta";
import { handText } from "../../text/dictionaries.server";
import { readText } from "../../text/handed-text";
import { useText } from "../../text/text-context";
import { BreadcrumbData } from "../discovery/structured-data";
import type { Route } from "./+types/network.page";
import { NetworkBenefits } from "./network-benefits";
import { NetworkCall } from "./network-call";
import { NetworkHero } from "./network-hero";
import { NetworkNote } from "./network-note";
import { NetworkSteps } from "./network-steps";

export function loader({ request }: Route.LoaderArgs) {
	const language = languageOf(new URL(request.url).pathname);
	return { language, text: handText(language, "network") };
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData?.language, loaderData && readText(loaderData.text).network.meta, page);

export default function NetworkPage() {
	const t = useText("network");
	return (
		<main id="content">
			<BreadcrumbData trail={[{ name: t("hero.label"), path: "/network" }]} />
			<NetworkHero />
			<NetworkBenefits />
			<NetworkSteps />
			<NetworkNote />
			<NetworkCall />
		</main>
	);
}
