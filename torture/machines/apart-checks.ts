import { setTimeout as wait } from "node:timers/promises";
import { describeStatuses } from "../proxies/idle-writes.ts";
import { type Noticed, underLoad } from "../proxies/load.ts";
import type { SiteSlot } from "../site-slot.ts";
import { type Apart, lastOf, seconds } from "./apart.ts";
import { expectThat, until } from "./checks.ts";
import { sendsOnce, startsAfterLostStart } from "./lost-holders.ts";

type ApartCheck = readonly [what: string, look: (apart: Apart) => Promise<string>];

const atOnce = 4;
const quietMs = 3_000;
/** Longer than every patience that is set: what waits until then was waiting for something else. */
const awayMs = 45_000;
/** A page, or a write, that had just gone to the machine: docs/several-machines.md. */
const longestBoundMs = 30_000;
/** A machine that is back is ready, and shows what was published without it. */
const backBoundMs = 10_000;
/** PgBouncer's keepalive, and a look at it. */
const leftBoundMs = 35_000;
const lostPercent = 3;

function expectOnlyPromised({ pages, writes, longestMs }: Noticed, mostMs = longestBoundMs): void {
	expectThat(
		[...pages.keys()].every((status) => status === 200),
		`every page comes: ${describeStatuses(pages)}`,
	);
	expectThat(
		[...writes.keys()].every((status) => [200, 503].includes(status)),
		`a write is done, or asked for again: ${describeStatuses(writes)}`,
	);
	expectThat(longestMs < mostMs, `nobody waits for long: ${seconds(longestMs)}`);
}

const seen = ({ pages, writes, longestMs }: Noticed): string =>
	`pages ${describeStatuses(pages)}, ${seconds(longestMs)} at most; writes ${describeStatuses(writes)}`;

/** Restarts each in turn, as an update does. */
async function restartsEach({ trial, slots }: Apart): Promise<string> {
	const noticed = await underLoad(
		trial,
		async () => {
			for (const slot of slots) {
				await wait(quietMs);
				await slot.stop();
				await slot.start();
			}
		},
		atOnce,
	);
	expectOnlyPromised(noticed);
	return seen(noticed);
}

/** @returns pages of before, unmarked, that a machine showed once it was asked again; and when it was right. */
async function lookAfterReturn({ url }: SiteSlot, title: string): Promise<{ stale: number; ms: number }> {
	let stale = 0;
	const ms = await until(async () => {
		const answer = await fetch(`${url}/blog`, { signal: AbortSignal.timeout(backBoundMs) });
		const isNew = (await answer.text()).includes(title);
		const isMarked = /database-away/.test(answer.headers.get("cache-status") ?? "");
		if (answer.ok && !isNew && !isMarked) stale += 1;
		return answer.ok && isNew;
	}, `${url} shows what was published while it was away`);
	return { stale, ms };
}

async function losesLine(apart: Apart): Promise<string> {
	const { slot, name, address } = lastOf(apart);
	const { trial, owners, wires, bouncer } = apart;
	const [owner] = owners;
	const noticed = await underLoad(
		trial,
		async () => {
			await wait(quietMs);
			wires.cut(name);
			const began = performance.now();
			await owner?.publish({
				title: "Published without one",
				excerpt: "Of this trial.",
				content: "A sentence.",
			});
			const publishedMs = performance.now() - began;
			await until(
				async () => (await bouncer.countFrom(address)) === 0,
				"PgBouncer leaves a machine that is gone",
			);
			const leftMs = performance.now() - began;
			await wait(Math.max(0, awayMs - leftMs));
			wires.mend(name);
			const back = await lookAfterReturn(slot, "Published without one");
			await wait(quietMs);
			return { publishedMs, leftMs, ...back };
		},
		atOnce,
	);
	const { leftMs, publishedMs, stale, ms } = noticed.result;
	expectOnlyPromised(noticed);
	expectThat(stale === 0, `what is back shows nothing of before, unmarked: ${stale} pages`);
	expectThat(ms < backBoundMs, `it is soon back: ${seconds(ms)}`);
	expectThat(leftMs < leftBoundMs, `its connections are soon given back: ${seconds(leftMs)}`);
	return `${seen(noticed)}; published meanwhile in ${seconds(publishedMs)}; its connections given back after ${seconds(leftMs)}; after ${seconds(awayMs)} as before within ${seconds(ms)}, no page of before`;
}

async function losesPackets({ trial, wires, names }: Apart): Promise<string> {
	for (const name of names) wires.lose(name, lostPercent);
	const noticed = await underLoad(trial, () => wait(5 * quietMs), atOnce).finally(() => {
		for (const name of names) wires.lose(name, 0);
	});
	expectOnlyPromised(noticed);
	return seen(noticed);
}

export const apartChecks: readonly ApartCheck[] = [
	["restarted one by one under load", restartsEach],
	["one whose line is cut under load, and is back", losesLine],
	["one whose line is cut while it sends a letter", sendsOnce],
	["one whose line is cut while it starts", startsAfterLostStart],
	[`${lostPercent} of 100 packets lost, each way`, losesPackets],
];
