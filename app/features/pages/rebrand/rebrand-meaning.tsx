import { useText } from "#app/i18n/text-context.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";

/** What the announcement means for those who know us. */
export function RebrandMeaning() {
	const t = useText("rebrand");
	const paragraphs = t("paragraphs");
	return (
		<section className="content grid gap-y-8 py-section lg:grid-cols-12 lg:gap-x-8" aria-labelledby="meaning">
			<h2 id="meaning" className="text-title lg:max-w-[5.6em] lg:col-span-4">
				<Emphasis text={t("meaning")} />
			</h2>
			<div className="flex flex-col gap-6 *:first:font-serif *:first:text-[clamp(1.5rem,1.2rem+1.2vw,2.1rem)] *:first:leading-[1.3] *:first:tracking-[-0.01em] lg:col-span-8">
				{paragraphs.map((paragraph) => (
					<p key={paragraph} className="max-w-column">
						{paragraph}
					</p>
				))}
			</div>
		</section>
	);
}
