import { Tabs } from "radix-ui";
import { useDeferredValue, useMemo } from "react";
import { useWatch } from "react-hook-form";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { countWords } from "#app/features/articles/reading-time.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { OtherLanguage } from "#app/site/site-config.ts";

export const editorModes = ["edit", "source", "preview"] as const;

export type EditorMode = (typeof editorModes)[number];

/** The modes of the editor: visual, Markdown source, and preview. */
export function EditorModes() {
	const t = useText("admin");
	return (
		<Tabs.List aria-label={t("editor.modes")} className="-mr-1 flex">
			{editorModes.map((mode) => (
				<Tabs.Trigger
					key={mode}
					value={mode}
					className="min-h-11 cursor-pointer rounded-full px-3 text-small text-ink-soft hover:text-ink data-[state=active]:bg-sand data-[state=active]:font-semibold data-[state=active]:text-ink sm:px-4"
				>
					{t(`editor.${mode}`)}
				</Tabs.Trigger>
			))}
		</Tabs.List>
	);
}

export function WordCount({ name }: { name: "content" | `${OtherLanguage}.content` }) {
	const t = useText("admin");
	// A long text is counted at low priority.
	const content = useDeferredValue(useWatch<ArticleDraft, typeof name>({ name }));
	const count = useMemo(() => countWords(content), [content]);
	return <span className="text-small text-ink-soft">{t("editor.words", { count })}</span>;
}
