import type { Kysely } from "kysely";
import { privateLinkDays } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { hashToken, newToken } from "#platform/tokens.ts";

const dayMs = 86_400_000;
const rowId = 1;

export type DraftLinksStore = ReturnType<typeof draftLinksStore>;

/** The link that shows the site with its draft to those who have it. There is one at most. */
export function draftLinksStore(db: Kysely<Tables>, clock: Clock) {
	/** Creates a link of a person's, in place of the one before. */
	async function create(madeBy: string): Promise<{ token: string; expiresAt: string }> {
		const token = newToken();
		const now = clock();
		const row = {
			token_hash: hashToken(token),
			created_at: now.toISOString(),
			expires_at: new Date(now.getTime() + privateLinkDays * dayMs).toISOString(),
			made_by: madeBy,
		};
		await db
			.insertInto("draft_links")
			.values({ id: rowId, ...row })
			.onConflict((conflict) => conflict.column("id").doUpdateSet(row))
			.execute();
		return { token, expiresAt: row.expires_at };
	}

	/** Returns when the link expires; undefined without a living one. */
	async function findExpiry(): Promise<string | undefined> {
		const row = await living().executeTakeFirst();
		return row?.expires_at;
	}

	/** Returns when this token expires; undefined for one that is unknown, revoked or too old. */
	async function findOpen(token: string): Promise<string | undefined> {
		const row = await living().where("token_hash", "=", hashToken(token)).executeTakeFirst();
		return row?.expires_at;
	}

	async function revoke(): Promise<void> {
		await db.deleteFrom("draft_links").execute();
	}

	const living = () =>
		db.selectFrom("draft_links").select("expires_at").where("expires_at", ">", clock().toISOString());

	return { create, findExpiry, findOpen, revoke };
}
