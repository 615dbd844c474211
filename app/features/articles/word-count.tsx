import { useWatch } from "react-hook-form";
import { useText } from "../../text/text-context";
import type { ArticleDraft } from "./article";

/** How many words are written. */
export function WordCount({ name }: { name: "content" | "fr.content" }) {
	const t = useText("admin");
	const content = useWatch<ArticleDraft, typeof name>({ name });
	const count = content.match(/[\p{Letter}\p{Number}]+(?:[’'-][\p{Letter}\p{Number}]+)*/gu)?.length ?? 0;
	return <span className="text-small text-ink-soft">{t("editor.words", { count })}</span>;
}
