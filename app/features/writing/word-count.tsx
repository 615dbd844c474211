import { useWatch } from "react-hook-form";
import { useText } from "../../text/text-context";
import type { ArticleDraft } from "../articles/article";
import { countWords } from "../articles/reading-time";

/** How many words are written. */
export function WordCount({ name }: { name: "content" | "fr.content" }) {
	const t = useText("admin");
	const content = useWatch<ArticleDraft, typeof name>({ name });
	return (
		<span className="text-small text-ink-soft">{t("editor.words", { count: countWords(content) })}</span>
	);
}
