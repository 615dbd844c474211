import { useText } from "#app/i18n/text-context.tsx";
import { useSiteUrl } from "#app/metadata/root-data.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { TextLink } from "#app/ui/page-link.tsx";
import { countOf } from "./samples.ts";
import { useSamples } from "./use-samples.ts";

/** Warns above every screen in production of what visitors still meet of the sample. */
export function OpeningStrip() {
	const t = useText("admin");
	const { found } = useSamples(useSiteUrl().startsWith("https:"));
	if (found === undefined) return null;
	const count = countOf(found.samples);
	const notes = [
		...(found.stored.openedAt === null ? [t("opening.stripClosed")] : []),
		...(count === 0 ? [] : [t("opening.stripSamples", { count })]),
		...(found.isWhole ? [] : [t("opening.stripUnknown")]),
	];
	if (notes.length === 0) return null;
	return (
		<p role="note" className="screen-only mb-6 border-l-2 border-brand bg-white px-4 py-2 text-small">
			{notes.join(" ")} <TextLink to={adminPaths.facts}>{t("opening.stripLink")}</TextLink>
		</p>
	);
}
