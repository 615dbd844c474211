import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useController } from "react-hook-form";
import { Panel } from "#app/admin-ui/screen.tsx";
import type { LetterDraft } from "#app/features/letters/letter.ts";
import { articlePlace, moved, readPart } from "#app/features/letters/letter-parts.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { LetterPartAdder } from "./letter-part-adder.tsx";
import { LetterPartRow } from "./letter-part-row.tsx";
import { offeredArticlesQuery } from "./letters.query.ts";

/** What stands in the letter, from top to bottom: to be moved, shortened, taken out and added. */
export function LetterPartsPanel() {
	const t = useText("admin");
	const { field } = useController<LetterDraft, "parts">({ name: "parts" });
	const { data: articles = [] } = useQuery(offeredArticlesQuery(useLanguage()));
	const [said, setSaid] = useState("");
	const list = useRef<HTMLOListElement>(null);
	const parts = field.value;

	function nameOf(stored: string): string {
		const part = readPart(stored);
		if (part === undefined) return t("letters.part.gone");
		if (part.kind !== "article") return t(`letters.part.${part.kind}`);
		return articles.find(({ id }) => id === part.articleId)?.title ?? t("letters.part.gone");
	}

	function move(index: number, by: -1 | 1): void {
		field.onChange(moved(parts, index, by));
		const part = nameOf(parts[index] ?? "");
		setSaid(t("letters.moved", { part, position: index + by + 1, count: parts.length }));
	}

	function setShort(index: number, isShort: boolean): void {
		const part = readPart(parts[index] ?? "");
		if (part?.kind === "article") {
			field.onChange(parts.with(index, articlePlace(part.articleId, isShort)));
		}
	}

	return (
		<Panel title={t("letters.parts")}>
			<div className="border-t border-clay px-5 pt-4 pb-5 sm:px-7">
				<p className="mb-3 text-small text-ink-soft">{t("letters.partsHint")}</p>
				<ol
					ref={list}
					tabIndex={-1}
					aria-label={t("letters.parts")}
					className="divide-y divide-clay border-y border-clay empty:border-0"
				>
					{parts.map((stored, index) => (
						<LetterPartRow
							key={stored.replace(/^title:/, "article:")}
							stored={stored}
							name={nameOf(stored)}
							isFirst={index === 0}
							isLast={index === parts.length - 1}
							onMove={(by) => move(index, by)}
							onShort={(isShort) => setShort(index, isShort)}
							onRemove={() => field.onChange(parts.toSpliced(index, 1))}
							fallback={() => list.current}
						/>
					))}
				</ol>
				<LetterPartAdder
					parts={parts}
					articles={articles}
					onAdd={(stored) => field.onChange([...parts, stored])}
				/>
				<p role="status" className="sr-only">
					{said}
				</p>
			</div>
		</Panel>
	);
}
