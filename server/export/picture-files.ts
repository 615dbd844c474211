import { altMember, type DescribedImage } from "#app/features/media/library-image.ts";
import { mediaPath } from "#app/features/media/media.ts";
import { everyImageOf } from "#app/features/media/storage/image-pages.server.ts";
import type { MediaStore } from "#app/features/media/storage/media.store.server.ts";
import { slugOf } from "#app/i18n/slug.ts";
import { languages } from "#app/site/site-config.ts";
import type { ExportFolder } from "./folder/export-folder.ts";
import type { Progress } from "./folder/export-progress.ts";
import { type Columns, writeTable } from "./tables.ts";

/** The characters of a hash that tell pictures of one name apart, and of a name that stay readable. */
const hashCharacters = 8;
const nameCharacters = 60;

const inText = new RegExp(`${mediaPath}([0-9a-f]{64})-\\d+\\.\\w+`, "g");

/** The file of each picture of the library, by its content hash. */
export type PictureFiles = {
	/** Text in which addresses of pictures, below `origin` too, are those of the files. */
	linked(text: string, toRoot: string, origin?: string): string;
	find(url: string): string | undefined;
	count: number;
};

/** Writes the pictures of the library as they were stored, and a table of what they show. */
export async function writePictures(
	folder: ExportFolder,
	media: Pick<MediaStore, "listPage" | "findBytes">,
	onProgress: Progress,
): Promise<PictureFiles> {
	const files = new Map<string, string>();
	let looked = 0;
	for await (const images of everyImageOf(media)) {
		for (const image of images) {
			looked += 1;
			// One at a time: all of them would not fit into memory.
			const bytes = await media.findBytes(image.hash);
			if (bytes === undefined) continue;
			const file = `pictures/${nameOf(image)}.${formatOf(bytes)}`;
			await folder.write(file, bytes);
			files.set(image.hash, file);
			onProgress("pictures", looked);
		}
	}
	await writeTable(folder, "pictures/pictures.csv", columnsOf(files), everyImageOf(media));
	const find = (url: string) => files.get([...url.matchAll(inText)][0]?.[1] ?? "");
	return {
		find,
		count: files.size,
		linked: (text, toRoot, origin = "") =>
			text.replaceAll(origin + mediaPath, mediaPath).replace(inText, (url, hash: string) => {
				const file = files.get(hash);
				// One that was deleted from the library stays on the site alone.
				return file === undefined ? origin + url : toRoot + file;
			}),
	};
}

const columnsOf = (files: ReadonlyMap<string, string>): Columns<DescribedImage> => [
	["File", ({ hash }) => files.get(hash)?.replace("pictures/", "") ?? ""],
	["Name", ({ name }) => name],
	...languages.map((language): Columns<DescribedImage>[number] => [
		`Shows (${language})`,
		(image) => image[altMember(language)],
	]),
	["Width", ({ width }) => String(width)],
	["Height", ({ height }) => String(height)],
	["Added", ({ createdAt }) => createdAt],
	["Address", ({ url }) => url],
];

function nameOf({ name, alt, hash }: DescribedImage): string {
	const readable = (slugOf(name) || slugOf(alt)).slice(0, nameCharacters).replace(/-$/, "");
	return [readable || "picture", hash.slice(0, hashCharacters)].join("-");
}

/** The format of a stored picture, by its first bytes. */
function formatOf(bytes: Uint8Array): string {
	const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
	if (start.startsWith("\x89PNG")) return "png";
	if (start.startsWith("GIF8")) return "gif";
	if (start.startsWith("\xff\xd8")) return "jpg";
	return start.slice(4).startsWith("ftyp") ? "avif" : "webp";
}
