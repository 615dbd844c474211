import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { saveFile } from "#app/api-client/client.ts";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import {
	exportTranslation,
	importTranslation,
	textsQuery,
} from "#app/features/texts/admin/common/texts.query.ts";
import {
	maxFileCharacters,
	type TranslationAnswer,
	type TranslationInput,
} from "#app/features/texts/translation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { OtherLanguage } from "#app/site/site-config.ts";
import { showToast } from "#app/ui/toasts.tsx";
import { TranslationConflicts } from "./translation-conflicts.tsx";
import { TranslationProblems } from "./translation-problems.tsx";

/** The file of one language: given to a translator, and taken back. */
export function TranslatorFile({ language }: { language: OtherLanguage }) {
	const t = useText("admin");
	const queries = useQueryClient();
	const input = useRef<HTMLInputElement>(null);
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
			{refused === undefined || refused.answer.problems.length === 0 ? null : (
				<TranslationProblems problems={refused.answer.problems} />
			)}
			{refused === undefined || refused.answer.problems.length > 0 ? null : (
				<TranslationConflicts
					conflicts={refused.answer.conflicts}
					language={language}
					isBusy={isBusy}
					onDecide={(chosen) => void take(refused.file, { take: chosen, revision: refused.answer.revision })}
					onCancel={() => setRefused(undefined)}
				/>
			)}
		</div>
	);
}
