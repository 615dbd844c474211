import { median, milliseconds, perSecond, times } from "./figures.ts";
import type { Answered, Load } from "./load.ts";
import { table } from "./markdown.ts";
import { atLeast, atMost, type Findings, type Part } from "./part.ts";
import { profileUnder } from "./profile.ts";
import { say } from "./progress.ts";
import { recordAnswer, serveBare } from "./recorded-answer.ts";
import { saturate } from "./saturate.ts";
import { settle } from "./settle.ts";
import { type MeasuredSite, withSite } from "./site.ts";

const connections = 64;
const rounds = 11;
const roundSeconds = 1.5;
const warmUpSeconds = 3;
const profileSeconds = 10;
const leastShare = 0.8;
/** The same bound, where the processor is what both wait for: its throughput is one request's time, inverted. */
const maxCost = 1 / leastShare;
const maxLatency = 1.5;
/** The headers with which a browser asks for the page of a typed address: each visit is counted. */
const headers = {
	"accept-encoding": "br",
	"sec-fetch-dest": "document",
	"sec-fetch-mode": "navigate",
	"sec-fetch-site": "none",
	"user-agent":
		"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
};
/** The same page in a frame of another one, which is no visit. */
const uncounted = { ...headers, "sec-fetch-dest": "iframe" };

/** Requests a second and p99 of cached pages, beside a bare server. */
export const throughput: Part = {
	title: "Pages from the page cache, beside a bare `node:http` server",
	method: `${connections} connections that ask again as soon as an answer is whole (bench/saturate.ts; autocannon cannot keep up with these servers), \`Accept-Encoding: br\` and the headers of a browser that opens a page, so that each is counted as a visit; the same page in a frame, which is none, tells what counting costs. The bare server answers with the very headers and bytes that the site sent, and nothing else. Each server is its own process; the site runs with the words of \`npm start\`, and writes its log, a line a request, to a file. After ${warmUpSeconds} s of warming up, ${rounds} rounds of ${roundSeconds} s in turns; ratios of the medians. The processor time of a request, of all threads, is the median of the ratios of each round: on a core that both servers fill, throughput is its reciprocal, so that 1.25 × is the bound of 0.80 × over again, but other work on the machine moves it little. When a bound is missed, a profile of the blog list follows.`,
	measure: () =>
		withSite(async (site) => {
			const pages = { home: "/", "blog list": "/blog", article: await anArticle(site) };
			const found: Findings = { rows: [], details: [] };
			const lines: string[][] = [];
			for (const [name, path] of Object.entries(pages)) {
				const { ours, framed, bare } = await inTurns(site, path, name);
				const share = of(ours, "perSecond") / of(bare, "perSecond");
				const latency = of(ours, "p99Ms") / of(bare, "p99Ms");
				const cost = median(ratiosOfRounds(ours, bare));
				found.rows.push(
					atLeast(`${name}: throughput`, share, leastShare, times),
					atMost(`${name}: p99`, latency, maxLatency, times),
					atMost(`${name}: processor time of a request`, cost, maxCost, times),
				);
				lines.push(
					lineOf(`${name}, site`, ours),
					lineOf(`${name}, site, not counted`, framed),
					lineOf(`${name}, bare`, bare),
				);
			}
			found.details.push(table(["", "requests", "p99", "processor time of a request"], lines));
			if (found.rows.some(({ met }) => met === false)) {
				say("profile of what missed its bound");
				const load = { connections, headers, seconds: profileSeconds };
				const blog = async (one: MeasuredSite) => {
					const url = one.url + pages["blog list"];
					await settle(url);
					await saturate({ ...load, url }, one.pid);
				};
				found.details.push(await profileUnder(blog));
			}
			return found;
		}),
};

async function inTurns(site: MeasuredSite, path: string, name: string) {
	const url = site.url + path;
	await settle(url);
	const bareServer = await serveBare(await recordAnswer(url, headers), site.place.dataDir);
	const load = { connections, headers, seconds: roundSeconds };
	const ours: Answered[] = [];
	const framed: Answered[] = [];
	const bare: Answered[] = [];
	const servers: { load: Load; pid: number; answered: Answered[] }[] = [
		{ load: { ...load, url }, pid: site.pid, answered: ours },
		{ load: { ...load, url, headers: uncounted }, pid: site.pid, answered: framed },
		{ load: { ...load, url: bareServer.url + path }, pid: bareServer.pid, answered: bare },
	];
	try {
		for (const { load, pid } of servers) await saturate({ ...load, seconds: warmUpSeconds }, pid);
		for (let round = 1; round <= rounds; round += 1) {
			for (const { load, pid, answered } of servers) answered.push(await saturate(load, pid));
			const last = [ours, bare].map((answered) => perSecond(answered.at(-1)?.perSecond ?? 0));
			say(`${name}, round ${round} of ${rounds}: site ${last[0]}, bare ${last[1]}`);
		}
	} finally {
		bareServer.stop();
	}
	return { ours, framed, bare };
}

/** Returns the address of the newest article of the sample site. */
async function anArticle({ url }: MeasuredSite): Promise<string> {
	const posts = (await (await fetch(`${url}/api/blog-posts?limit=1`)).json()) as { slug: string }[];
	return `/blog/${posts[0]?.slug}`;
}

function of(answered: Answered[], figure: "perSecond" | "p99Ms"): number {
	return median(answered.map((one) => one[figure]));
}

/** Returns, for each round, the processor time of a request beside the other server's. */
function ratiosOfRounds(ours: Answered[], bare: Answered[]): number[] {
	return ours.flatMap((one, round) => {
		const beside = bare[round];
		return beside === undefined ? [] : [costOf(one) / costOf(beside)];
	});
}

/** Returns the microseconds of processor time that a request took. */
function costOf({ processor, requests }: Answered): number {
	return (processor / requests) * 1_000_000;
}

function lineOf(name: string, answered: Answered[]): string[] {
	return [
		name,
		perSecond(of(answered, "perSecond")),
		milliseconds(of(answered, "p99Ms")),
		`${median(answered.map(costOf)).toFixed(0)} µs`,
	];
}
