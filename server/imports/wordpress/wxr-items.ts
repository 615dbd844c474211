import sax from "sax";
import type { ImportFile } from "#server/imports/files/import-file.ts";
import { mebibyte, storable, textOf } from "#server/imports/files/text-file.ts";
import { ImportFileError } from "#server/imports/post/imported-post.ts";

/** The largest file of WordPress that is read. */
const maxMegabytes = 2048;
/** Characters of a value that are kept: an article may have a tenth of them. */
const maxCharacters = 2_000_000;
/** Elements within one another; WordPress writes five. */
const maxDepth = 50;
/** Attributes of an element; WordPress writes a few. */
const maxAttributes = 100;

/** A term of an item: a category, a tag, a language. */
export type WxrTerm = { domain: string; nicename: string; name: string };

/** An item of the file: its values by the names of its elements, such as `wp:post_name`. */
export type WxrItem = {
	values: Readonly<Record<string, string>>;
	terms: readonly WxrTerm[];
	meta: ReadonlyMap<string, string>;
	comments: number;
};

/** The parts of a file that its reader meets: the values of the site, an author, an item. */
export type WxrPart =
	| { kind: "site"; name: string; value: string }
	| { kind: "author"; login: string; name: string }
	| { kind: "item"; item: WxrItem };

/** Returns the nickname of the first term of a kind, such as a language; blank without one. */
export function termOf({ terms }: WxrItem, wanted: string): string {
	return terms.find(({ domain }) => domain === wanted)?.nicename ?? "";
}

/** Returns what the texts of one article in several languages share: as Polylang says it, or as WPML does. */
export function groupOf(item: WxrItem): string | undefined {
	return termOf(item, "post_translations") || item.meta.get("_wpml_import_translation_group") || undefined;
}

/** Elements within an item whose own elements are read apart from it. */
const nested = new Set(["wp:postmeta", "wp:comment"]);

/**
 * Reads files of WordPress eXtended RSS piece by piece: whatever their size, one item is in memory.
 * @throws ImportFileError for what is none, and for a doctype, whose entities could grow or fetch.
 */
export async function* wxrParts(files: readonly ImportFile[], signal?: AbortSignal): AsyncGenerator<WxrPart> {
	for (const file of files) {
		const reader = wxrReader(file.name);
		for await (const piece of textOf(file, maxMegabytes * mebibyte, signal)) {
			reader.write(piece);
			yield* reader.take();
		}
		reader.end();
		yield* reader.take();
	}
}

/** The parser's events as parts of a file. */
function wxrReader(path: string) {
	const parser = sax.parser(true, { position: true });
	const open: { name: string; value: string; attributes: Record<string, string> }[] = [];
	let found: WxrPart[] = [];
	let item = blankItem();
	let inner: Record<string, string> = {};
	let attributes = 0;

	const refuse = (why: string): never => {
		throw new ImportFileError(
			`${path} cannot be read: ${why} at line ${parser.line + 1}. Nothing more was done.`,
		);
	};
	parser.onerror = (error) => refuse(error.message.split("\n")[0] ?? "it is no XML");
	parser.ondoctype = () => refuse("a file of WordPress has no DOCTYPE, and this one does");
	parser.onopentagstart = () => {
		attributes = 0;
	};
	parser.onattribute = () => {
		attributes += 1;
		if (attributes > maxAttributes) refuse("an element has too many attributes");
	};
	parser.onopentag = (tag) => {
		if (open.length === 0 && tag.name !== "rss") refuse("it is no export of WordPress");
		if (open.length >= maxDepth) refuse("its elements are too deep within one another");
		if (tag.name === "item") item = blankItem();
		if (nested.has(tag.name) || tag.name === "wp:author") inner = {};
		open.push({ name: tag.name, value: "", attributes: tag.attributes as Record<string, string> });
	};
	const addText = (text: string) => {
		const last = open.at(-1);
		if (last !== undefined && last.value.length < maxCharacters) last.value += storable(text);
	};
	parser.ontext = addText;
	parser.oncdata = addText;
	parser.onclosetag = () => {
		const closed = open.pop();
		if (closed === undefined) return;
		const { name, value, attributes } = closed;
		const parent = open.at(-1)?.name ?? "";
		if (parent === "wp:postmeta" || parent === "wp:comment" || parent === "wp:author") inner[name] = value;
		else if (name === "wp:postmeta") item.meta.set(inner["wp:meta_key"] ?? "", inner["wp:meta_value"] ?? "");
		else if (name === "wp:comment")
			item.comments += /^(spam|trash)$/.test(inner["wp:comment_approved"] ?? "") ? 0 : 1;
		else if (name === "wp:author") found.push(authorOf(inner));
		else if (name === "item") found.push({ kind: "item", item });
		else if (parent === "item" && name === "category") {
			item.terms.push({
				domain: attributes.domain ?? "",
				nicename: attributes.nicename ?? "",
				name: value.trim(),
			});
		} else if (parent === "item") item.values[name] = value;
		else if (parent === "channel") found.push({ kind: "site", name, value: value.trim() });
	};

	return {
		write: (text: string) => void parser.write(text),
		end: () => void parser.close(),
		/** Returns the parts that are whole by now, each once. */
		take: () => {
			const taken = found;
			found = [];
			return taken;
		},
	};
}

function blankItem() {
	return {
		values: {} as Record<string, string>,
		terms: [] as WxrTerm[],
		meta: new Map<string, string>(),
		comments: 0,
	};
}

function authorOf(values: Record<string, string>): WxrPart {
	const login = (values["wp:author_login"] ?? "").trim();
	return { kind: "author", login, name: (values["wp:author_display_name"] ?? "").trim() || login };
}
