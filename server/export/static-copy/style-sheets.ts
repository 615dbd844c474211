import { sha256 } from "#server/backup/row-digest.ts";
import { relativeTo } from "./copied-addresses.ts";

type Parts = {
	write(file: string, css: string): Promise<void>;
	files: {
		read(path: string): Promise<Uint8Array | undefined>;
		take(path: string): Promise<string | undefined>;
	};
};

export type StyleSheets = ReturnType<typeof styleSheets>;

const addresses = /url\((["']?)(\/[^"')]+)\1\)/g;
/** The condition of styles for pages without scripts alone: to a browser, the copy is one with scripts. */
const withoutScripts = /\(\s*scripting:\s*none\s*\)/g;

const noScriptElement = /(?<=[\s>+~,(])noscript\b/g;

/** Writes the styles of pages as files, each once. */
export function styleSheets({ write, files }: Parts) {
	const known = new Map<string, string>();

	/** @returns the file of a style. */
	async function take(css: string): Promise<string> {
		const found = known.get(css);
		if (found !== undefined) return found;
		const file = `assets/style-${sha256(css).slice(0, 12)}.css`;
		known.set(css, file);
		const shown = css.replaceAll(withoutScripts, "all").replaceAll(noScriptElement, ".noscript");
		await write(file, await relinked(shown, file));
		return file;
	}

	/** Rewrites what a style names. Typefaces are within it: browsers load none from a disk. */
	async function relinked(css: string, from: string): Promise<string> {
		const found = new Map<string, string>();
		for (const [whole, , path = ""] of css.matchAll(addresses)) {
			if (found.has(whole)) continue;
			found.set(whole, path.endsWith(".woff2") ? await typeface(path) : await relative(path, from));
		}
		return css.replaceAll(addresses, (whole) => found.get(whole) ?? whole);
	}

	async function typeface(path: string): Promise<string> {
		const bytes = await files.read(path);
		return `url(data:font/woff2;base64,${Buffer.from(bytes ?? []).toString("base64")})`;
	}

	async function relative(path: string, from: string): Promise<string> {
		const file = await files.take(path);
		return file === undefined ? "url()" : `url("${relativeTo(from, file)}")`;
	}

	return { take, relinked };
}
