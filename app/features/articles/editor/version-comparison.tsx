import { useMemo } from "react";
import type { ArticleTexts } from "#app/features/articles/article.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { wordDiff } from "./word-diff.ts";

type BothTexts = ArticleTexts & { fr: ArticleTexts | null };

/** How an older text became the present one, in both languages. */
export function VersionComparison({ before, after }: { before: BothTexts; after: BothTexts }) {
	const t = useText("admin");
	const parts = [
		{ name: t("common.english"), lang: "en", old: plain(before), fresh: plain(after) },
		{ name: t("common.french"), lang: "fr", old: plain(before.fr), fresh: plain(after.fr) },
	].filter(({ old, fresh }) => old !== fresh);
	if (parts.length === 0) return <p className="mt-6 text-base">{t("history.same")}</p>;
	return parts.map(({ name, lang, old, fresh }) => (
		<section key={lang} aria-label={name} className="mt-6">
			<h3 className="label font-sans text-ember">{name}</h3>
			<Difference lang={lang} before={old} after={fresh} />
		</section>
	));
}

function Difference({ lang, before, after }: { lang: string; before: string; after: string }) {
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

/** Everything that is written in one language. */
function plain(texts: ArticleTexts | null): string {
	if (texts === null) return "";
	const { title, excerpt, content, category, tags, imageAlt } = texts;
	return [title, excerpt, content, category, tags.join(", "), imageAlt].filter(Boolean).join("\n\n");
}
