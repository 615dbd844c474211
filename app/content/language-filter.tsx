import { SelectField } from "#app/admin-ui/select.tsx";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { askedOfTexts, type MissingFilter } from "./missing-languages.ts";

/** Chooses the language that is missing in a list, or to be brought up to date. */
export function LanguageFilter<Choice extends MissingFilter>(props: {
	value: Choice;
	choices: readonly Choice[];
	onChange(choice: Choice): void;
}) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	function labelOf(choice: Choice): string {
		const { missing, outdated } = askedOfTexts(choice);
		if (missing) return t("articles.missingIn", { language: nameOfLanguage(missing, uiLanguage) });
		if (outdated) return t("articles.outdatedIn", { language: nameOfLanguage(outdated, uiLanguage) });
		return t("articles.anyTexts");
	}
	return (
		<SelectField
			label={t("articles.texts")}
			value={props.value}
			onChange={props.onChange}
			options={props.choices.map((choice) => [choice, labelOf(choice)] as const)}
		/>
	);
}
