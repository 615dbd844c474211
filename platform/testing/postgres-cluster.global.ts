import type { TestProject } from "vitest/node";
import { startPostgresCluster } from "./postgres-cluster.ts";

declare module "vitest" {
	interface ProvidedContext {
		postgresUrl: string;
	}
}

/**
 * One cluster for the whole run; with DATABASE_URL set, the tests make their schemas there instead.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const given = process.env.DATABASE_URL;
	if (given) {
		project.provide("postgresUrl", given);
		return async () => undefined;
	}
	const cluster = await startPostgresCluster();
	project.provide("postgresUrl", cluster.url);
	return cluster.stop;
}
