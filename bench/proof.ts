import type { Browser, Page } from "@playwright/test";
import { Administrator } from "#e2e/support/administrator.ts";
import { openForms } from "#e2e/support/applicant.ts";
import { launchBrowser, phone } from "./browser.ts";
import { median, milliseconds } from "./figures.ts";
import { atMost, type Part, plain } from "./part.ts";
import { withSite } from "./site.ts";
import { whileSlowed } from "./slowed-process.ts";

const slower = 4;
const tries = 5;
const maxMs = 2_000;
const keyMs = 120;

/** The proof of work that a form's page solves in a worker while somebody types. */
export const proof: Part = {
	title: "The proof of work of a form",
	method: `The form of referrals on a page of its own, ${tries} times, from the first key that is typed until the worker has solved the proof, fetching it and the challenge included, while typing goes on at ${keyMs} ms a key. All threads of the page's process are ${slower} times slower: it stands still for ${slower - 1} moments of four (SIGSTOP, SIGCONT). The browser's own emulation would not do: it slows the page's thread alone, neither workers nor the threads on which PBKDF2 is computed. How much slower, other work on the machine included, is the time that a fixed loop in a worker takes, in times of the processor time that it uses.`,
	measure: async () => {
		const browser = await launchBrowser();
		try {
			return await withSite(async ({ url }) => {
				await openForms(await Administrator.signIn(url), ["referral"]);
				const taken: number[] = [];
				const factors: number[] = [];
				for (let turn = 0; turn < tries; turn += 1) {
					const page = await browser.newPage({ ...phone, bypassCSP: true });
					await page.goto(`${url}/apply/referral`, { waitUntil: "networkidle" });
					const pids = (await renderersOf(browser)).map(({ id }) => id);
					await whileSlowed(pids, slower, async () => {
						factors.push(await slownessOf(browser, page));
						taken.push(await timeProof(page));
					});
					await page.close();
				}
				return {
					rows: [
						plain("proof of work: the page is slower, times", median(factors).toFixed(1)),
						plain("proof of work: solved after, median", milliseconds(median(taken))),
						atMost("proof of work: solved after, the slowest", Math.max(...taken), maxMs, milliseconds),
					],
					details: [],
				};
			});
		} finally {
			await browser.close();
		}
	},
};

/** Returns the processes in which pages of a browser run, with the seconds of the processor that each used. */
async function renderersOf(browser: Browser) {
	const session = await browser.newBrowserCDPSession();
	const { processInfo } = await session.send("SystemInfo.getProcessInfo");
	await session.detach();
	return processInfo.filter(({ type }) => type === "renderer");
}

/** Returns how many times longer something takes than it uses the processor. */
async function slownessOf(browser: Browser, page: Page): Promise<number> {
	const used = async () => (await renderersOf(browser)).reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
	const before = await used();
	const taken = await timeLoop(page);
	return taken / ((await used()) - before);
}

/** Types until the worker of the proof has ended, which it does once that is solved. */
async function timeProof(page: Page): Promise<number> {
	const ended = page.waitForEvent("worker").then((worker) => worker.waitForEvent("close"));
	let isSolved = false;
	const solved = ended.then(() => {
		isSolved = true;
	});
	await page.getByLabel("Your first name").focus();
	const start = performance.now();
	const typed = (async () => {
		while (!isSolved) await page.keyboard.type("a", { delay: keyMs });
	})();
	await solved;
	const ms = performance.now() - start;
	await typed;
	return ms;
}

/** Times a fixed loop in a worker of its own. */
function timeLoop(page: Page): Promise<number> {
	return page.evaluate(() => {
		const loop = () => {
			const start = performance.now();
			let sum = 0;
			for (let turn = 0; turn < 100_000_000; turn += 1) sum = (sum * 31 + turn) % 1_000_003;
			postMessage([performance.now() - start, sum]);
		};
		const code = new Blob([`(${loop})()`], { type: "text/javascript" });
		const address = URL.createObjectURL(code);
		return new Promise<number>((resolve, reject) => {
			const worker = new Worker(address);
			worker.onmessage = ({ data: [ms] }: MessageEvent<[number]>) => {
				worker.terminate();
				resolve(ms);
			};
			worker.onerror = reject;
		});
	});
}
