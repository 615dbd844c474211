import { inEachLanguage } from "#app/i18n/language.ts";
import { UnreadableCsv } from "#platform/files/csv-rows.ts";
import type { ImportsStore, Sorted } from "./imports.store.server.ts";
import { type ReadFile, readFile, UnreadableFile } from "./read-file.server.ts";
import type { ImportLine, ImportOptions, ImportOutcome } from "./subscriber-import.ts";

/** Most languages that are named of those that the site does not have. */
const namedLanguages = 5;

/**
 * Previews a file, or imports it where a consent is given, and sends progress.
 * @returns the last line of the answer: how it ended.
 */
export async function importFile(
	imports: ImportsStore,
	{ bytes, name }: { bytes: Uint8Array; name: string },
	options: ImportOptions,
	send: (line: ImportLine) => void,
	signal: AbortSignal,
): Promise<ImportLine> {
	try {
		const file = await readFile(bytes, options, (done) => {
			signal.throwIfAborted();
			send({ kind: "progress", stage: "reading", done, of: bytes.length });
		});
		const watch = {
			signal,
			onProgress: (done: number) =>
				send({ kind: "progress", stage: "adding", done, of: file.candidates.length }),
		};
		if (options.consent !== undefined) {
			const added = await imports.add(file.candidates, options.consent, name, watch);
			return { kind: "imported", outcome: summarize(file, added) };
		}
		const outcome = summarize(file, await imports.preview(file.candidates, watch));
		const { columns, emailColumn, languageColumn, sample } = file;
		const otherLanguages = [...file.otherLanguages]
			.map(([name, people]) => ({ name, people }))
			.toSorted((one, other) => other.people - one.people)
			.slice(0, namedLanguages);
		return {
			kind: "preview",
			preview: { ...outcome, columns, emailColumn, languageColumn, otherLanguages, sample },
		};
	} catch (error) {
		if (error instanceof UnreadableCsv || error instanceof UnreadableFile) {
			return { kind: "unreadable", reason: error.reason, line: error.line };
		}
		throw error;
	}
}

function summarize({ rows, leftOut }: ReadFile, sorted: Sorted): ImportOutcome {
	const fresh = inEachLanguage(
		(language) => sorted.fresh.filter((candidate) => candidate.language === language).length,
	);
	const all = [...leftOut, ...sorted.leftOut].toSorted((one, other) => one.line - other.line);
	return { rows, fresh, leftOut: all };
}
