import { useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { CompactButton, IconButton } from "#app/admin-ui/compact-button.tsx";
import { inputClass } from "#app/admin-ui/field.tsx";
import { useFocusFallback } from "#app/admin-ui/focus.ts";
import { Icon } from "#app/admin-ui/icon.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import type { ArticleSummary } from "#app/features/articles/article-summary.ts";
import type { LetterDraft } from "#app/features/letters/letter.ts";
import {
	articleIdsIn,
	articlePlace,
	fixedParts,
	moved,
	readPart,
} from "#app/features/letters/letter-parts.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { offeredArticlesQuery } from "./letters.query.ts";

/** Lists the parts of a letter, to be moved, shortened, removed and added. */
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

function LetterPartRow(props: {
	stored: string;
	name: string;
	isFirst: boolean;
	isLast: boolean;
	onMove(by: -1 | 1): void;
	onShort(isShort: boolean): void;
	onRemove(): void;
	/** Gets the focus when the focused row goes. */
	fallback(): HTMLElement | null;
}) {
	const { name: part } = props;
	const t = useText("admin");
	const id = useId();
	const read = readPart(props.stored);
	return (
		<li ref={useFocusFallback(props.fallback)} className="grid gap-1 py-2">
			<div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
				<span className="text-base wrap-anywhere">{part}</span>
				<span className="-mr-2.5 flex">
					<IconButton
						label={t("letters.moveUp", { part })}
						aria-disabled={props.isFirst}
						onClick={() => props.onMove(-1)}
						className="aria-disabled:opacity-40"
					>
						<Icon name="chevron" className="rotate-180" />
					</IconButton>
					<IconButton
						label={t("letters.moveDown", { part })}
						aria-disabled={props.isLast}
						onClick={() => props.onMove(1)}
						className="aria-disabled:opacity-40"
					>
						<Icon name="chevron" />
					</IconButton>
					<IconButton label={t("letters.removePart", { part })} onClick={props.onRemove}>
						<Icon name="close" />
					</IconButton>
				</span>
			</div>
			{read?.kind === "article" ? (
				<div>
					<label htmlFor={id} className="sr-only">
						{t("letters.lengthOf", { part })}
					</label>
					<select
						id={id}
						value={read.isShort ? "title" : "whole"}
						onChange={(event) => props.onShort(event.target.value === "title")}
						className={`${inputClass} max-w-56 text-small`}
					>
						<option value="whole">{t("letters.whole")}</option>
						<option value="title">{t("letters.titleOnly")}</option>
					</select>
				</div>
			) : null}
		</li>
	);
}

/** Adds a part that is not in the letter yet, at its end. */
function LetterPartAdder(props: {
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
