import { passkeyCeremonies } from "#app/features/keys/passkey-ceremonies.server.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Database } from "#platform/database/database.ts";
import type { Log } from "#platform/log/log.ts";
import type { Audit } from "./audit.ts";
import type { Stores } from "./stores.ts";

type Parts = { db: Database["db"]; stores: Stores; siteUrl: string; log: Log; record: Audit["record"] };

/** Opens the keys of people beside the access code, at the address of the site. */
export function openKeys({ db, stores, siteUrl, log, record }: Parts) {
	const { passkeys, passkeyChallenges: challenges, ownKeys } = stores;
	const ceremonies = passkeyCeremonies({
		db,
		passkeys,
		challenges,
		siteUrl,
		onCopied: async (personId, name) => {
			log.warn({ personId, passkey: name }, "a copied passkey was refused");
			await record({ action: "passkey-refused", person: await findPerson(personId), subject: name });
		},
	});

	async function findPerson(id: string) {
		const found = await db
			.selectFrom("people")
			.select(["id", "name"])
			.where("id", "=", id)
			.executeTakeFirst();
		return found ?? null;
	}

	/** Checks the key that joins the access code of a person, as `CheckSecondKey` says. */
	async function checkSecond(personId: string, code: string | undefined) {
		if (!(await ownKeys.isSecondAsked(personId, ceremonies.relyingParty))) return async () => true;
		if (code !== undefined) {
			const use = await ownKeys.checkSecond(personId, code);
			// A right access code with a wrong second key suggests that the code was stolen.
			if (use === undefined)
				await record({ action: "second-key-refused", person: await findPerson(personId) });
			return use;
		}
		const message =
			"The access code is right, and another key must join it: a one-time code or a recovery code.";
		throw new ApiError(401, "second-key-needed", message);
	}

	return { ceremonies, checkSecond };
}
