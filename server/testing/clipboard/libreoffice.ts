import { readdirSync, readFileSync } from "node:fs";
import { parse } from "node:path";
import type { Clipboard } from "./specials.ts";

const folder = new URL("libreoffice/", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), "utf8");

/** Documents as LibreOffice itself copied them, and the Markdown beside each that it is to become. */
export const libreOffice: Clipboard[] = readdirSync(folder)
	.filter((file) => file.endsWith(".html"))
	.map((file) => ({
		name: `LibreOffice itself, ${parse(file).name}`,
		html: read(file),
		markdown: read(`${parse(file).name}.md`),
	}));
