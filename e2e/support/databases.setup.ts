import { startPostgresCluster } from "#platform/testing/postgres-cluster.ts";

/** One PostgreSQL for the whole run, for the journeys that need one; DATABASE_URL names another. */
export default async function setup(): Promise<() => Promise<void>> {
	if (process.env.DATABASE_URL) {
		process.env.E2E_POSTGRES_URL = process.env.DATABASE_URL;
		return async () => undefined;
	}
	const cluster = await startPostgresCluster();
	process.env.E2E_POSTGRES_URL = cluster.url;
	return cluster.stop;
}
