import { ImportFileError } from "#server/imports/post/imported-post.ts";
import { beginningOf, fileOnDisk, type ImportFile } from "./import-file.ts";
import { openZip, type ZipContent } from "./zip-file.ts";

/** The export of another site: its files by what wrote them, and the zip that they came in. */
export type FoundExport = {
	kind: "wordpress" | "ghost";
	/** One of Ghost; those of WordPress in the order of their names, as large sites are exported. */
	files: readonly [ImportFile, ...ImportFile[]];
	zip: ZipContent | undefined;
};

/** Bytes at the beginning of a file that tell what it is. */
const tellingBytes = 4096;

/**
 * Marks of an export: beside it, a zip may hold the theme of the site with settings of its own, and other
 * files.
 */
const isGhost = /^\{\s*"(db|meta|data)"\s*:/;
const isWxr = /^<[\s\S]*wordpress\.org\/export\//;

/** Finds the export in a file, or in a zip that may hold pictures, too. @throws ImportFileError where there is none. */
export async function findExport(path: string): Promise<FoundExport> {
	const file = await fileOnDisk(path);
	const begin = await beginningOf(file, tellingBytes);
	if (begin.startsWith("<")) return { kind: "wordpress", files: [file], zip: undefined };
	if (begin.startsWith("{")) return { kind: "ghost", files: [file], zip: undefined };
	if (begin.startsWith("PK")) return findInZip(path);
	const hint = begin.startsWith("\u001f") ? ": unpack it first" : "";
	throw new ImportFileError(
		`${path} is neither an export of WordPress (XML) nor one of Ghost (JSON)${hint}. Nothing was done.`,
	);
}

async function findInZip(path: string): Promise<FoundExport> {
	const zip = await openZip(path);
	try {
		const wordpress = await filesLike(zip, /\.xml$/i, isWxr);
		const ghost = await filesLike(zip, /\.json$/i, isGhost);
		const [first, ...others] = [...wordpress, ...ghost];
		if (first === undefined) {
			throw new ImportFileError(
				`${path} holds no export of WordPress (XML) and none of Ghost (JSON). Nothing was done.`,
			);
		}
		if (ghost.length > 0 && others.length > 0) {
			const names = [first, ...others].map(({ name }) => name.slice(path.length + 1)).join(", ");
			throw new ImportFileError(
				`${path} holds several exports (${names}): import one after the other. Nothing was done.`,
			);
		}
		return { kind: ghost.length > 0 ? "ghost" : "wordpress", files: [first, ...others], zip };
	} catch (error) {
		zip.close();
		throw error;
	}
}

async function filesLike(zip: ZipContent, name: RegExp, begin: RegExp): Promise<ImportFile[]> {
	const found: [string, ImportFile][] = [];
	for (const [path, file] of zip.files) {
		if (name.test(path) && begin.test(await beginningOf(file, tellingBytes))) found.push([path, file]);
	}
	// As people count: part 2 before part 10.
	const byName = new Intl.Collator("en", { numeric: true });
	return found.sort(([one], [other]) => byName.compare(one, other)).map(([, file]) => file);
}
