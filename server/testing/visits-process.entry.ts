/** A process that counts visits and writes them, and says how far it is, until it is killed. */
import { visitCounter } from "#app/features/visits/visit-counter.server.ts";
import { visitsStore } from "#app/features/visits/visits.store.server.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { openLog } from "#platform/log/log.ts";
import { writeVisits } from "#server/jobs/visits.ts";

const { dataDir, databaseUrl, source } = JSON.parse(process.argv[2] ?? "{}") as {
	dataDir: string;
	databaseUrl: string | undefined;
	source: `search/${string}`;
};

const atOnce = 20;
const { db } = await openDatabase({ dataDir, databaseUrl });
const counter = visitCounter(systemClock);
const job = writeVisits({
	...{ counter, clock: systemClock, log: openLog("silent") },
	visits: visitsStore(db),
	listPaths: async () => ["/"],
});
// A pipe takes each line before the next statement: nothing is written that was not said before.
for (let counted = 0; ; ) {
	for (let one = 0; one < atOnce; one += 1) counter.count({ page: "/", language: "en" }, source, "visits");
	counted += atOnce;
	process.stdout.write(`counted ${counted}\n`);
	await job.look();
	process.stdout.write(`written ${counted}\n`);
}
