import { useText } from "#app/i18n/text-context.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Discretion } from "./discretion.tsx";

/** Three promises, each with its limit beside it, and how discretion is kept. */
export function Guarantees() {
	const t = useText("home");
	return (
		<section className="bg-mist py-section" aria-labelledby="guarantees">
			<div className="content">
				<SectionTitle id="guarantees" label={t("guarantees.label")} title={t("guarantees.title")} />
				<ol className="mt-6 md:mt-14 lg:mt-20">
					{t("guarantees.items").map((item) => (
						<li
							key={item.title}
							className="grid gap-x-8 gap-y-2 border-t border-ink/20 py-4 md:gap-y-5 md:py-9 last:pb-0 lg:grid-cols-12 lg:py-11"
						>
							<h3 className="font-serif md:max-w-[10em] text-[clamp(1.4rem,1.2rem+1.2vw,2.1rem)] leading-tight lg:col-span-4">
								{item.title}
							</h3>
							<p className="max-w-column max-md:text-small lg:col-span-5 lg:pt-1">{item.text}</p>
							<p className="text-small text-ink-soft lg:col-span-3 lg:pt-1.5">
								<span className="label mr-2 text-lagoon md:mb-2 md:block">{t("guarantees.limitLabel")}</span>
								{item.limit}
							</p>
						</li>
					))}
				</ol>
				<Discretion />
			</div>
		</section>
	);
}
