import { useText } from "#app/i18n/text-context.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";

/** Three promises, each with its limit beside it. */
export function Guarantees() {
	const t = useText("home");
	return (
		<section className="bg-mist py-section" aria-labelledby="guarantees">
			<div className="content">
				<SectionTitle id="guarantees" label={t("guarantees.label")} title={t("guarantees.title")} />
				<ol className="mt-14 lg:mt-20">
					{t("guarantees.items").map((item) => (
						<li
							key={item.title}
							className="grid gap-x-8 gap-y-5 border-t border-ink/20 py-9 last:pb-0 lg:grid-cols-12 lg:py-11"
						>
							<h3 className="max-w-[10em] font-serif text-[clamp(1.6rem,1.4rem+0.8vw,2.1rem)] leading-tight lg:col-span-4">
								{item.title}
							</h3>
							<p className="max-w-column lg:col-span-5 lg:pt-1">{item.text}</p>
							<div className="text-small text-ink-soft lg:col-span-3 lg:pt-1.5">
								<p className="label mb-2 text-lagoon">{t("guarantees.limitLabel")}</p>
								<p>{item.limit}</p>
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
