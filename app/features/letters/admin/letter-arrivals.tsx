import type { LetterProgress } from "#app/features/letters/letter-progress.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";

/** How often the links of a letter led to the site, and on which days. */
export function LetterArrivals({ arrivals }: Pick<LetterProgress, "arrivals">) {
	const t = useText("admin");
	const language = useLanguage();
	const all = arrivals.reduce((sum, { count }) => sum + count, 0);
	return (
		<section aria-labelledby="letter-arrivals" className="mt-6 border-t border-clay pt-5">
			<h3 id="letter-arrivals" className="font-sans text-small font-semibold tracking-normal">
				{all === 0 ? t("letters.noArrivals") : t("letters.arrivals", { count: all })}
			</h3>
			<p className="text-small text-ink-soft">{t("letters.arrivalsHint")}</p>
			<ol className="mt-2 max-h-64 divide-y divide-clay overflow-y-auto border-y border-clay empty:hidden">
				{arrivals.map(({ day, count }) => (
					<li key={day} className="flex justify-between gap-6 py-1.5 text-small">
						<time dateTime={day}>{formatDay(day, language, "UTC")}</time>
						<span className="tabular-nums">{formatCount(count, language)}</span>
					</li>
				))}
			</ol>
		</section>
	);
}
