import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useText } from "#app/i18n/text-context.tsx";
import { useSiteUrl } from "#app/metadata/root-data.ts";
import { chosenLookQuery, factsQuery, sampleQuotesQuery } from "./facts.query.ts";
import { countOf, samplesIn, samplesOfLook } from "./samples.ts";

/**
 * Says above every screen of a site in production what visitors and search engines still meet of the
 * sample, until nothing of it is left.
 */
export function OpeningStrip() {
	const t = useText("admin");
	const isProduction = useSiteUrl().startsWith("https:");
	const { data } = useQuery({ ...factsQuery, enabled: isProduction });
	const { data: quotes } = useQuery({ ...sampleQuotesQuery, enabled: isProduction });
	const { data: look } = useQuery({ ...chosenLookQuery, enabled: isProduction });
	if (!isProduction || data === undefined || quotes === undefined || look === undefined) return null;
	const { facts } = data;
	const count = countOf({ facts: samplesIn(facts), look: samplesOfLook(facts, look), quotes });
	if (count === 0 && data.openedAt !== null) return null;
	const notes = [
		...(data.openedAt === null ? [t("opening.stripClosed")] : []),
		...(count === 0 ? [] : [t("opening.stripSamples", { count })]),
	];
	return (
		<p role="note" className="screen-only mb-6 border-l-2 border-brand bg-white px-4 py-2 text-small">
			{notes.join(" ")}{" "}
			<Link to="/admin/facts" className="text-link inline-flex min-h-11 items-center">
				{t("opening.stripLink")}
			</Link>
		</p>
	);
}
