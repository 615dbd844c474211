import { Administrator } from "#e2e/support/administrator.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { samplePlace, startSite } from "#e2e/support/site-process.ts";
import { isLong } from "#platform/testing/long-tests.ts";

const writes = isLong ? 60 : 10;
const readers = 8;

for (const engine of ["sqlite", "postgres"] as const) {
	const tag = engine === "postgres" ? "@long" : [];
	test(`on ${engine}, no reader sees an older text than the one that was acknowledged`, { tag }, async () => {
		const place = await samplePlace(engine);
		const site = await startSite(place);
		const administrator = await Administrator.signIn(site.url);
		const input = (state: number) => ({
			title: `Tidal number ${state}.`,
			excerpt: "E",
			content: "C",
			slug: "tidal",
			published: isShown(state),
		});
		const { id } = await administrator.request<{ id: string }>("POST", "/api/blog-posts", input(0));
		/** The newest state that was sent, and the newest that was acknowledged. */
		const written = { sent: 0, acknowledged: 0 };
		const wrong: string[] = [];
		let reads = 0;

		async function readOn(address: string): Promise<void> {
			while (written.acknowledged < writes) {
				const oldest = written.acknowledged;
				const body = await (await fetch(site.url + address)).text();
				const seen = /Tidal number (\d+)\./.exec(body)?.[1];
				const allowed = Array.from({ length: written.sent - oldest + 1 }, (_, step) =>
					shownAs(oldest + step),
				);
				if (!allowed.includes(seen)) wrong.push(`${address}: ${seen}, not one of ${allowed}`);
				reads += 1;
			}
		}

		async function write(): Promise<void> {
			for (let state = 1; state <= writes; state += 1) {
				written.sent = state;
				await administrator.request("PUT", `/api/blog-posts/${id}`, { ...input(state), version: state });
				written.acknowledged = state;
			}
		}

		const addresses = ["/", "/blog", "/blog/tidal", "/fr/blog", "/feed.xml", "/api/blog-posts/tidal"];
		const reading = Array.from({ length: readers }, (_, index) =>
			readOn(addresses[index % addresses.length] ?? "/"),
		);
		await Promise.all([write(), ...reading]);
		expect(wrong).toEqual([]);
		expect(reads).toBeGreaterThan(writes);
		await site.stop();
		await place.remove();
	});
}

/** Each fifth state takes the article off the site. */
function isShown(state: number): boolean {
	return state % 5 !== 4;
}

function shownAs(state: number): string | undefined {
	return isShown(state) ? String(state) : undefined;
}
