import { useWatch } from "react-hook-form";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { countWords } from "#app/features/articles/reading-time.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { OtherLanguage } from "#app/site/site-config.ts";

/** How many words are written. */
export function WordCount({ name }: { name: "content" | `${OtherLanguage}.content` }) {
	const t = useText("admin");
	const content = useWatch<ArticleDraft, typeof name>({ name });
	return (
		<span className="text-small text-ink-soft">{t("editor.words", { count: countWords(content) })}</span>
	);
}
