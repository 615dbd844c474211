import type { AuditEntry } from "#app/features/audit/audit.store.server.ts";
import { auditNotices } from "#app/features/audit/audit-notices.server.ts";
import { type EndedHost, endedHostDays, maxPeople } from "#app/features/people/person.ts";
import { dayOf, daysAfter } from "#app/i18n/business-time.ts";
import { defaultFacts } from "#app/site/facts.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { Log } from "#platform/log/log.ts";
import type { Stores } from "./stores.ts";

type Parts = {
	db: Database["db"];
	stores: Pick<Stores, "audit" | "mails" | "sessions" | "heldMails" | "facts">;
	clock: Clock;
	log: Log;
};

export type Audit = ReturnType<typeof openAudit>;

/** Opens the record of what was done, and the mails to the owner about it. */
export function openAudit({ db, stores, clock, log }: Parts) {
	const { audit, mails, sessions, heldMails, facts } = stores;
	const notice = auditNotices(db, clock, { mails, ownerLanguage: sessions.lastLanguage, addresses });

	/** Returns the owner's address, and a former one: a sample is nobody's. A restored site writes to nobody yet. */
	async function addresses(former?: string): Promise<string[]> {
		if (await heldMails.isWaiting()) return [];
		const { email } = (await facts.find()).facts;
		const all = new Set([email, ...(former === undefined ? [] : [former])]);
		return [...all].filter((address) => address !== defaultFacts.email);
	}

	/** Records what was done already: a failure is logged, and undoes nothing. */
	async function record(entry: AuditEntry, formerAddress?: string): Promise<void> {
		try {
			await notice(await audit.record(entry), formerAddress);
		} catch (error) {
			log.error({ err: error, action: entry.action }, "what was done could not be recorded");
		}
	}

	async function countFailedTry(): Promise<void> {
		try {
			await audit.countFailedTry();
		} catch (error) {
			log.error({ err: error }, "a wrong key could not be recorded");
		}
	}

	/** Lists the hosts whose access ended in the last days, the latest first. */
	async function listEndedHosts(): Promise<EndedHost[]> {
		const from = daysAfter(dayOf(clock()), -endedHostDays);
		const records = await audit.list({ action: "host-ended", from }, maxPeople);
		return records.map(({ at, subject }) => ({ name: subject ?? "", at }));
	}

	return { record, listEndedHosts, countFailedTry, isOwnerTold: async () => (await addresses()).length > 0 };
}
