import { ComparisonTable } from "#app/features/pages/comparison/comparison-table.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { ApplyButton } from "./apply-button.tsx";

/** The comparison with dating apps, and a call to apply. */
export function Comparison() {
	const t = useText("home");
	return (
		<section className="content py-section" aria-labelledby="comparison">
			<SectionTitle id="comparison" label={t("comparison.label")} title={t("comparison.title")} />
			<div className="mt-6 md:mt-12">
				<ComparisonTable shown={3} />
			</div>
			<div className="mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 md:mt-14">
				<p className="font-serif text-heading tracking-tight">{t("comparison.call.text")}</p>
				<ApplyButton look="quiet">{t("comparison.call.apply")}</ApplyButton>
			</div>
		</section>
	);
}
