import type { Browser } from "@playwright/test";
import { launchBrowser } from "./browser.ts";
import { median, milliseconds, shift, whole } from "./figures.ts";
import { table } from "./markdown.ts";
import { atMost, type Part, plain } from "./part.ts";
import { say } from "./progress.ts";
import { type PublicPage, publicPages } from "./public-pages.ts";
import { withSite } from "./site.ts";
import { type Vitals, vitalsOf } from "./vitals.ts";

const loads = 3;
/** A load is repeated when the fixed script beside it took more than this times the quickest of all. */
const busy = 1.3;
const maxRepeats = 3;
const max = { lcp: 900, tbt: 50, cls: 0.01 };

type Measured = { title: string; vitals: Vitals; busy: number };

/** Measures painting, blocking and shifts of each public page on a slow phone. */
export const slowPhone: Part = {
	title: "A slow phone",
	method: `Each page ${loads} times on an empty cache, medians: 150 ms latency, 1.6 Mbit/s down, 750 kbit/s up, processor 4 times slower (the browser's own emulation). Before and after each load a fixed script is timed in the same slowed page. Where it took more than ${busy} times the quickest of all, other work held the processor, and the load is repeated, ${maxRepeats} times at most; those that stayed disturbed are counted. \`script\` is the median time of the fixed script.`,
	measure: async () => {
		const pages = await publicPages();
		const browser = await launchBrowser();
		try {
			return await withSite(async ({ url }) => {
				const measured: Measured[] = [];
				let quickest = Number.POSITIVE_INFINITY;
				for (const page of pages) {
					const one = await measurePage(browser, url, page, quickest);
					quickest = Math.min(quickest, one.quickest);
					measured.push(one);
					const { lcp, tbt, script } = one.vitals;
					say(`${page.title}: LCP ${whole(lcp)} ms, TBT ${whole(tbt)} ms, script ${whole(script)} ms`);
				}
				return { rows: rowsOf(measured), details: [detailsOf(measured)] };
			});
		} finally {
			await browser.close();
		}
	},
};

async function measurePage(browser: Browser, url: string, { title, address }: PublicPage, before: number) {
	// The first load of an address renders it; what is measured is its way to the phone.
	await (await fetch(url + address, { headers: { "accept-encoding": "br" } })).arrayBuffer();
	const calm: Vitals[] = [];
	const disturbed: Vitals[] = [];
	let quickest = before;
	while (calm.length < loads && calm.length + disturbed.length < loads + maxRepeats) {
		const vitals = await vitalsOf(browser, url + address);
		quickest = Math.min(quickest, vitals.script);
		(vitals.script > quickest * busy ? disturbed : calm).push(vitals);
	}
	// Too few calm ones: the least disturbed beside them.
	const byScript = disturbed.toSorted((one, other) => one.script - other.script);
	const used = [...calm, ...byScript].slice(0, loads);
	const of = (name: keyof Vitals) => median(used.map((one) => one[name]));
	const vitals = { fcp: of("fcp"), lcp: of("lcp"), tbt: of("tbt"), cls: of("cls"), script: of("script") };
	return { title, vitals, busy: used.length - Math.min(calm.length, loads), quickest };
}

function rowsOf(measured: Measured[]) {
	const worst = (name: keyof Vitals) => Math.max(...measured.map(({ vitals }) => vitals[name]));
	const disturbed = measured.reduce((sum, one) => sum + one.busy, 0);
	return [
		plain("slow phone: FCP, the slowest page", milliseconds(worst("fcp"))),
		atMost("slow phone: LCP, the slowest page", worst("lcp"), max.lcp, milliseconds),
		atMost("slow phone: TBT, the slowest page", worst("tbt"), max.tbt, milliseconds),
		atMost("slow phone: CLS, the most restless page", worst("cls"), max.cls, shift),
		plain("slow phone: loads disturbed by other work", `${disturbed} of ${measured.length * loads}`),
	];
}

function detailsOf(measured: Measured[]): string {
	return table(
		["page", "FCP", "LCP", "TBT", "CLS", "script", "disturbed"],
		measured.map(({ title, vitals: { fcp, lcp, tbt, cls, script }, busy }) => [
			title,
			...[fcp, lcp, tbt].map(milliseconds),
			shift(cls),
			milliseconds(script),
			whole(busy),
		]),
	);
}
