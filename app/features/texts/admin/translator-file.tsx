import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { saveFile } from "#app/api-client/save-file.ts";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import type { TextProblem } from "#app/features/texts/text-rules.ts";
import { maxFileCharacters, type TranslationProblem } from "#app/features/texts/translation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { OtherLanguage } from "#app/site/site-config.ts";
import { showToast } from "#app/ui/toasts.tsx";
import { problemMessage } from "./problem-message.ts";
import { addressOf, nameOfText } from "./text-names.ts";
import { exportTranslation, importTranslation, textsQuery } from "./texts.query.ts";
import { usePageName } from "./use-page-name.ts";

/** The file of one language: given to a translator, and taken back. */
export function TranslatorFile({ language }: { language: OtherLanguage }) {
	const t = useText("admin");
	const queries = useQueryClient();
	const input = useRef<HTMLInputElement>(null);
	const [problems, setProblems] = useState<TranslationProblem[]>([]);
	const [isBusy, setBusy] = useState(false);

	async function give(): Promise<void> {
		try {
			saveFile(await exportTranslation(language), `${language}.po`);
		} catch (error) {
			showErrorToast(error, { title: t("texts.exportFailed") });
		}
	}

	async function take(file: File | undefined): Promise<void> {
		if (file === undefined) return;
		setBusy(true);
		try {
			const text = file.size > maxFileCharacters ? "" : await file.text();
			const answer = await importTranslation({ language, file: text });
			setProblems(answer.problems);
			if (answer.problems.length > 0) return;
			showToast({ title: t("texts.imported", { count: answer.changed }) });
			await queries.invalidateQueries({ queryKey: textsQuery.queryKey });
		} catch (error) {
			showErrorToast(error, { title: t("texts.importFailed") });
		} finally {
			setBusy(false);
		}
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
						void take(event.target.files?.[0]);
						// The same file can be chosen again.
						event.target.value = "";
					}}
				/>
			</div>
			{problems.length === 0 ? null : <Problems problems={problems} />}
		</div>
	);
}

function Problems({ problems }: { problems: readonly TranslationProblem[] }) {
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
	const words = t("texts");
	const nameOfPage = usePageName();
	if (kind === "unreadable") return words.unreadable;
	if (kind === "language") return t("texts.wrongLanguage", { stated: key || "–" });
	if (kind === "unknownKey") return t("texts.unknownKey", { key });
	const address = addressOf(key);
	return `${nameOfPage(address.page)} · ${nameOfText(address, words)} (${key}) – ${problemMessage(ruleOf(kind, problem), t)}`;
}

/** The rule that a text of the file breaks. */
function ruleOf(kind: TextProblem["kind"], problem: TranslationProblem): TextProblem {
	const { names = [], max = 0, figure = "", says = "" } = problem;
	if (kind === "tooLong") return { kind, max };
	if (kind === "contradicts") return { kind, figure, says };
	return kind === "lost" || kind === "unknown" ? { kind, names } : { kind };
}
