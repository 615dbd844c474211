import { useLocation } from "react-router";
import { locales, plainPath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { useAlternates } from "#app/metadata/alternate-links.tsx";
import type { Language } from "#app/site/site-config.ts";

/** Links to this page's alternates: the server stores the choice in a cookie and drops the query. */
export function LanguageSwitcher() {
	const t = useText("navigation");
	const current = useLanguage();
	const { pathname, search } = useLocation();
	const { alternates, query } = useAlternates({ plain: plainPath(pathname), search });

	function choosing(language: Language): URLSearchParams {
		query.set("language", language);
		return query;
	}

	return (
		<ul aria-label={t("language")} className="flex items-center">
			{alternates.map(({ language, path }) => (
				<li
					key={language}
					className="flex items-center not-first:before:text-clay not-first:before:content-['/']"
				>
					<a
						href={`${path}?${choosing(language)}`}
						lang={language}
						hrefLang={language}
						rel="nofollow"
						aria-current={language === current ? "true" : undefined}
						className={`inline-flex min-h-11 min-w-9 items-center justify-center ${
							language === current ? "font-semibold" : "text-ink-soft hover:text-ink"
						}`}
					>
						{locales[language].short}
						<span className="sr-only">{` ${locales[language].name}`}</span>
					</a>
				</li>
			))}
		</ul>
	);
}
