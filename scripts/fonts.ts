/**
 * Makes the three self-hosted fonts of `app/ui/fonts/` from the @fontsource-variable packages. Run
 * `node scripts/fonts.ts` after an update of one of those packages or a change below, look at the
 * pages again, and commit the woff2 files; nothing runs this during a build.
 *
 * Figures. Fraunces: optical size 72 and weight 400 are pinned, SOFT and WONK too. At 72 a title of
 * 88 px is already sharp and one of 22 px still readable, from 96 on the bar of the "e" is lost;
 * keeping a weight range of 380 to 450 would double the file (17 to 33 KB). Instrument Sans keeps
 * its whole weight axis. Numerals are lining in both; `tnum` (Instrument Sans) costs 1.3 KB. The
 * budget is for the two preloaded files together. The metrics of the fallback faces in
 * `app/ui/fonts.css` depend on the axes pinned here.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { readToolOptions } from "./tool-options.ts";

type Range = { readonly min: number; readonly max: number };

type Options = {
	readonly targetFormat: "sfnt" | "woff2";
	readonly keepFeatures: readonly string[];
	readonly variationAxes?: Readonly<Record<string, number | Range>>;
};

type Font = {
	/** Literal `require.resolve` calls below, so that knip sees the packages in use. */
	readonly source: string;
	readonly output: string;
	readonly preloaded: boolean;
	readonly features: readonly string[];
	readonly axes: Readonly<Record<string, number | Range>>;
	/** Characters asked for that the source is known not to draw: the fallback face shows them. */
	readonly absent: string;
};

// subset-font has no type declarations.
const require = createRequire(import.meta.url);
const subset: (font: Buffer, text: string, options: Options) => Promise<Buffer> = require("subset-font");

const folder = new URL("../app/ui/fonts", import.meta.url);
const budget = 60_000;

const between = (first: number, last: number): string =>
	String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const characters = [
	between(0x20, 0x7e),
	between(0xa0, 0xff),
	"ŒœŸ‘’“”«»‹›–—…•·×−→↗←✓€№",
	"\u2009\u202f", // thin space, narrow no-break space
].join("");

const display = { opsz: 72, wght: 400, SOFT: 0, WONK: 0 };
const spaces = "\u2009\u202f";

const fonts: readonly Font[] = [
	{
		source: require.resolve("@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2"),
		output: "fraunces.woff2",
		preloaded: true,
		features: ["kern", "liga", "rvrn"],
		axes: display,
		absent: `Ÿ→↗←✓№${spaces}`,
	},
	{
		source: require.resolve("@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2"),
		output: "fraunces-italic.woff2",
		preloaded: false,
		features: ["kern", "liga", "rvrn"],
		axes: display,
		absent: `Ÿ→↗←✓№${spaces}`,
	},
	{
		source: require.resolve(
			"@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
		),
		output: "instrument-sans.woff2",
		preloaded: true,
		features: ["kern", "liga", "tnum"],
		axes: { wght: { min: 400, max: 700 } },
		absent: `¤¦¬\u00ad±²³µ¹¼½¾Ÿ→↗←✓№${spaces}`,
	},
];

/** Returns the offset of a table in an sfnt file. */
function tableOffset(font: Buffer, tag: string): number {
	for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16) {
		if (font.toString("latin1", entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
	}
	throw new Error(`The font has no ${tag} table`);
}

/**
 * Turns the feature `rvrn` of an instance into `rlig`, in place. In these files the base letters
 * are the "wonky" ones and `rvrn` puts the plain ones (WONK 0) in their place. Pinning leaves that
 * as a plain, unconditional substitution, and not every browser applies `rvrn` to a font that is no
 * longer variable; `rlig` is applied always, by all of them.
 */
function requirePlainLetters(font: Buffer): void {
	const table = tableOffset(font, "GSUB");
	const list = table + font.readUInt16BE(table + 6);
	for (let record = list + 2; record < list + 2 + font.readUInt16BE(list) * 6; record += 6) {
		if (font.toString("latin1", record, record + 4) === "rvrn") font.write("rlig", record, "latin1");
	}
}

/** Returns the characters of a font, from its `cmap` subtable of format 4. */
function mapped(font: Buffer): Set<string> {
	const found = new Set<string>();
	const cmap = tableOffset(font, "cmap");
	for (let entry = 0; entry < font.readUInt16BE(cmap + 2); entry += 1) {
		const table = cmap + font.readUInt32BE(cmap + 8 + entry * 8);
		if (font.readUInt16BE(table) !== 4) continue;
		const size = font.readUInt16BE(table + 6);
		for (let segment = 0; segment < size; segment += 2) {
			const last = font.readUInt16BE(table + 14 + segment);
			const first = font.readUInt16BE(table + 16 + size + segment);
			const delta = font.readUInt16BE(table + 16 + 2 * size + segment);
			const at = table + 16 + 3 * size + segment;
			const shift = font.readUInt16BE(at);
			for (let code = first; code <= last && code < 0xffff; code += 1) {
				const raw = shift === 0 ? code : font.readUInt16BE(at + shift + 2 * (code - first));
				if (raw !== 0 && ((raw + delta) & 0xffff) !== 0) found.add(String.fromCharCode(code));
			}
		}
	}
	return found;
}

const name = (character: string): string =>
	`U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;

async function make(font: Font): Promise<number> {
	const source = await readFile(font.source);
	const plain = await subset(source, characters, {
		targetFormat: "sfnt",
		keepFeatures: font.features,
		variationAxes: font.axes,
	});
	requirePlainLetters(plain);

	const glyphs = mapped(plain);
	const absent = new Set(font.absent);
	const wrong = [...new Set(characters)].filter(
		(character) => glyphs.has(character) === absent.has(character),
	);
	if (wrong.length > 0) {
		throw new Error(
			`${font.source}: presence differs from the list of absent characters: ${wrong.map(name).join(" ")}`,
		);
	}

	const features = font.features.map((feature) => (feature === "rvrn" ? "rlig" : feature));
	const web = await subset(plain, characters, { targetFormat: "woff2", keepFeatures: features });
	await writeFile(new URL(font.output, folder), web);
	console.log(`${font.output} ${web.length} bytes, without ${[...absent].map(name).join(" ")}`);
	return font.preloaded ? web.length : 0;
}

readToolOptions("npm run fonts  makes the self-hosted fonts from their packages");
await mkdir(folder, { recursive: true });
let preloaded = 0;
for (const font of fonts) preloaded += await make(font);
console.log(`Preloaded: ${preloaded} bytes`);
if (preloaded > budget) throw new Error(`The preloaded fonts exceed ${budget} bytes`);
