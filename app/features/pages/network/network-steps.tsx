import { useText } from "#app/i18n/text-context.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";

/** Each step stands a little lower than the one before it on large screens. */
const descents = ["", "lg:mt-14", "lg:mt-28"] as const;

/** The three steps, under large numerals. */
export function NetworkSteps() {
	const t = useText("network");
	const items = t("steps.items");
	return (
		<section className="overflow-hidden bg-sand" aria-labelledby="steps">
			<div className="content py-section">
				<p className="label text-ember">{t("steps.label")}</p>
				<h2 id="steps" className="mt-4 text-title">
					<Emphasis text={t("steps.title")} />
				</h2>
				<ol className="mt-14 grid gap-x-8 gap-y-12 lg:mt-16 lg:grid-cols-3">
					{items.map((item, index) => (
						<li
							key={item.title}
							className={`grid grid-cols-[5rem_1fr] items-start gap-x-4 lg:block ${descents[index] ?? ""}`}
						>
							<span
								className="row-span-2 font-serif text-[5rem] leading-[0.8] text-ember lg:block lg:text-[9rem]"
								aria-hidden="true"
							>
								{index + 1}
							</span>
							<h3 className="text-heading lg:mt-8 lg:border-t lg:border-clay lg:pt-6">{item.title}</h3>
							<p className="mt-2 max-w-[24rem] text-ink-soft">{item.text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
