import { Administrator, type Saved } from "#e2e/support/administrator.ts";
import { median, milliseconds, percentile, perSecond, times, whole } from "./figures.ts";
import { addReadersTo, awaitSent, openSink, sendLetter } from "./letter-sending.ts";
import { atLeast, atMost, type Part, plain, type Row } from "./part.ts";
import { say } from "./progress.ts";
import { saturate } from "./saturate.ts";
import { type Processes, withProcesses } from "./several-processes.ts";

const count = 3;
/** One connection for each, so that no rendering is shared by two that wait for the same page. */
const pages = ["/", "/fr", "/network", "/fr/network"];
const warmUpSeconds = 6;
const rounds = 5;
const roundSeconds = 3;
const leastTimes = 1.6;
const publications = 100;
const maxHeardMs = 100;
const lostAfterMs = 5_000;
const savesOfEach = 150;
const readers = 3_000;
const headers = { "accept-encoding": "identity" };

/** Measures several processes of one site, and how soon they hear of each other. */
export const processes: Part = {
	title: "Three processes on one PostgreSQL",
	method: `One PostgreSQL (\`fsync=on\`), ${count} processes started as \`npm start\` does, the measuring process on the same cores. A site that caches no page (\`PAGE_CACHE_MB=0\`); each process is asked for ${pages.length} pages (${pages.join(", ")}), each on a connection of its own that asks again as soon as its answer is whole, so that every answer is a rendering; one process and all ${count} in turns: after ${warmUpSeconds} s each, ${rounds} rounds of ${roundSeconds} s, the medians. No proxy stands between: it would take of the same cores. Then, with the page cache, ${publications} new articles, each given another title once, saved through each process in turn; from the acknowledgement until the blog list of each of the others shows it, asked without a pause, and the first answer of the one that acknowledged. Then ${savesOfEach} saves of one article through each at once, and last a letter to ${readers} readers, which all processes send. Processor time is that of \`/proc/<pid>/stat\`, PostgreSQL's of all its processes.`,
	measure: async () => {
		const rendered = await withProcesses(count, { PAGE_CACHE_MB: "0" }, renderInTurns);
		const sink = await openSink();
		try {
			const others = await withProcesses(count, { SMTP_URL: sink.url }, async (several) => {
				const administrators = await Promise.all(several.sites.map(({ url }) => Administrator.signIn(url)));
				return [
					...(await publishAndListen(several, administrators)),
					...(await save(several, administrators)),
					...(await sendToAll(several, administrators)),
				];
			});
			return { rows: [...rendered, ...others], details: [] };
		} finally {
			await sink.close();
		}
	},
};

/** Returns the processor time of each unit of work, in milliseconds. */
async function costOf({ databaseSeconds, siteSeconds }: Processes, work: () => Promise<number>) {
	const before = { database: databaseSeconds(), site: siteSeconds() };
	const done = await work();
	const each = (now: number, then: number) => ((now - then) * 1000) / done;
	return { site: each(siteSeconds(), before.site), database: each(databaseSeconds(), before.database) };
}

const costRow = (name: string, { site, database }: { site: number; database: number }): Row =>
	plain(`processes: ${name}, site, PostgreSQL`, `${site.toFixed(2)} ms, ${database.toFixed(2)} ms`);

async function renderInTurns(several: Processes): Promise<Row[]> {
	const all = several.sites;
	const render = async (sites: typeof all, seconds: number) => {
		const answered = await Promise.all(
			sites.flatMap(({ url, pid }) =>
				pages.map((page) => saturate({ url: url + page, connections: 1, seconds, headers }, pid)),
			),
		);
		requests += answered.reduce((sum, one) => sum + one.requests, 0);
		return answered.reduce((sum, one) => sum + one.perSecond, 0);
	};
	let requests = 0;
	const one = all.slice(0, 1);
	await render(all, warmUpSeconds);
	await render(one, warmUpSeconds);
	const alone: number[] = [];
	const together: number[] = [];
	requests = 0;
	const cost = await costOf(several, async () => {
		for (let round = 1; round <= rounds; round += 1) {
			alone.push(await render(one, roundSeconds));
			together.push(await render(all, roundSeconds));
			const last = [alone, together].map((rates) => perSecond(rates.at(-1) ?? 0));
			say(`round ${round} of ${rounds}: one ${last[0]}, ${count} ${last[1]}`);
		}
		return requests;
	});
	return [
		atLeast("processes: three beside one, renderings", median(together) / median(alone), leastTimes, times),
		plain(
			"processes: renderings of one, of three",
			`${perSecond(median(alone))}, ${perSecond(median(together))}`,
		),
		costRow("a rendering", cost),
	];
}

async function publishAndListen({ sites }: Processes, administrators: Administrator[]): Promise<Row[]> {
	const heard: number[] = [];
	let stale = 0;

	/** Saves through one process, and looks at all of them. */
	async function saveAndLook(number: number, title: string, send: (by: Administrator) => Promise<Saved>) {
		const turn = number % sites.length;
		const [by, own] = [administrators[turn], sites[turn]];
		if (by === undefined || own === undefined) throw new Error("There is no such process.");
		const saved = await send(by);
		const acknowledged = performance.now();
		const shows = async (url: string) => (await (await fetch(url)).text()).includes(title);
		const others = sites.filter((site) => site !== own);
		const [isFresh] = await Promise.all([
			shows(`${own.url}/blog/${saved.slug}`),
			...others.map(async ({ url }) => {
				while (!(await shows(`${url}/blog`))) {
					if (performance.now() - acknowledged > lostAfterMs) throw new Error("It was never heard of.");
				}
				heard.push(performance.now() - acknowledged);
			}),
		]);
		if (!isFresh) stale += 1;
		return saved;
	}

	for (let number = 0; number < publications; number += 1) {
		const words = { title: `Heard ${number} first`, excerpt: "In a moment.", content: "Now." };
		const saved = await saveAndLook(number, words.title, (by) => by.publish(words));
		const next = { ...words, title: `Heard ${number} again` };
		await saveAndLook(number + 1, next.title, (by) => by.rewrite(saved, next));
	}
	return [
		plain("processes: heard of elsewhere, median", milliseconds(median(heard))),
		atMost("processes: heard of elsewhere, p99", percentile(heard, 99), maxHeardMs, milliseconds),
		atMost("processes: stale where it was acknowledged", stale, 0, whole),
	];
}

/** Saves through all processes at once, while nobody reads. */
async function save(several: Processes, administrators: Administrator[]): Promise<Row[]> {
	const saves = savesOfEach * administrators.length;
	const began = performance.now();
	const cost = await costOf(several, async () => {
		await Promise.all(
			administrators.map(async (administrator, site) => {
				const words = { title: `Saved by ${site}`, excerpt: "In a moment.", content: "Now." };
				let saved = await administrator.publish(words);
				for (let number = 1; number < savesOfEach; number += 1) {
					saved = await administrator.rewrite(saved, { ...words, content: `Now, ${number}.` });
				}
			}),
		);
		return saves;
	});
	const rate = saves / ((performance.now() - began) / 1000);
	return [plain("processes: saves of an article by three", perSecond(rate)), costRow("a save", cost)];
}

async function sendToAll(several: Processes, [administrator]: Administrator[]): Promise<Row[]> {
	const [first] = several.sites;
	if (first === undefined || administrator === undefined) throw new Error("There is no process.");
	await addReadersTo(first.place, readers);
	const began = performance.now();
	const cost = await costOf(several, async () => {
		await awaitSent(administrator, await sendLetter(administrator), readers);
		return readers;
	});
	const rate = readers / ((performance.now() - began) / 1000);
	return [plain("processes: letters sent by three", perSecond(rate)), costRow("a letter", cost)];
}
