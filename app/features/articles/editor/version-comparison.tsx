import { useMemo } from "react";
import { comparedShared, comparedTexts } from "#app/content/compared.ts";
import { type Localized, type Shared, textsIn } from "#app/content/localized.ts";
import { type ArticleFields, type ArticleTexts, articleFields } from "#app/features/articles/article.ts";
import { locales } from "#app/i18n/language.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { type Language, languages } from "#app/site/site-config.ts";
import { wordDiff } from "./word-diff.ts";

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

function Difference({ lang, before, after }: { lang: Language | undefined; before: string; after: string }) {
	const pieces = useMemo(() => wordDiff(before, after), [before, after]);
	return (
		<div
			lang={lang}
			className="mt-2 max-h-[50svh] overflow-y-auto border border-clay bg-paper px-4 py-3 text-base whitespace-pre-wrap wrap-anywhere"
		>
			{pieces.map(({ kind, text }, index) => {
				const key = `${index} ${kind}`;
				if (kind === "gone") {
					return (
						<del key={key} className="bg-clay/60 text-ember">
							{text}
						</del>
					);
				}
				return kind === "new" ? (
					<ins key={key} className="bg-mist text-lagoon">
						{text}
					</ins>
				) : (
					<span key={key}>{text}</span>
				);
			})}
		</div>
	);
}
