import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";

export type ReadersStore = ReturnType<typeof readersStore>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		readers: Pick<ReadersStore, "reach">;
	}
}

/** What pages may say of those who read the newsletter, without a word about anybody. */
export function readersStore(db: Kysely<Tables>) {
	/** Whether at least so many have confirmed and still read. */
	async function reach(claimed: number): Promise<boolean> {
		const { confirmed } = await db
			.selectFrom("subscribers")
			.select(({ fn }) => fn.countAll().as("confirmed"))
			.where("state", "=", "confirmed")
			.executeTakeFirstOrThrow();
		return Number(confirmed) >= claimed;
	}

	return { reach };
}
