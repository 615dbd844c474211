import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#platform/database/open-database.ts";
import { startPostgresCluster } from "#platform/testing/postgres-cluster.ts";
import { databaseAt, runSql } from "#platform/testing/run-sql.ts";
import { verifyArchive } from "#server/backup/read-archive.ts";
import { measureCommand } from "./command-memory.ts";
import { megabytes, seconds, whole } from "./figures.ts";
import { atMost, type Part, plain, type Row } from "./part.ts";
import { say } from "./progress.ts";

const articles = 10_000;
const images = 500;
const imageBytes = 300_000;
const maxBytes = 300_000_000;

const engines = ["SQLite", "PostgreSQL"] as const;
type Engine = (typeof engines)[number];
type Place = { dataDir: string; databaseUrl: string | undefined };

/** Adds pictures that nobody looks at: bytes that no compression makes smaller. */
async function addImages(place: Place): Promise<void> {
	const { db, close } = await openDatabase(place);
	for (let number = 0; number < images; number += 1) {
		const bytes = randomBytes(imageBytes);
		const hash = createHash("sha256").update(bytes).digest("hex");
		const created_at = "2026-01-01T00:00:00.000Z";
		await db.insertInto("media").values({ hash, bytes, width: 800, height: 600, created_at }).execute();
	}
	await close();
}

/** Returns each table with its count and the digest of its rows: what two equal sites have in common. */
async function contentsOf(file: string): Promise<string> {
	const { tables } = (await verifyArchive(file)).manifest;
	return JSON.stringify(tables.map(({ name, rows, digest }) => [name, rows, digest]).toSorted());
}

/** Backups and restores from each engine to each, in processes of their own. */
export const backup: Part = {
	title: "Backup and restore",
	method: `A site with ${articles} generated articles and ${images} images of ${imageBytes / 1000} KB on SQLite: \`backup\`, \`restore\` into an empty PostgreSQL, \`backup\` of that, \`restore --check\` of the first file, and \`restore\` of both into both engines. The most that each process ever held (VmHWM of /proc). What was restored is backed up again, and each table's count and digest compared.`,
	measure: async () => {
		const folder = await mkdtemp(join(tmpdir(), "ensemble-bench-"));
		const cluster = await startPostgresCluster();
		const rows: Row[] = [];
		let places = 0;
		async function freshPlace(engine: Engine): Promise<Place> {
			places += 1;
			const dataDir = join(folder, `data-${places}`);
			if (engine === "SQLite") return { dataDir, databaseUrl: undefined };
			await runSql(cluster.url, `create database site_${places}`);
			return { dataDir, databaseUrl: databaseAt(cluster.url, `site_${places}`) };
		}
		async function run(name: string, args: string[], place: Place): Promise<void> {
			const { bytes, seconds: taken } = await measureCommand(args, place);
			say(`${name}: ${megabytes(bytes)}, ${seconds(taken)}`);
			rows.push(atMost(`${name}: most memory`, bytes, maxBytes, megabytes), plain(name, seconds(taken)));
		}
		try {
			const origin = await freshPlace("SQLite");
			await measureCommand(["seed", "--articles", String(articles)], origin);
			await addImages(origin);
			const fileOf = (engine: Engine) => join(folder, `${engine}.tar.gz`);
			await run("backup of SQLite", ["backup", fileOf("SQLite")], origin);
			await run("check of it, rows and pages", ["restore", "--check", fileOf("SQLite")], origin);
			const expected = await contentsOf(fileOf("SQLite"));
			const moved = await freshPlace("PostgreSQL");
			await run("restore, SQLite to PostgreSQL", ["restore", fileOf("SQLite")], moved);
			await run("backup of PostgreSQL", ["backup", fileOf("PostgreSQL")], moved);
			let different = (await contentsOf(fileOf("PostgreSQL"))) === expected ? 0 : 1;
			for (const [from, to] of [
				["SQLite", "SQLite"],
				["PostgreSQL", "SQLite"],
				["PostgreSQL", "PostgreSQL"],
			] as const) {
				const place = await freshPlace(to);
				await run(`restore, ${from} to ${to}`, ["restore", fileOf(from)], place);
				const again = join(folder, "again.tar.gz");
				await measureCommand(["backup", again], place);
				if ((await contentsOf(again)) !== expected) different += 1;
			}
			return {
				rows: [...rows, atMost("restores with another row or byte", different, 0, whole)],
				details: [],
			};
		} finally {
			await cluster.stop();
			await rm(folder, { recursive: true, force: true });
		}
	},
};
