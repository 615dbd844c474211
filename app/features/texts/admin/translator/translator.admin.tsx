import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { saveFile } from "#app/api-client/client.ts";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import { problemMessage } from "#app/features/texts/admin/labels/text-messages.ts";
import { addressOf, nameOfText, usePageName } from "#app/features/texts/admin/labels/text-names.ts";
import { exportTranslation, importTranslation, textsQuery } from "#app/features/texts/texts.query.ts";
import {
	maxFileCharacters,
	type TranslationAnswer,
	type TranslationConflict,
	type TranslationInput,
	type TranslationProblem,
} from "#app/features/texts/translation.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { type OtherLanguage, otherLanguages } from "#app/site/site-config.ts";
import { showToast } from "#app/ui/toasts.tsx";

export const meta = adminTitle((text) => text.texts.translatorTitle);

export default function TranslatorScreen() {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	return (
		<div className="max-w-[60rem]">
			<ScreenHead title={t("texts.translatorTitle")}>
				<Link to={adminPaths.texts} className={compactClass("quiet")}>
					{t("texts.back")}
				</Link>
			</ScreenHead>
			<p className="mb-6 max-w-column text-ink-soft">{t("texts.translatorText")}</p>
			<div className="grid gap-6">
				{otherLanguages.map((language) => (
					<Panel key={language} title={nameOfLanguage(language, uiLanguage)}>
						<TranslatorFile language={language} />
					</Panel>
				))}
			</div>
		</div>
	);
}

function TranslatorFile({ language }: { language: OtherLanguage }) {
	const t = useText("admin");
	const input = useRef<HTMLInputElement>(null);
	const { give, open, take, refused, forget, isBusy } = useTranslatorFile(language);
	return (
		<div className="grid gap-4 border-t border-clay px-5 py-5 sm:px-7">
			<div className="flex flex-wrap gap-3">
				<CompactButton look="quiet" onClick={give}>
					{t("texts.export")}
				</CompactButton>
				<CompactButton look="quiet" disabled={isBusy} onClick={() => input.current?.click()}>
					{t(isBusy ? "texts.importing" : "texts.import")}
				</CompactButton>
				<input
					ref={input}
					type="file"
					accept=".po,text/x-gettext-translation"
					aria-label={t("texts.import")}
					hidden
					onChange={(event) => {
						void open(event.target.files?.[0]);
						// The same file can be chosen again.
						event.target.value = "";
					}}
				/>
			</div>
			{refused === undefined ? null : refused.answer.problems.length > 0 ? (
				<TranslationProblems problems={refused.answer.problems} />
			) : (
				<TranslationConflicts
					conflicts={refused.answer.conflicts}
					language={language}
					isBusy={isBusy}
					onDecide={(chosen) => void take(refused.file, { take: chosen, revision: refused.answer.revision })}
					onCancel={forget}
				/>
			)}
		</div>
	);
}

/** Gives a language's texts as a file, and takes the translated one back. */
function useTranslatorFile(language: OtherLanguage) {
	const t = useText("admin");
	const queries = useQueryClient();
	/** The file that was not taken yet, and why. */
	const [refused, setRefused] = useState<{ file: string; answer: TranslationAnswer }>();
	const [isBusy, setBusy] = useState(false);

	async function give(): Promise<void> {
		try {
			saveFile(await exportTranslation(language), `${language}.po`);
		} catch (error) {
			showErrorToast(error, { title: t("texts.exportFailed") });
		}
	}

	async function take(file: string, decision?: TranslationInput["decision"]): Promise<void> {
		setBusy(true);
		try {
			const answer = await importTranslation({ language, file, ...(decision && { decision }) });
			const isTaken = answer.problems.length === 0 && answer.conflicts.length === 0;
			setRefused(isTaken ? undefined : { file, answer });
			if (!isTaken) return;
			showToast({
				title: t("texts.imported", { count: answer.changed }),
				...(answer.unfinished > 0 && { description: t("texts.unfinished", { count: answer.unfinished }) }),
			});
			await queries.invalidateQueries({ queryKey: textsQuery.queryKey });
		} catch (error) {
			showErrorToast(error, { title: t("texts.importFailed") });
		} finally {
			setBusy(false);
		}
	}

	async function open(chosen: File | undefined): Promise<void> {
		if (chosen === undefined) return;
		setRefused(undefined);
		// A file that can no longer be read is refused like any other that is no translator's file.
		const isReadable = chosen.size <= maxFileCharacters;
		await take(isReadable ? await chosen.text().catch(() => "") : "");
	}

	return { give, open, take, refused, forget: () => setRefused(undefined), isBusy };
}

type Props = {
	conflicts: readonly TranslationConflict[];
	language: OtherLanguage;
	isBusy: boolean;
	onDecide(take: "file" | "present"): void;
	onCancel(): void;
};

/** Texts that the translator changed, and that moved here too since the file was made: which count? */
function TranslationConflicts({ conflicts, language, isBusy, onDecide, onCancel }: Props) {
	const t = useText("admin");
	const nameOfPage = usePageName();
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
				{conflicts.map(({ key, text, present, isChangedHere, isMoved }) => (
					<li key={key} className="grid gap-1 border-t border-clay pt-3 wrap-anywhere">
						<p className="font-semibold">
							{nameOfPage(addressOf(key).page)} · {nameOfText(addressOf(key), t)}
						</p>
						<p className="text-ink-soft">
							{isChangedHere && t("texts.changedHere")} {isMoved && t("texts.originalMoved")}
						</p>
						<p>
							{t("texts.sayPresent")} <span lang={language}>{present}</span>
						</p>
						<p>
							{t("texts.sayFile")} <span lang={language}>{text}</span>
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}

function TranslationProblems({ problems }: { problems: readonly TranslationProblem[] }) {
	const t = useText("admin");
	return (
		<div role="alert" className="border-l-4 border-brand bg-paper px-4 py-3">
			<p className="font-semibold">{t("texts.refused", { count: problems.length })}</p>
			<ul className="mt-2 grid gap-1 text-small">
				{problems.map((problem) => (
					<li key={`${problem.key} ${problem.kind}`} className="wrap-anywhere">
						<Problem problem={problem} />
					</li>
				))}
			</ul>
		</div>
	);
}

function Problem({ problem }: { problem: TranslationProblem }) {
	const { key, kind } = problem;
	const t = useText("admin");
	const nameOfPage = usePageName();
	if (kind === "unreadable") return t("texts.unreadable");
	if (kind === "language") return t("texts.wrongLanguage", { stated: key || "–" });
	if (kind === "unknownKey") return t("texts.unknownKey", { key });
	const address = addressOf(key);
	return `${nameOfPage(address.page)} · ${nameOfText(address, t)} (${key}) – ${problemMessage({ ...problem, kind }, t)}`;
}
