import type { OutcomeCounts, VisitedEntry } from "#app/features/visits/visit-report.ts";
import { formsOpened } from "#app/features/visits/visit-report.ts";
import { titleOf as entryTitle, nameOfPage as pageName } from "#app/features/visits/visited-names.ts";
import { formatDay, formatMonth } from "#app/i18n/dates.ts";
import { locales } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";

/** Fewer are told as a number alone: a share of them would say more than is known. */
const leastForShare = 30;

type Source = { source: string; entry: VisitedEntry | null };
type Page = { page: string; entry: VisitedEntry | null };

/** Puts what was counted in words of the language of the content area. */
export function useVisitWords() {
	const t = useText("admin");
	const language = useLanguage();
	const shown = (count: number) => formatCount(count, language);
	const titleOf = (entry: VisitedEntry) => entryTitle(entry, language, t);

	function nameOfSource({ source, entry }: Source): string {
		if (source.startsWith("letter/")) {
			return entry === null ? t("visits.byGoneLetter") : t("visits.byLetter", { title: titleOf(entry) });
		}
		if (source === "others" || source === "unknown") return t(`visits.${source}`);
		const name = source.slice(source.indexOf("/") + 1);
		return source.startsWith("search/") ? t("visits.bySearch", { engine: name }) : name;
	}

	const nameOfPage = (page: Page) => pageName(page, language, t);

	/** A sentence, or the end of one, on how often forms were opened. */
	function forms(counts: OutcomeCounts, place: "formsOpened" | "formsThere"): string {
		const count = formsOpened(counts);
		return count === 0 ? t(`visits.${place}_none`) : t(`visits.${place}`, { count, shown: shown(count) });
	}

	/** The share of a count, where there are enough of which to say one; blank otherwise. */
	function shareOf(count: number, total: number): string {
		if (total < leastForShare) return "";
		return new Intl.NumberFormat(locales[language].tag, { style: "percent" }).format(count / total);
	}

	const dayOrMonth = (at: string) =>
		at.length === "YYYY-MM".length ? formatMonth(at, language) : formatDay(at, language, "UTC");

	const visits = (count: number) => t("visits.visitCount", { count, shown: shown(count) });

	return { shown, titleOf, nameOfSource, nameOfPage, forms, shareOf, dayOrMonth, visits };
}
