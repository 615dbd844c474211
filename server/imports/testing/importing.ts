import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { systemClock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { migratedPlace } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { openStores } from "#server/composition/stores.ts";
import { type ImportOptions, importSite } from "#server/imports/import-site.ts";

export const plainOptions: ImportOptions = {
	...{ language: undefined, publishes: false, isDry: false, pictures: undefined, fetches: false },
	...{ from: undefined, members: undefined, consent: undefined },
	signal: new AbortController().signal,
	onProgress: () => undefined,
};

/** A site without content, and a folder in which the files of an old one stand. */
export async function emptySite(engine: Database["engine"]) {
	const place = await migratedPlace(engine);
	const database = await openDatabase(place);
	await database.close();
	const folder = await freshFolder();

	/** Writes a file and imports it. */
	async function importText(text: string | Uint8Array, options: Partial<ImportOptions> = {}) {
		const path = join(folder, "export");
		await writeFile(path, text);
		return importSite(path, place, { ...plainOptions, ...options });
	}

	/** Reads what the site holds now. */
	async function read<Result>(
		reading: (stores: ReturnType<typeof openStores>) => Promise<Result>,
	): Promise<Result> {
		const opened = await openDatabase(place);
		try {
			return await reading(openStores(opened, systemClock));
		} finally {
			await opened.close();
		}
	}

	const articles = () =>
		read(async ({ articles: { reading } }) => {
			const listed = await reading.list({ publishedOnly: false });
			const whole = await Promise.all(listed.map(({ id }) => reading.get(id)));
			return whole.toSorted((one, other) => one.slug.localeCompare(other.slug));
		});

	return { place, folder, importText, read, articles };
}

/** Writes a picture below a folder. @returns its bytes. */
export async function writePicture(path: string, background: string): Promise<Uint8Array> {
	const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
		.jpeg()
		.toBuffer();
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, bytes);
	return bytes;
}
