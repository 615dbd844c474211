import { locales } from "#app/i18n/language.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";
import { useLanguageChoice } from "./use-language-choice.ts";

/** The languages of the content area. `className` says where the row stands. */
export function LanguageChoice({ className }: { className: string }) {
	const t = useText("admin");
	const { current, choose } = useLanguageChoice();
	return (
		<ul aria-label={t("menu.language")} className={`flex items-center text-base ${className}`}>
			{languages.map((language) => (
				<li
					key={language}
					className="flex items-center not-first:before:text-clay not-first:before:content-['/']"
				>
					<button
						type="button"
						lang={language}
						aria-pressed={language === current}
						onClick={() => void choose(language)}
						className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center text-ink-soft hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink"
					>
						{locales[language].short}
						<span className="sr-only"> {locales[language].name}</span>
					</button>
				</li>
			))}
		</ul>
	);
}
