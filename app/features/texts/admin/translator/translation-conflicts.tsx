import { useEffect, useRef } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { addressOf, nameOfText } from "#app/features/texts/admin/common/text-names.ts";
import { usePageName } from "#app/features/texts/admin/common/use-page-name.ts";
import type { TranslationConflict } from "#app/features/texts/translation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { OtherLanguage } from "#app/site/site-config.ts";

type Props = {
	conflicts: readonly TranslationConflict[];
	language: OtherLanguage;
	isBusy: boolean;
	onDecide(take: "file" | "present"): void;
	onCancel(): void;
};

/** Texts that the translator changed, and that moved here too since the file was made: which count? */
export function TranslationConflicts({ conflicts, language, isBusy, onDecide, onCancel }: Props) {
	const t = useText("admin");
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className="grid gap-4 border-l-4 border-lagoon bg-paper px-4 py-4">
			<h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
				{t("texts.conflicts", { count: conflicts.length })}
			</h3>
			<p className="max-w-column text-small text-ink-soft">{t("texts.conflictsText")}</p>
			<div className="flex flex-wrap gap-2">
				<CompactButton look="quiet" disabled={isBusy} onClick={() => onDecide("file")}>
					{t("texts.takeFile")}
				</CompactButton>
				<CompactButton look="quiet" disabled={isBusy} onClick={() => onDecide("present")}>
					{t("texts.keepPresent")}
				</CompactButton>
				<CompactButton look="plain" disabled={isBusy} onClick={onCancel}>
					{t("common.cancel")}
				</CompactButton>
			</div>
			<ul className="grid gap-4 text-small">
				{conflicts.map((conflict) => (
					<li key={conflict.key} className="grid gap-1 border-t border-clay pt-3 wrap-anywhere">
						<Conflict conflict={conflict} language={language} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Conflict({ conflict, language }: { conflict: TranslationConflict; language: OtherLanguage }) {
	const { key, text, present, isChangedHere, isMoved } = conflict;
	const t = useText("admin");
	const nameOfPage = usePageName();
	const address = addressOf(key);
	return (
		<>
			<p className="font-semibold">
				{nameOfPage(address.page)} · {nameOfText(address, t)}
			</p>
			<p className="text-ink-soft">
				{[isChangedHere && t("texts.changedHere"), isMoved && t("texts.originalMoved")]
					.filter(Boolean)
					.join(" ")}
			</p>
			<p>
				{t("texts.sayPresent")} <span lang={language}>{present}</span>
			</p>
			<p>
				{t("texts.sayFile")} <span lang={language}>{text}</span>
			</p>
		</>
	);
}
