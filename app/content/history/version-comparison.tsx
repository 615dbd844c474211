import { Difference } from "#app/admin-ui/difference.tsx";
import { comparedShared, comparedTexts } from "#app/content/compared.ts";
import type { Fields } from "#app/content/field.ts";
import { type Localized, type Shared, type Texts, textsIn } from "#app/content/localized.ts";
import { languagesFrom, locales } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";

/** Everything that is written in the fields of some content. */
export type Written<F extends Fields> = Shared<F> & Localized<Texts<F>>;

/** Shows how an older text became the present one: what all languages share, then each language. */
export function VersionComparison<F extends Fields>(props: {
	fields: F;
	before: Written<F>;
	after: Written<F>;
	/** Words what all languages share; its compared fields unless stated. */
	wordShared?: ((content: Shared<F>) => string) | undefined;
}) {
	const { fields, before, after } = props;
	const wordShared = props.wordShared ?? ((content: Shared<F>) => comparedShared(fields, content));
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const parts = [
		{
			name: t("history.shared"),
			lang: undefined,
			old: wordShared(before),
			fresh: wordShared(after),
		},
		...languagesFrom(uiLanguage).map((language) => ({
			name: locales[language].name,
			lang: language,
			old: comparedTexts(fields, textsIn<Texts<F>>(before, language)),
			fresh: comparedTexts(fields, textsIn<Texts<F>>(after, language)),
		})),
	].filter(({ old, fresh }) => old !== fresh);
	if (parts.length === 0) return <p className="mt-6 text-base">{t("history.same")}</p>;
	return parts.map(({ name, lang, old, fresh }) => (
		<section key={name} aria-label={name} className="mt-6">
			<h3 className="label font-sans text-ember">{name}</h3>
			<Difference lang={lang} before={old} after={fresh} />
		</section>
	));
}
