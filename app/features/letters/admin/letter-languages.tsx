import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Badge } from "#app/admin-ui/badge.tsx";
import { Tabs } from "#app/admin-ui/tabs.tsx";
import { DescribedFields } from "#app/content/content-field.tsx";
import { textPath } from "#app/content/localized.ts";
import { MarkdownEditor } from "#app/features/articles/editor/text/markdown-editor.tsx";
import { FigureWarnings } from "#app/features/facts/figure-warnings.tsx";
import { type LetterDraft, letterFields } from "#app/features/letters/letter.ts";
import { comparedLabels } from "#app/features/letters/letter-check.ts";
import { languagesFrom, locales, nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { defaultLanguage, type Language, languages } from "#app/site/site-config.ts";

/** The texts of a letter in every language, as tabs or side by side. */
export function LetterLanguages({ isBeside }: { isBeside: boolean }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const [shown, setShown] = useState<Language>(uiLanguage);
	return (
		<Tabs
			label={t("letters.languages")}
			value={shown}
			isBeside={isBeside}
			onChange={(chosen) => setShown(languages.find((one) => one === chosen) ?? defaultLanguage)}
			tabs={languagesFrom(uiLanguage).map((language) => ({
				value: language,
				label: <LanguageLabel language={language} />,
				content: (
					<div className="grid grid-cols-1 gap-6">
						{language === defaultLanguage ? null : (
							<p className="text-small text-ink-soft">
								{t("letters.translationHint", { language: nameOfLanguage(language, uiLanguage) })}
							</p>
						)}
						<DescribedFields
							fields={letterFields}
							names={["subject", "preheader", "greeting"]}
							language={language}
						/>
						<MarkdownEditor
							name={textPath("content", language)}
							lang={language}
							required={false}
							label={t("letters.words")}
							max={letterFields.content.max}
						/>
						<DescribedFields
							fields={letterFields}
							names={["quote", "quoteSource", "imageAlt"]}
							language={language}
						/>
						<FigureWarnings language={language} labels={comparedLabels(t)} />
					</div>
				),
			}))}
		/>
	);
}

function LanguageLabel({ language }: { language: Language }) {
	const t = useText("admin");
	const subject = useWatch<LetterDraft, ReturnType<typeof textPath<"subject">>>({
		name: textPath("subject", language),
	});
	return (
		<>
			<span lang={language}>{locales[language].name}</span>
			{subject.trim() === "" ? <Badge tone="outline">{t("letters.noSubject")}</Badge> : null}
		</>
	);
}
