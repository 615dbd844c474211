import { Difference } from "#app/admin-ui/difference.tsx";
import { comparedShared, comparedTexts } from "#app/content/compared.ts";
import { type Localized, type Shared, textsIn } from "#app/content/localized.ts";
import { type ArticleFields, type ArticleTexts, articleFields } from "#app/features/articles/article.ts";
import { locales } from "#app/i18n/language.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";

type Written = Shared<ArticleFields> & Localized<ArticleTexts>;

/** How an older text became the present one: what all languages share, then each language. */
export function VersionComparison({ before, after }: { before: Written; after: Written }) {
	const t = useText("admin");
	const parts = [
		{
			name: t("history.shared"),
			lang: undefined,
			old: comparedShared(articleFields, before),
			fresh: comparedShared(articleFields, after),
		},
		...languages.map((language) => ({
			name: locales[language].name,
			lang: language,
			old: comparedTexts(articleFields, textsIn<ArticleTexts>(before, language)),
			fresh: comparedTexts(articleFields, textsIn<ArticleTexts>(after, language)),
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
