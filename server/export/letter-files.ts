import { slugIn } from "#app/content/entry-slugs.ts";
import type { Letter } from "#app/features/letters/letter.ts";
import { hasLeft } from "#app/features/letters/letter-state.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { slugOf } from "#app/i18n/slug.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import type { Site } from "#server/composition/compose-site.ts";
import type { ExportFolder } from "./folder/export-folder.ts";
import type { Progress } from "./folder/export-progress.ts";
import type { PictureFiles } from "./picture-files.ts";
import { type Columns, writeTable } from "./tables.ts";

type Parts = { folder: ExportFolder; pictures: PictureFiles; onProgress: Progress };

/** A letter in one language, as it left or would leave. */
type Edition = { language: Language; subject: string; html: string; text: string };

type Row = Edition & { letter: Letter; file: string };

/** The token of a reader, or what stands in its place: it would open a page that is one person's. */
const token = /\?token=[\w-]+/g;

/**
 * Writes every letter in each of its languages, as HTML and as text, and a table of them: one that left
 * as it was then, another as it would leave now. @returns how many letters there are.
 */
export async function writeLetters({ folder, pictures, onProgress }: Parts, site: Site): Promise<number> {
	const { siteUrl } = site.config;
	const letters = await site.stores.letters.list();
	const rows: Row[] = [];
	for (const [place, letter] of letters.entries()) {
		for (const edition of await editionsOf(letter, site)) {
			const file = `${fileOf(letter, edition)}.${edition.language}`;
			const html = pictures.linked(edition.html.replaceAll(token, ""), "../", siteUrl);
			await folder.write(`letters/${file}.html`, html);
			await folder.write(`letters/${file}.txt`, edition.text.replaceAll(token, ""));
			rows.push({ ...edition, letter, file });
		}
		onProgress("letters", place + 1);
	}
	await writeTable(folder, "letters/letters.csv", columns, [rows]);
	return letters.length;
}

const columns: Columns<Row> = [
	["Subject", ({ subject }) => subject],
	["Language", ({ language }) => language],
	["State", ({ letter }) => letter.state],
	["Readers", ({ letter }) => letter.audience],
	["Sent", ({ letter }) => letter.startedAt ?? ""],
	["To be sent", ({ letter }) => (letter.startedAt === null ? (letter.sendAt ?? "") : "")],
	["Web page", ({ file }) => `${file}.html`],
	["Text", ({ file }) => `${file}.txt`],
];

async function editionsOf(letter: Letter, { stores, services }: Site): Promise<Edition[]> {
	const { slug, ownSlugs } = letter;
	if (!hasLeft(letter.state) || slug === null)
		return (await services.letters.service.preview(letter.id)).editions;
	const found = await Promise.all(
		languages.map(async (language) => {
			const sent = await stores.letters.findEdition(slug, language);
			// One that left in another language alone is found there.
			if (sent?.edition.language !== language) return [];
			const { html, text } = await services.letters.mails.finish(sent.edition, { slug, ownSlugs });
			return [{ language, subject: sent.edition.subject, html, text }];
		}),
	);
	return found.flat();
}

/** A name that sorts by day, and is a letter's alone. */
function fileOf(
	{ id, slug, ownSlugs, startedAt, createdAt }: Letter,
	{ language, subject }: Edition,
): string {
	const day = dayOf(new Date(startedAt ?? createdAt));
	if (slug !== null && startedAt !== null) return `${day}-${slugIn(language, { slug, ownSlugs })}`;
	return ["draft", day, slugOf(subject), id.slice(0, 8)].filter(Boolean).join("-");
}
