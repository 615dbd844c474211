import { FileLines } from "#app/admin-ui/file-choice.tsx";
import { useReaderCounts } from "#app/features/newsletter/use-reader-counts.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";
import { type ImportOutcome, type LeftOut, leftOutReasons } from "./subscriber-import.ts";

/** Shows how many people an import adds, and how many lines it leaves out for each reason. */
export function ImportFigures({ outcome, isDone = false }: { outcome: ImportOutcome; isDone?: boolean }) {
	const t = useText("admin");
	const language = useLanguage();
	const formatReaders = useReaderCounts();
	const { fresh, leftOut } = outcome;
	const figures = [
		[t(isDone ? "imports.added" : "imports.fresh"), countFresh(outcome)],
		...leftOutReasons.map(
			(reason) =>
				[t(`imports.counted.${reason}`), leftOut.filter((line) => line.reason === reason).length] as const,
		),
	] as const;
	return (
		<div className="grid gap-4">
			<p>{t("imports.rows", { count: outcome.rows, languages: formatReaders(fresh) })}</p>
			<dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
				{figures
					.filter(([, figure], index) => index === 0 || figure > 0)
					.map(([name, figure]) => (
						<div key={name}>
							<dt className="text-small text-ink-soft">{name}</dt>
							<dd className="font-serif text-[1.6rem] leading-tight tabular-nums">
								{formatCount(figure, language)}
							</dd>
						</div>
					))}
			</dl>
		</div>
	);
}

/** Counts the people whom an import adds, or would add. */
export function countFresh({ fresh }: Pick<ImportOutcome, "fresh">): number {
	return Object.values(fresh).reduce((sum, people) => sum + people, 0);
}

/** Lists every line that is left out, with its number in the file and the reason. */
export function LeftOutLines({ leftOut }: { leftOut: readonly LeftOut[] }) {
	const t = useText("admin");
	return (
		<FileLines
			summary={t("imports.leftOut", { count: leftOut.length })}
			lines={leftOut.map(({ line, reason, text }) => ({
				number: line,
				name: t("imports.line", { line }),
				text,
				remark: t(`imports.reason.${reason}`),
			}))}
			more={(count) => t("imports.moreLines", { count })}
		/>
	);
}
