import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { migrations } from "#migrations/index.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { migratedPlace } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { runBackupTask } from "./backup-runner.ts";
import { verifyArchive } from "./read-archive.ts";

afterEach(() => vi.unstubAllEnvs());

const never = () => new AbortController().signal;

it("a backup finds PostgreSQL by the variables of PostgreSQL's own programs, as the site does", async () => {
	const { dataDir, databaseUrl = "" } = await migratedPlace("postgres");
	const { hostname, port, username, pathname, searchParams } = new URL(databaseUrl);
	vi.stubEnv("PGHOST", hostname);
	vi.stubEnv("PGPORT", port);
	vi.stubEnv("PGUSER", decodeURIComponent(username));
	vi.stubEnv("PGDATABASE", pathname.slice(1));
	vi.stubEnv("PGOPTIONS", searchParams.get("options") ?? "");
	const place = { dataDir, databaseUrl: "postgres://" };
	const database = await openDatabase(place);
	await database.close();
	const file = join(await freshFolder(), "site.tar.gz");
	await runBackupTask({ kind: "back up", file, place }, never());
	const { manifest } = await verifyArchive(file);
	expect(manifest.migrations).toEqual(Object.keys(migrations).toSorted());
});
