import { useState } from "react";
import { useRevalidator } from "react-router";
import { locales } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { type Language, languages } from "#app/site/site-config.ts";
import { showToast } from "#app/ui/toasts.tsx";

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

/** Changes the language by cookie, then reloads the texts. Without a network nothing changes. */
function useLanguageChoice() {
	const t = useText("admin");
	const current = useLanguage();
	const { revalidate } = useRevalidator();
	const [wanted, setWanted] = useState<Language>();

	async function choose(language: Language): Promise<void> {
		if (language === current || wanted !== undefined) return;
		setWanted(language);
		if (await storeChoice(language)) await revalidate();
		else {
			showToast({
				title: t("menu.languageFailed"),
				description: t("common.offline"),
				tone: "destructive",
			});
		}
		setWanted(undefined);
	}

	return { current, choose };
}

/** Requests the address of the public switcher, whose response sets the cookie and redirects. */
async function storeChoice(language: Language): Promise<boolean> {
	try {
		const { status } = await fetch(`/?language=${language}`, { method: "HEAD", redirect: "manual" });
		// The status of a redirect that is not followed is 0.
		return status < 400;
	} catch {
		return false;
	}
}
