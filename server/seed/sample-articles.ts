import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#app/site/site-config.ts";
import { projectFolder } from "#platform/files/project-folder.ts";
import { type SampleRow, sampleRows } from "./sample-rows.ts";

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

/** The texts of a sample article in one language. `content` is Markdown without a first heading. */
export type SampleText = {
	title: string;
	excerpt: string;
	category: string;
	tags: string[];
	/** The description of its picture; blank without one. */
	imageAlt: string;
	content: string;
};

const parts = /^---\n(?<head>[\s\S]*?)\n---\n(?<content>[\s\S]*)$/;
const field = /^(?<name>\w+):(?<value>.*)$/;
const required = ["title", "excerpt", "category", "tags"];

/**
 * Reads the file of a sample article: lines of `name: value` between two of `---`, then the text.
 * @throws Error that names the file, for one that is written otherwise.
 */
export function readSampleText(written: string, file: string): SampleText {
	const { head, content = "" } = groupsOf(parts.exec(written.replaceAll("\r\n", "\n")));
	if (head === undefined) throw new Error(`${file} does not begin with its title between lines of ---.`);
	const fields = new Map(head.split("\n").map((line) => fieldOf(line, file)));
	const missing = required.filter((name) => !fields.get(name));
	if (missing.length > 0) throw new Error(`${file} does not say its ${missing.join(", ")}.`);
	const value = (name: string) => fields.get(name) ?? "";
	return {
		title: value("title"),
		excerpt: value("excerpt"),
		category: value("category"),
		tags: value("tags")
			.split(",")
			.map((tag) => tag.trim()),
		imageAlt: value("imageAlt"),
		content: content.trim(),
	};
}

function fieldOf(line: string, file: string): [name: string, value: string] {
	const { name, value = "" } = groupsOf(field.exec(line));
	if (name === undefined) throw new Error(`${file} has a line above its text that is no field: ${line}`);
	return [name, value.trim()];
}

function groupsOf(found: RegExpExecArray | null): Record<string, string | undefined> {
	return found?.groups ?? {};
}

/** The articles of a first start with their texts. */
export const sampleArticles: SampleArticle[] = sampleRows.map(withTexts);
