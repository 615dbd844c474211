import { createRoute, z } from "@hono/zod-openapi";
import { isPast } from "#app/features/newsletter/consent.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { apiRouter, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { UnreadableCsv } from "#platform/files/csv-rows.ts";
import type { Log } from "#platform/log/log.ts";
import type { ImportsStore, Sorted } from "./imports.store.server.ts";
import { type ReadFile, readFile, UnreadableFile } from "./read-file.server.ts";
import {
	type ImportLine,
	type ImportOptions,
	type ImportOutcome,
	importOptions,
	maxImportBytes,
	maxImportMegabytes,
} from "./subscriber-import.ts";

/** Longer file names are cut. */
const maxFileNameCharacters = 200;
/** Most languages that are named of those that the site does not have. */
const namedLanguages = 5;
const optionsText =
	'JSON. `language`: of the lines that name none. `emailColumn`, `languageColumn`: counted from 0; left out, they are found; `null` as the second: one language for all. `consent`: left out, the file is previewed alone; `{"kind": "asked"}`; or `{"kind": "stated", "statement": "where and how they agreed", "givenOn": "2026-01-31"}`.';
const responseText =
	"Each line of the response has a `kind`: `progress` (`stage`, `done`, `of`) repeatedly, and at last `preview` (what an import would do), `imported` (`outcome`: lines that were read, new people by language, lines left out and why), `unreadable` (`reason`, `line`) or `failed`. Until `imported`, nothing is stored.";

const importForm = z.object({
	file: z.any().meta({ type: "string", format: "binary" }),
	options: z.any().meta({ type: "string", description: optionsText }),
});

type Parts = { imports: ImportsStore; clock: Clock; log: Log };

/** Previews and imports files of subscribers. For the administrator alone. */
export function importsApi({ imports, clock, log }: Parts, access: AccessRules) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: "/api/admin/subscribers/import",
			summary: `Look at a CSV file of at most ${maxImportMegabytes} MiB, or import it whole: a line of JSON for each step`,
			description: responseText,
			request: { body: { required: true, content: { "multipart/form-data": { schema: importForm } } } },
			responses: {
				200: {
					description: "How far it is, and at last how it ended",
					content: { "text/x-ndjson": { schema: z.string() } },
				},
				...refused.invalid,
				...refused.signedOut,
			},
		}),
		async (context) => {
			const form = await context.req.parseBody();
			if (!(form.file instanceof File)) throw new ApiError(400, "no-file", "Please choose a file.");
			if (form.file.size > maxImportBytes) {
				throw new ApiError(400, "file-too-large", `Choose a file of at most ${maxImportMegabytes} MB.`, {
					more: { max: maxImportMegabytes },
				});
			}
			const options = parseOptions(form.options);
			const { consent } = options;
			if (consent === undefined) context.set("recorded", { isNothing: true });
			if (consent?.kind === "stated" && !isPast(consent, clock())) {
				const message = "Choose the day on which these people agreed.";
				throw new ApiError(400, "invalid", message, { fields: { givenOn: message } });
			}
			const bytes = new Uint8Array(await form.file.arrayBuffer());
			const name = form.file.name.replaceAll("\0", "").slice(0, maxFileNameCharacters);
			return streamLines(
				(send, signal) => importFile(imports, { bytes, name }, options, send, signal),
				(error) => log.error({ err: error }, "an import of subscribers failed"),
			);
		},
	);

	return router;
}

/** @throws ApiError 400 for invalid options. */
function parseOptions(sent: unknown) {
	const options = importOptions.safeParse(parseJson(sent));
	if (options.success) return options.data;
	const fields = Object.fromEntries(
		options.error.issues.map(({ path, message }) => [String(path.at(-1) ?? "options"), message]),
	);
	throw new ApiError(400, "invalid", "Say where the consent comes from, and since when.", { fields });
}

function parseJson(sent: unknown): unknown {
	try {
		return JSON.parse(String(sent));
	} catch {
		return undefined;
	}
}

type Work = (send: (line: ImportLine) => void, signal: AbortSignal) => Promise<ImportLine>;

/** Streams a line of JSON for each step and one for the end. A closed connection ends the work. */
function streamLines(work: Work, onError: (error: unknown) => void): Response {
	const gone = new AbortController();
	const encoder = new TextEncoder();
	const body = new ReadableStream<Uint8Array>({
		start: async (controller) => {
			const send = (line: ImportLine) => {
				if (!gone.signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
			};
			try {
				send(await work(send, gone.signal));
			} catch (error) {
				if (gone.signal.aborted) return;
				onError(error);
				send({ kind: "failed" });
			}
			if (!gone.signal.aborted) controller.close();
		},
		cancel: () => gone.abort(),
	});
	return new Response(body, { headers: { "Content-Type": "text/x-ndjson" } });
}

/** Previews a file, or imports it with a consent; sends progress. @returns the last line. */
async function importFile(
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
