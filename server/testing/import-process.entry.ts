/** A process that imports a file, and may be killed: it says each article that is stored. */
import { importSite } from "#server/imports/import-site.ts";

const { path, dataDir, databaseUrl, pictures } = JSON.parse(process.argv[2] ?? "{}") as {
	path: string;
	dataDir: string;
	databaseUrl: string | undefined;
	pictures: string;
};

await importSite(
	path,
	{ dataDir, databaseUrl },
	{
		...{ language: undefined, publishes: true, isDry: false, pictures, fetches: false },
		...{ from: undefined, members: undefined, consent: undefined },
		signal: new AbortController().signal,
		onProgress: (what, count) => void process.stdout.write(`${what} ${count}\n`),
	},
);
// The process that renders texts would keep this one for its idle time.
process.exit(0);
