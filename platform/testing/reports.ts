import { readFileSync } from "node:fs";

/** Returns a report as a mail server wrote it, about one letter to one reader. */
export function reportOf(name: string, { code, reader }: { code: string; reader: string }): string {
	const text = readFileSync(new URL(`reports/${name}.eml`, import.meta.url), "utf8");
	return text.replaceAll("{{code}}", code).replaceAll("{{reader}}", reader).replace(/\r?\n/g, "\r\n");
}
