import { useId, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { inputClass } from "#app/admin-ui/field.tsx";
import type { ArticleSummary } from "#app/features/articles/article-summary.ts";
import { articleIdsIn, articlePlace, fixedParts } from "#app/features/letters/letter-parts.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** Adds a part that is not in the letter yet, at its end. */
export function LetterPartAdder(props: {
	parts: readonly string[];
	articles: readonly ArticleSummary[];
	onAdd(stored: string): void;
}) {
	const { parts, articles } = props;
	const t = useText("admin");
	const id = useId();
	const [chosen, setChosen] = useState("");
	const there = articleIdsIn(parts);
	const fixed = fixedParts.filter((kind) => !parts.includes(kind));
	const others = articles.filter((article) => !there.includes(article.id));
	if (fixed.length + others.length === 0) {
		return <p className="mt-4 text-small text-ink-soft">{t("letters.everyPart")}</p>;
	}
	const offered = [...fixed, ...others.map((article) => articlePlace(article.id))];
	const value = offered.includes(chosen) ? chosen : (offered[0] ?? "");
	return (
		<div className="mt-4 grid gap-1.5">
			<label htmlFor={id} className="text-small font-semibold">
				{t("letters.addPartLabel")}
			</label>
			<div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
				<select
					id={id}
					value={value}
					onChange={(event) => setChosen(event.target.value)}
					className={inputClass}
				>
					{fixed.map((kind) => (
						<option key={kind} value={kind}>
							{t(`letters.part.${kind}`)}
						</option>
					))}
					{others.map((article) => (
						<option key={article.id} value={articlePlace(article.id)}>
							{article.title}
						</option>
					))}
				</select>
				<CompactButton look="quiet" onClick={() => props.onAdd(value)}>
					{t("letters.addPart")}
				</CompactButton>
			</div>
		</div>
	);
}
