import { z } from "zod";
import { isPast, statedConsent } from "#app/features/newsletter/consent.ts";
import { isWebAddress, parseUrl } from "#app/i18n/web-address.ts";
import { languages } from "#app/site/site-config.ts";
import { readEnvironment } from "#platform/environment.ts";
import { type ImportOptions, importSite } from "#server/imports/import-site.ts";
import { reportLines } from "#server/imports/report.ts";
import { asTyped } from "#server/process/typed-command.ts";
import { recordCommand } from "./record-command.ts";
import type { CommandArgs, Terminal } from "./terminal.ts";

const typedOptions = z.object({
	"dry-run": z.boolean().default(false),
	publish: z.boolean().default(false),
	pictures: z.string().optional(),
	fetch: z.boolean().default(false),
	language: z.string().optional(),
	from: z.string().optional(),
	members: z.string().optional(),
	"ask-readers": z.boolean().default(false),
	consent: z.string().optional(),
	"consent-on": z.string().optional(),
});

type Typed = z.infer<typeof typedOptions>;

const brokenOff = "The import was broken off: what was taken stays, and the same command takes the rest.";

/** `import FILE`: adds what an export of WordPress or Ghost holds to a site, which may be running. */
export async function run({ values, file }: CommandArgs, terminal: Terminal): Promise<number> {
	const typed = typedOptions.parse(values);
	if (file === undefined) throw new Error(`Which file? ${asTyped("import", "FILE")}`);
	const ended = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		process.once(signal, () => ended.abort(new Error(brokenOff)));
	}
	const isDry = typed["dry-run"];
	const report = await importSite(file, readEnvironment(), {
		...{ isDry, publishes: typed.publish, pictures: typed.pictures, fetches: typed.fetch },
		...{ language: languageOf(typed), from: addressOf(typed), members: typed.members },
		...{ consent: consentOf(typed, new Date()), signal: ended.signal },
		onProgress: (what, count) => terminal.progress(`${what}: ${count}`),
	}).catch((error: unknown) => {
		// What was being read says in its own words that it was broken off.
		ended.signal.throwIfAborted();
		throw error;
	});
	const added = report.articles.filter(({ outcome }) => outcome === "added").length;
	if (!isDry && added + report.readers.added > 0) {
		await recordCommand({ action: "site-imported", subject: file }, terminal);
	}
	for (const line of reportLines(report, isDry)) terminal.say(line);
	return report.articles.some(({ outcome }) => outcome === "refused") ? 1 : 0;
}

/** @throws Error for a language that the site does not have. */
function languageOf({ language }: Typed): ImportOptions["language"] {
	if (language === undefined) return undefined;
	const known = languages.find((one) => one === language);
	if (known !== undefined) return known;
	throw new Error(`--language takes ${languages.join(" or ")}, not "${language}". Nothing was done.`);
}

/** @throws Error for what is no address of a site. */
function addressOf({ from }: Typed): string | undefined {
	if (from === undefined || isWebAddress(from) || parseUrl(from)?.protocol === "http:") return from;
	throw new Error(
		`--from takes the address of the old site, such as https://blog.example.com. Nothing was done.`,
	);
}

/** Reads how the readers agreed, if that was said. @throws Error where it is said in part. */
function consentOf(typed: Typed, now: Date): ImportOptions["consent"] {
	const { consent, "consent-on": givenOn, "ask-readers": asks } = typed;
	if (asks && consent === undefined && givenOn === undefined) return { kind: "asked" };
	if (consent === undefined && givenOn === undefined) return undefined;
	const stated = statedConsent.safeParse({ statement: consent, givenOn });
	if (!asks && stated.success && isPast(stated.data, now)) return { kind: "stated", ...stated.data };
	throw new Error(
		'Say where and how readers agreed, and on which day: --consent "They ticked a box of our form" --consent-on 2024-05-01; or have them asked with --ask-readers alone. Nothing was done.',
	);
}
