import { pino } from "pino";
import { expect, it } from "vitest";
import { listeningSite } from "#server/testing/listening-site.ts";

const warnLevel = 40;

/**
 * A site whose warnings are collected. Its clients connect from this machine, as a proxy on it would.
 */
async function warningSite(options: { siteUrl?: string; trustProxy?: boolean }) {
	const warnings: string[] = [];
	const write = (line: string) => {
		const { level, msg } = JSON.parse(line) as { level: number; msg: string };
		if (level === warnLevel) warnings.push(msg);
	};
	const { url } = await listeningSite({ ...options, log: pino({ level: "info" }, { write }) });
	const visit = async (headers: Record<string, string> = {}) => {
		expect((await fetch(`${url}/healthz`, { headers })).status).toBe(200);
	};
	return { warnings, visit };
}

const forwarded = { "X-Forwarded-For": "203.0.113.7" };
const consequence = "without TRUST_PROXY=true all visitors count as one client in every limit";

it("an https site whose proxy is not trusted is warned of at the start", async () => {
	const { warnings } = await warningSite({ siteUrl: "https://ensemble.example" });
	expect(warnings).toEqual([`SITE_URL is https: ${consequence}`]);
});

it("a machine nearby that forwards for others is warned of once", async () => {
	const { warnings, visit } = await warningSite({});
	await visit();
	expect(warnings).toEqual([]);
	await visit(forwarded);
	await visit(forwarded);
	expect(warnings).toEqual([`A proxy sends X-Forwarded-For: ${consequence}`]);
});

it("a trusted proxy is warned of never", async () => {
	const { warnings, visit } = await warningSite({ siteUrl: "https://ensemble.example", trustProxy: true });
	await visit(forwarded);
	expect(warnings).toEqual([]);
});
