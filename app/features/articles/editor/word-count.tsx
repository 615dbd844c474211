import { useDeferredValue, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { type ArticleDraft, articleFields } from "#app/features/articles/article.ts";
import { countWords } from "#app/features/articles/reading-time.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { OtherLanguage } from "#app/site/site-config.ts";

/** How many words are written, and how many characters more than `max`. */
export function WordCount(props: { name: "content" | `${OtherLanguage}.content`; max?: number }) {
	const { name, max = articleFields.content.max } = props;
	const t = useText("admin");
	// A long text is counted when nothing else is to be done.
	const content = useDeferredValue(useWatch<ArticleDraft, typeof name>({ name }));
	const count = useMemo(() => countWords(content), [content]);
	const beyond = content.length - max;
	return (
		<span className="text-small text-ink-soft">
			{t("editor.words", { count })}
			<span role="status" className="text-ember">
				{beyond > 0 ? ` · ${t("editor.tooLong", { count: beyond, max })}` : ""}
			</span>
		</span>
	);
}
