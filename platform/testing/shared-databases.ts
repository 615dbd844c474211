import { get } from "node:http";
import { text } from "node:stream/consumers";
import { inject } from "vitest";

/** The databases that the tests of a run share; each is made when a first test asks for it. */
export type SharedDatabases = {
	/** The path of a migrated, empty file, to be copied. */
	sqlite: string;
	postgres: {
		url: string;
		/** The name of a migrated, empty database, to be copied. */
		template: string;
		/** The shape of its tables: see pristine.sql. */
		shape: string;
	};
};

const asked: { [Engine in keyof SharedDatabases]?: Promise<SharedDatabases[Engine]> } = {};

/** @throws Error where PostgreSQL is missing on this machine, with what to install. */
export function sharedPostgres(): Promise<SharedDatabases["postgres"]> {
	asked.postgres ??= ask("postgres");
	return asked.postgres;
}

/** Returns the migrated, empty SQLite file of this run. */
export function sharedSqlite(): Promise<SharedDatabases["sqlite"]> {
	asked.sqlite ??= ask("sqlite");
	return asked.sqlite;
}

/** Asks for a database, not by `fetch`, which tests replace. */
async function ask<Engine extends keyof SharedDatabases>(engine: Engine): Promise<SharedDatabases[Engine]> {
	return await new Promise((resolve, reject) => {
		get(`${inject("sharedDatabasesUrl")}/${engine}`, async (response) => {
			const answer = await text(response);
			if (response.statusCode === 200) resolve(JSON.parse(answer) as SharedDatabases[Engine]);
			else reject(new Error(answer));
		}).on("error", reject);
	});
}
