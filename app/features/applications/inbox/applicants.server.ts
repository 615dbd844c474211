import { LRUCache } from "lru-cache";
import type { ApplicantSummary } from "#app/features/applications/application.ts";
import { openSummary } from "#app/features/applications/application-seals.server.ts";
import type { MasterKeys } from "#app/features/applications/master-keys.server.ts";
import { fingerprintOf, SealError, unwrapKey } from "#app/features/applications/sealing.server.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import type { ApplicationsTable } from "#migrations/application-tables.ts";

/** Applicants whose names are kept in memory: more are decrypted at each search. */
const maxKnown = 20_000;

export type SealedSummary = Pick<
	ApplicationsTable,
	"id" | "version" | "summary" | "wrapped_key" | "master_key_id"
>;

type Known = { version: number; summary: ApplicantSummary; folded: string; digits: string };

export type Applicants = ReturnType<typeof applicantsOf>;

/** A cache in memory of applicants' decrypted names and addresses, by application and version. */
export function applicantsOf(masters: MasterKeys) {
	// With `max` the room for all of them would be taken at once, whoever applied.
	const known = new LRUCache<string, Known>({ maxSize: maxKnown, sizeCalculation: () => 1 });

	/** Returns what is known of an application in this version. */
	function find({ id, version }: { id: string; version: number }): Known | undefined {
		// Each search reads all: what was read last is not what is read next.
		const found = known.peek(id);
		return found?.version === version ? found : undefined;
	}

	/** Decrypts who sent these, and keeps them in memory. Those whose key is not here stay unknown. */
	function open(rows: readonly SealedSummary[]): void {
		const keys = new Map(masters.list().map((key) => [fingerprintOf(key), key]));
		for (const row of rows) {
			const master = keys.get(row.master_key_id);
			if (master === undefined || find(row) !== undefined) continue;
			try {
				const summary = openSummary(unwrapKey(master, row.id, row.wrapped_key), row);
				known.set(row.id, { version: row.version, summary, ...searchable(summary) });
			} catch (error) {
				if (!(error instanceof SealError)) throw error;
			}
		}
	}

	/** Returns a test of whether a part stands in a name, an address or a number. */
	function matching(part: string): (row: { id: string; version: number }) => boolean {
		const folded = foldForSearch(part);
		const digits = /^[\d\s().+-]*$/.test(part) ? part.replace(/\D/g, "") : "";
		return (row) => {
			const one = find(row);
			if (one === undefined) return false;
			return one.folded.includes(folded) || (digits !== "" && one.digits.includes(digits));
		};
	}

	return { find, open, matching, forget: (id: string) => void known.delete(id) };
}

function searchable({ name, email, telephone }: ApplicantSummary) {
	return {
		folded: foldForSearch([name, email, telephone].join(" ")),
		digits: telephone.replace(/\D/g, ""),
	};
}
