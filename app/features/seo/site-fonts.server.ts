import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type satori from "satori";
import { projectFolder } from "#platform/files/project-folder.ts";

const fontsFolder = join(projectFolder, "app", "ui", "fonts");

export type Fonts = Parameters<typeof satori>[1]["fonts"];

let loaded: Promise<Fonts> | undefined;

/** Reads the fonts for drawings, once: WOFF2 files of one instance. */
export function siteFonts(): Promise<Fonts> {
	loaded ??= Promise.all([
		face("Serif", "normal", "fraunces.woff2"),
		face("Serif", "italic", "fraunces-italic.woff2"),
		face("Sans", "normal", "instrument-sans.woff2"),
	]);
	return loaded;
}

async function face(name: string, style: "normal" | "italic", file: string) {
	return { name, style, weight: 400 as const, data: await readFile(join(fontsFolder, file)) };
}
