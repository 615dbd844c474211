import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { table } from "./markdown.ts";
import { type MeasuredSite, runSite } from "./site.ts";

/**
 * The parts of a V8 CPU profile that are read here:
 * https://chromedevtools.github.io/devtools-protocol/v8/Profiler/#type-Profile
 */
type CpuProfile = {
	nodes: { id: number; callFrame: { functionName: string; url: string } }[];
	samples: number[];
	timeDeltas: number[];
};

const shown = 15;

/**
 * Loads a site whose functions are timed. @returns a table of those that took most time themselves,
 * its start included.
 */
export async function profileUnder(
	load: (site: MeasuredSite) => Promise<unknown>,
	environment: Record<string, string> = {},
): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), "ensemble-profile-"));
	const site = await runSite(undefined, `--cpu-prof --cpu-prof-dir=${folder}`, environment);
	try {
		await load(site);
	} finally {
		// The profile is written as the process ends.
		await site.stop();
		await site.place.remove();
	}
	const [file = ""] = readdirSync(folder);
	const profile = JSON.parse(readFileSync(join(folder, file), "utf8")) as CpuProfile;
	rmSync(folder, { recursive: true });
	return busiest(profile);
}

function busiest({ nodes, samples, timeDeltas }: CpuProfile): string {
	const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
	const own = new Map<string, number>();
	for (const [index, id] of samples.entries()) {
		const name = names.get(id) ?? "";
		if (name !== "(idle)") own.set(name, (own.get(name) ?? 0) + (timeDeltas[index] ?? 0));
	}
	const total = [...own.values()].reduce((sum, time) => sum + time, 0);
	const lines = [...own]
		.toSorted(([, one], [, other]) => other - one)
		.slice(0, shown)
		.map(([name, time]) => [name, `${((100 * time) / total).toFixed(1)} %`]);
	return table(["function", "share of the time"], lines);
}

function nameOf({ functionName, url }: { functionName: string; url: string }): string {
	if (functionName.startsWith("(")) return functionName;
	const place = url.split("/").slice(-2).join("/");
	return `${functionName || "a function without a name"}${place === "" ? "" : ` in ${place}`}`;
}
