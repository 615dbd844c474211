import { useText } from "../../text/text-context";
import { Emphasis } from "../../ui/emphasis";
import { ComparisonTable } from "../comparison/comparison-table";

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
