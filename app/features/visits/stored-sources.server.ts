import type { Transaction } from "kysely";
import { daysAfter } from "#app/i18n/business-time.ts";
import type { Tables } from "#migrations/tables.ts";
import { daysOfKnownHosts, maxHostsPerDay, maxNewHostsPerDay } from "./visit.ts";

/**
 * Returns what a source is stored as: of hosts only so many a day, of letters those that were sent.
 */
export async function storedSources(
	transaction: Transaction<Tables>,
	day: string,
	given: Iterable<string>,
): Promise<(source: string) => string> {
	const sources = [...new Set(given)];
	const hosts = sources.filter((source) => source.startsWith("site/"));
	const letters = sources.filter((source) => source.startsWith("letter/"));
	const sent = letters.length === 0 ? new Set<string>() : await sentLetters(transaction, letters);
	const named = hosts.length === 0 ? new Set<string>() : await namedHosts(transaction, day, hosts);
	return (source) => {
		if (source.startsWith("site/")) return named.has(source) ? source : "others";
		if (source.startsWith("letter/")) return sent.has(source) ? source : "unknown";
		return source;
	};
}

/** Returns the hosts that are named on a day, those of now among them as far as there is room. */
async function namedHosts(transaction: Transaction<Tables>, day: string, hosts: readonly string[]) {
	const named = await hostsOf(transaction, day, day);
	if (hosts.every((host) => named.has(host))) return named;
	const known = await hostsOf(transaction, daysAfter(day, -daysOfKnownHosts), daysAfter(day, -1));
	let fresh = [...named].filter((host) => !known.has(host)).length;
	for (const host of hosts) {
		if (named.has(host) || named.size >= maxHostsPerDay) continue;
		// Made-up hosts leave room to those that are known.
		if (!known.has(host) && fresh >= maxNewHostsPerDay) continue;
		if (!known.has(host)) fresh += 1;
		named.add(host);
	}
	return named;
}

/** Returns the hosts that are named on days from the first to the last. */
async function hostsOf(transaction: Transaction<Tables>, from: string, to: string): Promise<Set<string>> {
	const rows = await transaction
		.selectFrom("visit_counts")
		.select("source")
		.where("span", "=", "day-sources")
		.where("period", ">=", from)
		.where("period", "<=", to)
		.where("source", "like", "site/%")
		.union(
			transaction
				.selectFrom("visit_outcomes")
				.select("source")
				.where("span", "=", "day")
				.where("period", ">=", from)
				.where("period", "<=", to)
				.where("source", "like", "site/%"),
		)
		.execute();
	return new Set(rows.map(({ source }) => source));
}

async function sentLetters(transaction: Transaction<Tables>, letters: string[]): Promise<Set<string>> {
	const slugs = letters.map((source) => source.slice("letter/".length));
	const rows = await transaction
		.selectFrom("letters")
		.select("slug")
		.where("slug", "in", slugs)
		.where("started_at", "is not", null)
		.execute();
	return new Set(rows.map(({ slug }) => `letter/${slug}`));
}
