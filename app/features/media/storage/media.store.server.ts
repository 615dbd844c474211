import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { type FocalPoint, focusOfRow, positionOf } from "#app/features/media/focal-point.ts";
import {
	altMember,
	type ImageAlts,
	type ImageWords,
	inAltMembers,
	type LibraryImage,
	type ShownImage,
} from "#app/features/media/library-image.ts";
import { hashOf, imageUrlOf } from "#app/features/media/media.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { deletedImages } from "./media.deletion.server.ts";
import { replacedImages } from "./media.replacement.server.ts";
import { holdImage, noImage } from "./media.row.server.ts";

export type MediaStore = ReturnType<typeof mediaStore>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		media: Pick<MediaStore, "listPositions">;
	}
}

/** An image without the articles that show it: those are another feature's to know. */
export type StoredImage = Omit<LibraryImage, "usedIn">;

type NewImage = { bytes: Uint8Array; width: number; height: number; name?: string };

/**
 * Images as they were stored: one row for each content, so that one backup of the database holds
 * everything.
 */
export function mediaStore(db: Kysely<Tables>, clock: Clock) {
	/**
	 * Stores the bytes of an image of `width` x `height` pixels once, under its first name. @returns
	 * its content hash.
	 */
	async function add({ name = "", ...image }: NewImage): Promise<string> {
		const hash = createHash("sha256").update(image.bytes).digest("hex");
		await db.transaction().execute(async (transaction) => {
			const { numInsertedOrUpdatedRows } = await transaction
				.insertInto("media")
				.values({ hash, ...image, created_at: clock().toISOString() })
				.onConflict((conflict) => conflict.column("hash").doNothing())
				.executeTakeFirst();
			if (numInsertedOrUpdatedRows !== 0n) await writeName(transaction, hash, name);
		});
		return hash;
	}

	/** The stored bytes with this content hash, if there are any. */
	async function findBytes(hash: string): Promise<Uint8Array | undefined> {
		const row = await db.selectFrom("media").select("bytes").where("hash", "=", hash).executeTakeFirst();
		return row?.bytes;
	}

	/** Whether there is an image with this content hash. */
	async function exists(hash: string): Promise<boolean> {
		const row = await db.selectFrom("media").select("hash").where("hash", "=", hash).executeTakeFirst();
		return row !== undefined;
	}

	/** The content hashes of all images. */
	async function listHashes(): Promise<string[]> {
		const rows = await db.selectFrom("media").select("hash").execute();
		return rows.map(({ hash }) => hash);
	}

	/** Every image, the newest first, without its bytes. */
	async function list(): Promise<StoredImage[]> {
		const rows = await db
			.selectFrom("media")
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

	/** These images as the site shows them, in any order, without those that are not there. */
	async function listShown(hashes: readonly string[]): Promise<ShownImage[]> {
		if (hashes.length === 0) return [];
		const images = await list();
		return images
			.filter(({ hash }) => hashes.includes(hash))
			.map(({ hash, width, height, focus, ...words }) => ({
				...{ hash, width, height, focus },
				alts: inEachLanguage((language) => words[altMember(language)]),
			}));
	}

	/** Changes what describes an image, and what it is called. @throws ApiError 404. */
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

	/** What describes the image at an address in a language; blank where nothing does. */
	async function findAlt(url: string, language: Language): Promise<string> {
		const row = await db
			.selectFrom("media_texts")
			.select("alt")
			.where("hash", "=", hashOf(url) ?? "")
			.where("language", "=", language)
			.executeTakeFirst();
		return row?.alt ?? "";
	}

	/** What describes an image in every language; blank where nothing does. @throws ApiError 404. */
	async function getAlts(hash: string): Promise<ImageAlts> {
		const rows = await db
			.selectFrom("media")
			.leftJoin("media_texts", "media_texts.hash", "media.hash")
			.select(["language", "alt"])
			.where("media.hash", "=", hash)
			.execute();
		if (rows.length === 0) throw noImage();
		return inAltMembers((wanted) => rows.find(({ language }) => language === wanted)?.alt ?? "");
	}

	/** In which languages an image is described. */
	async function listDescribed(hash: string): Promise<Language[]> {
		const rows = await db.selectFrom("media_texts").select("language").where("hash", "=", hash).execute();
		return rows.map(({ language }) => language);
	}

	/** Where crops of an image stay. @throws ApiError 404. */
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

	/** Changes where crops of an image stay. @throws ApiError 404. */
	async function setFocus(hash: string, { x, y }: FocalPoint): Promise<void> {
		await db.transaction().execute(async (transaction) => {
			await holdImage(transaction, hash);
			await transaction.deleteFrom("media_focal_points").where("hash", "=", hash).execute();
			if (positionOf({ x, y }) === undefined) return;
			await transaction.insertInto("media_focal_points").values({ hash, focal_x: x, focal_y: y }).execute();
		});
	}

	/**
	 * Where crops of images stay, as CSS's `object-position`, by the addresses that were asked for.
	 * Those that stay in the middle have none.
	 */
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

	return {
		add,
		findBytes,
		exists,
		list,
		listShown,
		listHashes,
		describe,
		findAlt,
		getAlts,
		listDescribed,
		getFocus,
		setFocus,
		listPositions,
		...deletedImages(db, clock),
		...replacedImages(db),
	};
}

export const mediaEffects: Effects<ReturnType<typeof mediaStore>> = {
	setFocus: "write",
	describe: "write",
	listPositions: "read",
	listShown: "memoized",
	add: "uncached",
	findAlt: "uncached",
	getAlts: "uncached",
	listDescribed: "uncached",
	getFocus: "uncached",
	remove: "write",
	restore: "write",
	// What shows it is changed by whoever it belongs to.
	replace: "uncached",
	exists: "uncached",
	findBytes: "uncached",
	list: "uncached",
	listHashes: "uncached",
};

/** Writes what an image is called in place of what it was. Part of a transaction that holds the image. */
async function writeName(transaction: Kysely<Tables>, hash: string, name: string): Promise<void> {
	await transaction.deleteFrom("media_names").where("hash", "=", hash).execute();
	if (name !== "") await transaction.insertInto("media_names").values({ hash, name }).execute();
}
