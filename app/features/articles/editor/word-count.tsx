import { useDeferredValue, useMemo } from "react";
import { useWatch } from "react-hook-form";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { countWords } from "#app/features/articles/reading-time.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { OtherLanguage } from "#app/site/site-config.ts";

/** How many words are written. */
export function WordCount({ name }: { name: "content" | `${OtherLanguage}.content` }) {
	const t = useText("admin");
	// A long text is counted when nothing else is to be done.
	const content = useDeferredValue(useWatch<ArticleDraft, typeof name>({ name }));
	const count = useMemo(() => countWords(content), [content]);
	return <span className="text-small text-ink-soft">{t("editor.words", { count })}</span>;
}
