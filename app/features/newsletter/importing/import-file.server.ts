import { inEachLanguage } from "#app/i18n/language.ts";
import { UnreadableCsv } from "#platform/files/csv-rows.ts";
import type { ImportsStore, Sifted } from "./imports.store.server.ts";
import { type ReadFile, readFile, UnreadableFile } from "./read-file.server.ts";
import type { ImportLine, ImportOptions, ImportOutcome } from "./subscriber-import.ts";

/** Of the languages that the site does not have, so many are named. */
const namedLanguages = 5;

/** A file that was sent, and its name. */
export type SentFile = { bytes: Uint8Array; name: string };

/**
 * Looks at a file, or imports it where a consent is given. `say` is told how far it is.
 * @returns how it ended, as the last line of the answer.
 */
export async function importFile(
	imports: ImportsStore,
	{ bytes, name }: SentFile,
	options: ImportOptions,
	say: (line: ImportLine) => void,
	signal: AbortSignal,
): Promise<ImportLine> {
	try {
		const file = await readFile(bytes, options, (done) => {
			signal.throwIfAborted();
			say({ kind: "progress", stage: "reading", done, of: bytes.length });
		});
		const watch = {
			signal,
			onProgress: (done: number) =>
				say({ kind: "progress", stage: "adding", done, of: file.candidates.length }),
		};
		if (options.consent !== undefined) {
			const added = await imports.add(file.candidates, options.consent, name, watch);
			return { kind: "imported", outcome: outcomeOf(file, added) };
		}
		const outcome = outcomeOf(file, await imports.look(file.candidates, watch));
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

function outcomeOf({ rows, leftOut }: ReadFile, sifted: Sifted): ImportOutcome {
	const fresh = inEachLanguage(
		(language) => sifted.fresh.filter((candidate) => candidate.language === language).length,
	);
	const all = [...leftOut, ...sifted.leftOut].toSorted((one, other) => one.line - other.line);
	return { rows, fresh, leftOut: all };
}
