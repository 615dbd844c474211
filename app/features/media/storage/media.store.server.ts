import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { deletions } from "#app/content/storage/deletion.server.ts";
import { type FocalPoint, focusOfRow, positionOf } from "#app/features/media/focal-point.ts";
import type { ImageReplacement } from "#app/features/media/image-replacement.ts";
import type { ReplacementWork } from "#app/features/media/image-uses.ts";
import {
	altMember,
	type DescribedImage,
	type ImageWords,
	inAltMembers,
	type ShownImage,
} from "#app/features/media/library-image.ts";
import { hashOf, imageUrlOf } from "#app/features/media/media.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import type {
	MediaFocalPointsTable,
	MediaNamesTable,
	MediaTable,
	MediaTextsTable,
} from "#migrations/media-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { imageBytes, isHeld, type OutsideImages } from "./image-bytes.server.ts";
import { type ImageQuestion, imagePages } from "./image-pages.server.ts";

export type MediaStore = ReturnType<typeof mediaStore>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		media: Pick<MediaStore, "listPositions">;
	}
}

type NewImage = { bytes: Uint8Array; width: number; height: number; name?: string };

/** The images of the library; the bytes of each are in the database, or outside where a place is named. */
export function mediaStore(db: Kysely<Tables>, clock: Clock, outside?: OutsideImages) {
	const { place, mend, findBytes } = imageBytes(db, outside);
	const pages = imagePages(db);

	/** Stores an image once, under its first name. @returns its content hash. */
	async function add({ name = "", ...image }: NewImage): Promise<string> {
		const hash = createHash("sha256").update(image.bytes).digest("hex");
		const bytes = await place(hash, image.bytes);
		await db.transaction().execute(async (transaction) => {
			const { numInsertedOrUpdatedRows } = await transaction
				.insertInto("media")
				.values({ hash, ...image, bytes, created_at: clock().toISOString() })
				.onConflict((conflict) => conflict.column("hash").doNothing())
				.executeTakeFirst();
			if (numInsertedOrUpdatedRows === 0n) await mend(transaction, hash, bytes);
			else await writeName(transaction, hash, name);
		});
		return hash;
	}

	/** The size of an image in pixels; undefined without it. */
	async function findSize(hash: string): Promise<{ width: number; height: number } | undefined> {
		return db.selectFrom("media").select(["width", "height"]).where("hash", "=", hash).executeTakeFirst();
	}

	async function listHashes(): Promise<string[]> {
		const rows = await db.selectFrom("media").select("hash").execute();
		return rows.map(({ hash }) => hash);
	}

	/** Lists the images whose bytes are in the database. */
	async function listHeld(): Promise<string[]> {
		const rows = await db.selectFrom("media").select("hash").where(isHeld).execute();
		return rows.map(({ hash }) => hash);
	}

	/** Lists all images, or those of some hashes, the newest first, without their bytes. */
	async function list(hashes?: readonly string[]): Promise<DescribedImage[]> {
		const rows = await db
			.selectFrom("media")
			.$if(hashes !== undefined, (query) => query.where("media.hash", "in", hashes ?? []))
			.leftJoin("media_texts", "media_texts.hash", "media.hash")
			.leftJoin("media_focal_points", "media_focal_points.hash", "media.hash")
			.select(["media.hash", "width", "height", "created_at as createdAt", "language", "alt"])
			.leftJoin("media_names", "media_names.hash", "media.hash")
			.select(["focal_x", "focal_y", "name"])
			.orderBy("created_at", "desc")
			.orderBy("media.hash")
			.execute();
		return [...Map.groupBy(rows, ({ hash }) => hash)].map(([hash, same]) => {
			const [{ width, height, createdAt, ...row }] = same as [(typeof rows)[number]];
			const altIn = (wanted: Language) => same.find(({ language }) => language === wanted)?.alt ?? "";
			const [name, focus] = [row.name ?? "", focusOfRow(row)];
			return { hash, name, width, height, createdAt, focus, url: imageUrlOf(hash), ...inAltMembers(altIn) };
		});
	}

	/** Lists those of the images that exist, in any order. */
	async function listShown(hashes: readonly string[]): Promise<ShownImage[]> {
		if (hashes.length === 0) return [];
		const images = await list(hashes);
		return images.map(({ hash, width, height, focus, ...words }) => ({
			...{ hash, width, height, focus },
			alts: inEachLanguage((language) => words[altMember(language)]),
		}));
	}

	/** Replaces the texts of an image. @throws ApiError 404. */
	async function describe(hash: string, { name, ...alts }: ImageWords): Promise<void> {
		const rows = languages
			.map((language) => ({ hash, language, alt: alts[altMember(language)] }))
			.filter(({ alt }) => alt !== "");
		await db.transaction().execute(async (transaction) => {
			await holdImage(transaction, hash);
			await transaction.deleteFrom("media_texts").where("hash", "=", hash).execute();
			if (rows.length > 0) await transaction.insertInto("media_texts").values(rows).execute();
			if (name !== undefined) await writeName(transaction, hash, name);
		});
	}

	/** Returns the alternative text of the image at an address in a language, or blank. */
	async function findAlt(url: string, language: Language): Promise<string> {
		const row = await db
			.selectFrom("media_texts")
			.select("alt")
			.where("hash", "=", hashOf(url) ?? "")
			.where("language", "=", language)
			.executeTakeFirst();
		return row?.alt ?? "";
	}

	/** @throws ApiError 404. */
	async function get(hash: string): Promise<DescribedImage> {
		const [image] = await list([hash]);
		if (image === undefined) throw noImage();
		return image;
	}

	/** Lists at most `limit` matches behind a place, in the filter's order, and counts all. */
	async function listPage(question: ImageQuestion, limit: number, after?: readonly string[]) {
		const { hashes, total } = await pages.find(question, limit, after);
		const found = new Map(
			(hashes.length === 0 ? [] : await list(hashes)).map((image) => [image.hash, image]),
		);
		const images = hashes.map((hash) => found.get(hash)).filter((image) => image !== undefined);
		return { images, total };
	}

	/** Lists the languages in which an image has an alternative text. */
	async function listDescribed(hash: string): Promise<Language[]> {
		const rows = await db.selectFrom("media_texts").select("language").where("hash", "=", hash).execute();
		return rows.map(({ language }) => language);
	}

	/** @throws ApiError 404. */
	async function getFocus(hash: string): Promise<FocalPoint> {
		const row = await db
			.selectFrom("media")
			.leftJoin("media_focal_points", "media_focal_points.hash", "media.hash")
			.select(["focal_x", "focal_y"])
			.where("media.hash", "=", hash)
			.executeTakeFirst();
		if (row === undefined) throw noImage();
		return focusOfRow(row);
	}

	/** @throws ApiError 404. */
	async function setFocus(hash: string, { x, y }: FocalPoint): Promise<void> {
		await db.transaction().execute(async (transaction) => {
			await holdImage(transaction, hash);
			await transaction.deleteFrom("media_focal_points").where("hash", "=", hash).execute();
			if (positionOf({ x, y }) === undefined) return;
			await transaction.insertInto("media_focal_points").values({ hash, focal_x: x, focal_y: y }).execute();
		});
	}

	/** Returns the positions of crops, as CSS's `object-position`, that are not in the middle. */
	async function listPositions(urls: readonly string[]): Promise<Record<string, string>> {
		const hashes = urls.map(hashOf).filter((hash) => hash !== undefined);
		if (hashes.length === 0) return {};
		const rows = await db.selectFrom("media_focal_points").selectAll().where("hash", "in", hashes).execute();
		const positions = new Map(rows.map((row) => [row.hash, positionOf(focusOfRow(row))]));
		const found = urls.flatMap((url) => {
			const position = positions.get(hashOf(url) ?? "");
			return position === undefined ? [] : [[url, position] as const];
		});
		return Object.fromEntries(found);
	}

	/** Does all works in one transaction. @returns in how many things. @throws ApiError 404. */
	async function replace({ from, to }: ImageReplacement, works: readonly ReplacementWork[]): Promise<number> {
		return db.transaction().execute(async (transaction) => {
			// Locked in one order, so that two opposite replacements wait for one another.
			for (const hash of [from, to].toSorted()) await holdImage(transaction, hash);
			let replaced = 0;
			for (const work of works) replaced += await work(transaction);
			return replaced;
		});
	}

	return {
		add,
		findBytes,
		findSize,
		list,
		listShown,
		listHashes,
		listHeld,
		describe,
		findAlt,
		get,
		listPage,
		count: pages.count,
		listDescribed,
		getFocus,
		setFocus,
		listPositions,
		replace,
		...deletedImages(db, clock),
	};
}

export const mediaEffects: Effects<ReturnType<typeof mediaStore>> = {
	setFocus: "write",
	describe: "write",
	listPositions: "read",
	listShown: "memoized",
	add: "uncached",
	findAlt: "uncached",
	get: "uncached",
	listPage: "uncached",
	count: "uncached",
	listDescribed: "uncached",
	getFocus: "uncached",
	remove: "write",
	restore: "write",
	// The content that shows it is changed by its own store.
	replace: "uncached",
	findSize: "uncached",
	findBytes: "uncached",
	list: "uncached",
	listHashes: "uncached",
	listHeld: "uncached",
};

/** Replaces the name of an image, which the transaction holds. */
async function writeName(transaction: Kysely<Tables>, hash: string, name: string): Promise<void> {
	await transaction.deleteFrom("media_names").where("hash", "=", hash).execute();
	if (name !== "") await transaction.insertInto("media_names").values({ hash, name }).execute();
}

/** Locks an image's row for the transaction, by an update of nothing. @throws ApiError 404. */
async function holdImage(transaction: Kysely<Tables>, hash: string): Promise<void> {
	const { numUpdatedRows } = await transaction
		.updateTable("media")
		.set({ hash })
		.where("hash", "=", hash)
		.executeTakeFirst();
	if (numUpdatedRows === 0n) throw noImage();
}

function noImage(): ApiError {
	return new ApiError(404, "not-found", "This image does not exist, or has been deleted.");
}

/** All of a deleted image, whose address serves nothing meanwhile. Without bytes, those are outside. */
type DeletedImage = {
	image: Omit<MediaTable, "bytes"> & { base64: string };
	texts: MediaTextsTable[];
	focalPoints: MediaFocalPointsTable[];
	names: MediaNamesTable[];
};

/** Deletes and restores images. One that was uploaded again meanwhile stays as it is. */
function deletedImages(db: Kysely<Tables>, clock: Clock) {
	return deletions<DeletedImage, void>(db, clock, {
		row: { kind: "image", table: "media", key: "hash" },
		hold: holdImage,
		read: readWhole,
		restore:
			async (_hash, { image, texts, focalPoints, names }) =>
			async (transaction) => {
				const { base64, ...row } = image;
				const { numInsertedOrUpdatedRows } = await transaction
					.insertInto("media")
					.values({ ...row, bytes: Buffer.from(base64, "base64") })
					.onConflict((conflict) => conflict.column("hash").doNothing())
					.executeTakeFirst();
				if (numInsertedOrUpdatedRows === 0n) return;
				if (texts.length > 0) await transaction.insertInto("media_texts").values(texts).execute();
				if (focalPoints.length > 0) {
					await transaction.insertInto("media_focal_points").values(focalPoints).execute();
				}
				if (names.length > 0) await transaction.insertInto("media_names").values(names).execute();
			},
	});
}

async function readWhole(
	db: Kysely<Tables>,
	hash: string,
): Promise<{ title: string; content: DeletedImage }> {
	const { bytes, ...image } = await db
		.selectFrom("media")
		.selectAll()
		.where("hash", "=", hash)
		.executeTakeFirstOrThrow();
	const texts = await db.selectFrom("media_texts").selectAll().where("hash", "=", hash).execute();
	const focalPoints = await db
		.selectFrom("media_focal_points")
		.selectAll()
		.where("hash", "=", hash)
		.execute();
	const names = await db.selectFrom("media_names").selectAll().where("hash", "=", hash).execute();
	const written = languages.flatMap((wanted) => texts.filter(({ language }) => language === wanted));
	const base64 = Buffer.from(bytes).toString("base64");
	return {
		title: names[0]?.name ?? written[0]?.alt ?? "",
		content: { image: { ...image, base64 }, texts, focalPoints, names },
	};
}
