import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#app/site/site-config.ts";
import { projectFolder } from "#platform/files/project-folder.ts";
import { type SampleRow, sampleRows } from "./sample-rows.ts";
import { readSampleText, type SampleText } from "./sample-text.ts";

export type SampleArticle = SampleRow & SampleText & { fr?: SampleText };

/** The folder of the texts. */
const folder = join(projectFolder, "server", "seed", "articles");

function textIn(language: Language, slug: string): SampleText | undefined {
	const file = join(folder, `${slug}.${language}.md`);
	return existsSync(file) ? readSampleText(readFileSync(file, "utf8"), file) : undefined;
}

function withTexts(row: SampleRow): SampleArticle {
	const en = textIn("en", row.slug);
	if (en === undefined) throw new Error(`There is no text of ${row.slug} in ${folder}.`);
	const fr = textIn("fr", row.slug);
	return { ...row, ...en, ...(fr && { fr }) };
}

/** The articles of a first start with their texts. */
export const sampleArticles: SampleArticle[] = sampleRows.map(withTexts);
