import type { KyselyPlugin } from "kysely";

/**
 * Lets something happen right behind the first answer that holds a column: what another connection
 * can do between the queries of a transaction, on either engine.
 */
export function afterReading(column: string, happen: () => Promise<unknown>): KyselyPlugin {
	let hasHappened = false;
	return {
		transformQuery: ({ node }) => node,
		async transformResult({ result }) {
			if (hasHappened || !result.rows.some((row) => column in row)) return result;
			hasHappened = true;
			await happen();
			return result;
		},
	};
}
