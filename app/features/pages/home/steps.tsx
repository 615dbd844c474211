import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { TextLink } from "#app/ui/page-link.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";

/** The journey in steps. On wide screens a line leads through them to where the arcs meet. */
export function Steps() {
	const t = useText("home");
	const language = useLanguage();
	const items = t("steps.items");
	return (
		<section className="bg-sand py-section" aria-labelledby="steps">
			<div className="content">
				<SectionTitle id="steps" label={t("steps.label")} title={t("steps.title")} />
				<ol className="mt-6 grid gap-x-8 gap-y-4 sm:mt-12 sm:gap-y-12 lg:mt-20 sm:grid-cols-2 lg:grid-cols-4">
					{items.map((item, index) => (
						<li key={item.title} className="max-sm:grid max-sm:grid-cols-[3.25rem_1fr]">
							<div className="flex items-center gap-4 max-sm:hidden" aria-hidden="true">
								<StepArcs left={items.length - 1 - index} />
								{index < items.length - 1 && index % 4 < 3 ? (
									<span className="-mr-8 hidden h-px grow bg-ink/25 lg:block" />
								) : null}
							</div>
							<p
								className="row-span-2 font-serif text-[3.25rem] leading-[0.8] text-ember sm:mt-6 sm:text-[5.5rem] sm:leading-none"
								aria-hidden="true"
							>
								{index + 1}
							</p>
							<h3 className="text-heading sm:mt-4">{item.title}</h3>
							<p className="mt-1 text-ink-soft max-sm:text-small sm:mt-3">{item.text}</p>
						</li>
					))}
				</ol>
				<p className="mt-4 sm:mt-12">
					<TextLink to={localizePath(pages["how-it-works"], language)}>{t("steps.link")}</TextLink>
				</p>
			</div>
		</section>
	);
}

/** Half the distance between the arcs, in units of the drawing, from the last step back. */
const gaps = [0, 8, 17, 26];

/** Two arcs that come closer with every step, until they are one circle. `left`: remaining steps. */
function StepArcs({ left }: { left: number }) {
	const gap = gaps[left] ?? 26;
	const half = gap + 21;
	return (
		<svg
			viewBox={`${-half} -21 ${half * 2} 42`}
			className="h-11 shrink-0"
			fill="none"
			strokeWidth="1.5"
			aria-hidden="true"
		>
			{gap === 0 ? <circle r="20" className="fill-brand" /> : null}
			<path d={`M${-gap} -20a20 20 0 0 0 0 40`} stroke="#b8320c" />
			<path d={`M${gap} -20a20 20 0 0 1 0 40`} stroke="#17494a" />
		</svg>
	);
}
