/**
 * `node bench/beside.ts FOLDER [PATH ...]`: measures the largest paint on a slow phone of this build and
 * of the one in another working copy, in turns, and prints the ratio.
 */
import { freshPlace, startSite } from "#e2e/support/site-process.ts";
import { launchBrowser } from "./browser.ts";
import { median, milliseconds, times } from "./figures.ts";
import { table } from "./markdown.ts";
import { say } from "./progress.ts";
import { startCommand } from "./site.ts";
import { type Vitals, vitalsOf } from "./vitals.ts";

const pairs = 15;
/** Returns the quickest of several runs, which other work has disturbed least. */
const quickest = (values: number[]) => Math.min(...values);

const [other, ...paths] = process.argv.slice(2);
if (other === undefined) throw new Error("Name the folder of the other working copy, which is built.");

const places = [await freshPlace("sqlite"), await freshPlace("sqlite")] as const;
const sites = [
	await startSite(places[0], {}, startCommand()),
	await startSite(places[1], {}, ["sh", "-c", `cd "$0" && ${startCommand()[2]}`, other]),
] as const;
const browser = await launchBrowser();
const rows = [];
for (const path of paths.length === 0 ? ["/", "/fr"] : paths) {
	const seen: [Vitals[], Vitals[]] = [[], []];
	for (const { url } of sites) await (await fetch(url + path)).arrayBuffer();
	for (let pair = 0; pair < pairs; pair += 1) {
		// Each is first in every second pair, so that neither profits from what the other warmed.
		for (const which of pair % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
			seen[which].push(await vitalsOf(browser, sites[which].url + path));
		}
		say(`${path}: ${seen.map((vitals) => milliseconds(vitals.at(-1)?.lcp ?? 0)).join(" beside ")}`);
	}
	for (const [name, figure] of [["median", median] as const, ["quickest", quickest] as const]) {
		const of = (which: 0 | 1, vital: keyof Vitals) => figure(seen[which].map((vitals) => vitals[vital]));
		rows.push([
			`${path}, ${name}`,
			...[of(0, "lcp"), of(1, "lcp")].map(milliseconds),
			times(of(0, "lcp") / of(1, "lcp")),
			...[of(0, "script"), of(1, "script")].map(milliseconds),
		]);
	}
}
await browser.close();
for (const site of sites) await site.stop();
for (const place of places) await place.remove();
const columns = ["page", "LCP", "LCP, other", "ratio", "script", "script, other"];
say(`\n${table(columns, rows)}\n`);
