import { readFileSync } from "node:fs";
import { freshPlace, type Place, type SiteProcess, spawnSite, startSite } from "#e2e/support/site-process.ts";

/** A running site that is measured. */
export type MeasuredSite = { url: string; pid: number; place: Place; stop(): Promise<void> };

/**
 * Returns the words of `npm start`, its log written to a file as a service manager would: reading it here
 * would slow the measuring. `flags` are more of Node's own.
 */
export function startCommand(flags = ""): string[] {
	const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { start: string } };
	const start = scripts.start.replace(/\bexec node\b/, `exec node ${flags}`);
	return ["sh", "-c", `${start} >"$DATA_DIR/site.log"`];
}

/** Starts the built site as `npm start` does, and waits until it answers. */
export async function runSite(
	given?: Place,
	flags = "",
	environment: Record<string, string> = {},
): Promise<MeasuredSite> {
	const place = given ?? (await freshPlace("sqlite"));
	const site = await startSite(place, environment, startCommand(flags));
	return measured(site, place);
}

/** Starts the built site as `npm start` does, and waits until it answers. */
export async function spawnMeasured(place: Place): Promise<MeasuredSite> {
	return measured(await spawnSite(place, {}, startCommand()), place);
}

function measured(site: SiteProcess, place: Place): MeasuredSite {
	const { pid } = site.process;
	if (pid === undefined) throw new Error(`The site did not start: ${site.output()}`);
	return {
		url: site.url,
		pid,
		place,
		stop: async () => {
			await site.stop();
		},
	};
}

/** Lends a fresh site to a measuring, and takes everything away afterwards. */
export async function withSite<Result>(measure: (site: MeasuredSite) => Promise<Result>): Promise<Result> {
	const site = await runSite();
	try {
		return await measure(site);
	} finally {
		await site.stop();
		await site.place.remove();
	}
}
