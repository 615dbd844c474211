import { setTimeout as wait } from "node:timers/promises";
import { Administrator } from "#e2e/support/administrator.ts";
import { accessCode } from "#e2e/support/site-process.ts";
import { megabytes, milliseconds } from "./figures.ts";
import { atMost, type Part, plain } from "./part.ts";
import { photograph, uploadPicture } from "./pictures.ts";
import { startProbe } from "./probe.ts";
import { residentBytes } from "./process-usage.ts";
import { runSite } from "./site.ts";

const tries = 45;
const memoryMs = 100;
const pictureMs = 100;
const maxMemoryBytes = 350_000_000;
const maxPictureMs = 200;
const maxEntryMs = 2_000;

/** Tries a code from an address, on a device or on none. */
function enter(url: string, password: string, client: string, cookie = ""): Promise<Response> {
	const headers = { "Content-Type": "application/json", "X-Forwarded-For": client, Cookie: cookie };
	return fetch(`${url}/api/admin/login`, { method: "POST", headers, body: JSON.stringify({ password }) });
}

/** Wrong access codes from many addresses at once, and the owner among them. */
export const wrongCodes: Part = {
	title: "Wrong codes at once",
	method: `${tries} wrong access codes at once, each from an address of its own, and the right one from a device that signed in before. Meanwhile a stored picture every ${pictureMs} ms, from a thread of its own, and \`ps -o rss\`.`,
	async measure() {
		const site = await runSite(undefined, "", { TRUST_PROXY: "true" });
		try {
			const administrator = await Administrator.signIn(site.url);
			const picture = await uploadPicture(site.url, administrator.token, await photograph(1));
			await (await fetch(site.url + picture)).arrayBuffer();
			const known = await enter(site.url, accessCode, "198.51.100.1");
			const device = known.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";

			const probe = await startProbe({ url: site.url + picture, everyMs: pictureMs });
			let peak = residentBytes(site.pid);
			const storm = Promise.all(
				Array.from({ length: tries }, (_, number) => enter(site.url, "wrong", `203.0.113.${number}`)),
			);
			const over = storm.then(() => true);
			const began = performance.now();
			const entry = enter(site.url, accessCode, "198.51.100.2", device).then(({ status }) => ({
				status,
				ms: performance.now() - began,
			}));
			while (!(await Promise.race([over, wait(memoryMs, false)]))) {
				peak = Math.max(peak, residentBytes(site.pid));
			}
			const { status, ms } = await entry;
			const pictures = await probe.stop();
			const refused = (await storm).filter((answer) => answer.status === 429).length;
			if (status !== 200) throw new Error(`The owner's entry was answered ${status}.`);
			return {
				rows: [
					atMost("resident memory at its peak", peak, maxMemoryBytes, megabytes),
					atMost("a stored picture, slowest", pictures.slowestMs, maxPictureMs, milliseconds),
					atMost("the owner's entry on a known device", ms, maxEntryMs, milliseconds),
					plain("wrong codes refused unchecked", `${refused} of ${tries}`),
				],
				details: pictures.failed,
			};
		} finally {
			await site.stop();
			await site.place.remove();
		}
	},
};
