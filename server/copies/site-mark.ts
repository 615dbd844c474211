import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Tables } from "#migrations/tables.ts";
import type { ObjectStore } from "#platform/storage/object-store.ts";
import { sha256 } from "#server/backup/row-digest.ts";
import { copiesFolder, markObject } from "./layout.ts";

/** The copies of another site lie there: they would be cleared, and its lists overwritten. */
export class OtherSiteError extends Error {}

/** Names a site, also once it was restored, by its key for hashes, which that does not tell. */
export async function siteMark(db: Kysely<Tables>): Promise<string> {
	const { key } = await db.selectFrom("forgetting_keys").select("key").executeTakeFirstOrThrow();
	return createHmac("sha256", key).update("copies").digest("hex");
}

const markShape = z.object({ site: z.string() });

/** Marks an empty place as that of a site's copies. @throws OtherSiteError where it is another's. */
export async function claimPlace(store: ObjectStore, site: string): Promise<void> {
	const mark = await store.read(markObject);
	if (mark === undefined) {
		if ((await store.list(copiesFolder)).length > 0) throw othersAt(store);
		const bytes = Buffer.from(JSON.stringify({ site }));
		return store.write(markObject, { bytes, sha256: sha256(bytes) });
	}
	const read = markShape.safeParse(parseJson(mark));
	if (!read.success || read.data.site !== site) throw othersAt(store);
}

const othersAt = ({ place }: ObjectStore): OtherSiteError =>
	new OtherSiteError(`${place} holds the copies of another site: name another folder in BACKUP_COPY_URL.`);

function parseJson(bytes: Buffer): unknown {
	try {
		return JSON.parse(bytes.toString());
	} catch {
		return undefined;
	}
}
