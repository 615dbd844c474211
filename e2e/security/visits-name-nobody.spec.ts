import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "#e2e/support/fixtures.ts";
import { samplePlace, startSite } from "#e2e/support/site-process.ts";
import { isLong } from "#platform/testing/long-tests.ts";

const visitors = 50;
const visits = isLong ? 1_000 : 200;
const atOnce = 20;

/** A visitor: an address, an agent and a value of links that stand nowhere else. */
const visitor = (index: number) => ({
	address: `198.51.100.${100 + index}`,
	agent: `Mozilla/5.0 (X11; Visitor${1_000 + index}x) Gecko/20100101 Firefox/140.0`,
	value: `Visitor${1_000 + index}x`,
});

function open(url: string, { address, agent, value }: ReturnType<typeof visitor>): Promise<number> {
	const headers = {
		"X-Forwarded-For": address,
		"User-Agent": agent,
		Referer: `https://lexpress.mu/${value}?reader=${value}`,
		"Sec-Fetch-Mode": "navigate",
		"Sec-Fetch-Dest": "document",
		"Sec-Fetch-Site": "cross-site",
	};
	return new Promise((resolve, reject) => {
		request(`${url}?fbclid=${value}`, { headers }, (answer) => {
			answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
		})
			.once("error", reject)
			.end();
	});
}

test("some hundred visits leave no address, no agent and no value of a visitor in the log, the data folder or a backup", async () => {
	const place = await samplePlace("sqlite");
	const site = await startSite(place, { LOG_LEVEL: "debug", TRUST_PROXY: "true" });
	const paths = ["/", "/fr", "/legal", "/fr/network", "/privacy-policy"];
	for (let sent = 0; sent < visits; sent += atOnce) {
		const some = Array.from({ length: atOnce }, (_, one) => sent + one);
		const answers = await Promise.all(
			some.map((index) => open(site.url + (paths[index % paths.length] ?? "/"), visitor(index % visitors))),
		);
		expect(answers).toEqual(Array(atOnce).fill(200));
	}
	expect(await site.stop()).toBe(0);
	const archive = join(place.dataDir, "visits.tar.gz");
	const environment = { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: "" };
	execFileSync(process.execPath, ["scripts/command.ts", "backup", archive], {
		env: environment,
		stdio: "ignore",
	});
	const files = readdirSync(place.dataDir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => readFileSync(join(entry.parentPath, entry.name)));
	const left = [site.output(), gunzipSync(readFileSync(archive)), ...files].map(String);
	expect(left.some((one) => one.includes("visit_counts"))).toBe(true);
	expect(left.some((one) => one.includes("site/lexpress.mu"))).toBe(true);
	for (const one of left) expect(/198\.51\.100\.1\d\d|Visitor1\d{3}x/.exec(one)?.[0]).toBeUndefined();
	await place.remove();
});
