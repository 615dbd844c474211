import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";

/** What stands at the address of a letter that is not there. */
export function LetterMissing() {
	const t = useText("letters");
	const language = useLanguage();
	return (
		<main id="content" className="content flex min-h-[80svh] flex-col items-start justify-center pt-32 pb-20">
			<h1 className="text-title">
				<Emphasis text={t("missing.title")} />
			</h1>
			<p className="mt-6 mb-10 max-w-column text-lead text-ink-soft">{t("missing.text")}</p>
			<ButtonLink look="quiet" to={localizePath(pages["newsletter/archive"], language)}>
				{t("all")}
			</ButtonLink>
		</main>
	);
}
