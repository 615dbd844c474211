import { type Kysely, sql } from "kysely";
import { lastSave, readLastSave } from "#app/content/storage/last-save.server.ts";
import { overtakenReplacement, staleConflict } from "#app/content/storage/versioned.server.ts";
import type { ReplaceImage } from "#app/features/media/image-uses.ts";
import type { ImageUse } from "#app/features/media/library-image.ts";
import type { Logo } from "#app/site/logo.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { updateVersion } from "#platform/database/update-version.ts";
import {
	imagesOf,
	type LookChoices,
	lookChoices,
	newChoices,
	type StoredLook,
	withOtherImage,
} from "./stored-look.ts";

export type LookStore = ReturnType<typeof lookStore>;

/** The table's only row. */
const rowId = 1;

/** Every query on how the site looks. What is stored is what differs from a new site. */
export function lookStore(db: Kysely<Tables>, clock: Clock) {
	const { addLogo, findLogo } = storedLogos(db, clock);

	async function find(): Promise<StoredLook> {
		const { look, version, updated_at } = await read(db);
		const choices = choicesOf(look);
		const stored = choices.logo === null ? undefined : await findLogo(choices.logo);
		const known = { version, updatedAt: updated_at };
		if (stored === undefined) return { look: { ...choices, logo: null }, logo: null, ...known };
		const { bytes: _, ...logo } = stored;
		return { look: choices, logo, ...known };
	}

	/** Saves the choices. @throws ApiError 409 `stale`; 404 for a logo that is not stored. */
	async function save(look: LookChoices, version: number): Promise<StoredLook> {
		if (look.logo !== null && (await findLogo(look.logo)) === undefined)
			throw new ApiError(404, "not-found", "This logo does not exist. Please choose the file once more.");
		await requireImages(imagesOf(look));
		const isSaved = await replace(db, look, version);
		const current = await find();
		if (!isSaved) throw staleConflict(current, await readLastSave(db, "site_look", sql`id = ${rowId}`));
		return current;
	}

	function read(connection: Kysely<Tables>) {
		return connection.selectFrom("site_look").selectAll().where("id", "=", rowId).executeTakeFirstOrThrow();
	}

	function replace(connection: Kysely<Tables>, look: LookChoices, version: number): Promise<boolean> {
		const now = clock();
		const columns = { look: changesIn(look), updated_at: now.toISOString(), ...lastSave(now) };
		return updateVersion(connection, { table: "site_look", id: rowId, version }, columns);
	}

	/** @throws ApiError 404 where the library has not all of these images. */
	async function requireImages(hashes: string[]): Promise<void> {
		if (hashes.length === 0) return;
		const rows = await db.selectFrom("media").select("hash").where("hash", "in", hashes).execute();
		if (rows.length < hashes.length)
			throw new ApiError(404, "not-found", "This image does not exist, or has been deleted.");
	}

	/** The images of the library that the look needs, by content hash. */
	async function listImageUses(): Promise<Map<string, ImageUse[]>> {
		const use = { id: "look", title: "", place: "look" } as const;
		return new Map(imagesOf((await find()).look).map((hash) => [hash, [use]]));
	}

	/** Puts one image in place of another. @throws ApiError 409 where the look was changed meanwhile. */
	const replaceImage: ReplaceImage = (replacement, commit) =>
		commit(async (transaction) => {
			const { look, version } = await read(transaction);
			const choices = choicesOf(look);
			if (!imagesOf(choices).includes(replacement.from)) return 0;
			if (await replace(transaction, withOtherImage(choices, replacement), version)) return 1;
			throw overtakenReplacement();
		});

	return { find, save, replaceImage, addLogo, findLogo, listImageUses };
}

function storedLogos(db: Kysely<Tables>, clock: Clock) {
	/** Stores a logo once, so that it can be chosen. None is deleted: mails go on showing it. */
	async function addLogo({ bytes, ...logo }: LogoWithBytes): Promise<Logo> {
		const { isOpaque, ...columns } = logo;
		const created_at = clock().toISOString();
		await db
			.insertInto("logos")
			.values({ ...columns, bytes, is_opaque: isOpaque ? 1 : 0, created_at })
			.onConflict((conflict) => conflict.column("hash").doNothing())
			.execute();
		return logo;
	}

	async function findLogo(hash: string): Promise<LogoWithBytes | undefined> {
		const row = await db.selectFrom("logos").selectAll().where("hash", "=", hash).executeTakeFirst();
		if (row === undefined) return undefined;
		const { type, bytes, width, height } = row;
		return { hash, type, bytes, width, height, isOpaque: row.is_opaque === 1 };
	}

	return { addLogo, findLogo };
}

export const lookEffects: Effects<ReturnType<typeof lookStore>> = {
	save: "write",
	replaceImage: "write",
	find: "memoized",
	// On no page until it is chosen.
	addLogo: "uncached",
	findLogo: "uncached",
	listImageUses: "uncached",
};

type LogoWithBytes = Logo & { bytes: Uint8Array };

/** Returns as JSON the choices that differ from a new site's. */
function changesIn(look: LookChoices): string {
	const changed = Object.entries(look).filter(
		([name, value]) => JSON.stringify(value) !== JSON.stringify(newChoices[name as keyof LookChoices]),
	);
	return JSON.stringify(Object.fromEntries(changed));
}

/** A choice that was stored under older rules, and breaks today's, is that of a new site. */
function choicesOf(stored: string): LookChoices {
	const changes = JSON.parse(stored) as object;
	const each = Object.entries(changes).map(([name, value]) => {
		const parsed = lookChoices.partial().safeParse({ [name]: value });
		return parsed.success ? parsed.data : {};
	});
	return Object.assign({}, newChoices, ...each);
}
