import { describe, expect, it, onTestFinished } from "vitest";
import { openLog } from "#platform/log/log.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { businessInstant } from "#server/testing/business-instant.ts";
import { countArrivals } from "./letter-arrivals.ts";

const hourMs = 60 * 60_000;
const headers = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", "user-agent": "Firefox" };
const arrival = (url: string) => ({ method: "GET", url, headers });

function open(fails: () => boolean = () => false) {
	const { clock, advance } = movableClock(businessInstant("2026-01-15T22:00"));
	const written: [string, string, number][] = [];
	const add = async (...entry: [string, string, number]) => {
		if (fails()) throw new Error("away");
		written.push(entry);
	};
	const counter = countArrivals({ arrivals: { add }, clock, log: openLog("silent") });
	onTestFinished(counter.stop);
	return { ...counter, advance, written };
}

describe("arrivals from letters", () => {
	it("are counted by letter and by day of the business, and written together", async () => {
		const { note, look, written, advance } = open();
		for (const url of ["/blog?from=one", "/fr/legal?from=one", "/?from=two"]) note(arrival(url));
		advance(3 * hourMs);
		note(arrival("/blog?from=one"));
		expect(written).toEqual([]);
		await look();
		expect(written).toEqual([
			["one", "2026-01-15", 2],
			["two", "2026-01-15", 1],
			["one", "2026-01-16", 1],
		]);
		await look();
		expect(written).toHaveLength(3);
	});

	it("are counted once where somebody is led to the page in their own language", async () => {
		const { note, look, written } = open();
		const cookie = "language=fr";
		for (const url of ["/blog?from=one", "/fr/blog?from=one"]) {
			note({ ...arrival(url), headers: { ...headers, cookie } });
		}
		await look();
		expect(written).toEqual([["one", "2026-01-15", 1]]);
	});

	it("are of pages alone, not of their data, files or the API", async () => {
		const { note, look, written } = open();
		for (const path of ["/blog.data", "/api/blog-posts", "/feed.xml", "/assets/a.js"]) {
			note(arrival(`${path}?from=one`));
		}
		await look();
		expect(written).toEqual([]);
	});

	it("are counted again where they could not be written, and written once more at the end", async () => {
		let isAway = true;
		const { note, look, stop, written } = open(() => isAway);
		note(arrival("/?from=one"));
		await look();
		note(arrival("/?from=one"));
		isAway = false;
		await stop();
		expect(written).toEqual([["one", "2026-01-15", 2]]);
	});

	it("take no more room than some letters need, whatever names are made up", async () => {
		const { note, look, written } = open();
		for (let index = 0; index < 1_000; index += 1) note(arrival(`/?from=made-up-${index}`));
		await look();
		expect(written).toHaveLength(200);
	});
});
