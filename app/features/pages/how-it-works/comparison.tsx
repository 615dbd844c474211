import { ComparisonTable } from "#app/features/pages/comparison/comparison-table.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";

/** The comparison with dating apps, under this page's own title. */
export function Comparison() {
	const t = useText("howItWorks");
	return (
		<section className="content py-section" aria-labelledby="comparison">
			<p className="label text-ember">{t("comparison.label")}</p>
			<h2 id="comparison" className="mt-4 mb-4 text-title">
				<Emphasis text={t("comparison.title")} />
			</h2>
			<ComparisonTable />
		</section>
	);
}
