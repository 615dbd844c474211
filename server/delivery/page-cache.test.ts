import { expect, it, vi } from "vitest";
import { PageCache } from "./page-cache.ts";

const revision = { current: () => "1", hasChangedSince: () => false };
const words = Array.from({ length: 500 }, (_, place) => `${place * place} people dine, ${place} talk.`);
const render = async () => new Response(words.join("\n"), { headers: { "Content-Type": "text/html" } });
const wish = { acceptEncoding: "br", ifNoneMatch: undefined };

async function weigh(pages: PageCache, key: string): Promise<number> {
	const { response } = await pages.get(key, render);
	return (await response.prepare(wish)).body?.length ?? 0;
}

it("a page that stays the same is compressed further", async () => {
	const pages = new PageCache({ revision, day: () => "", maxBytes: 1e6, settlesAfterMs: 0 });
	const first = await weigh(pages, "/");
	await vi.waitFor(async () => expect(await weigh(pages, "/")).toBeLessThan(first));
});

it("a page with a query is compressed once: there are too many", async () => {
	const pages = new PageCache({ revision, day: () => "", maxBytes: 1e6, settlesAfterMs: 0 });
	const first = await weigh(pages, "/blog?page=2");
	await weigh(pages, "/blog");
	await vi.waitFor(async () => expect(await weigh(pages, "/blog")).toBeLessThan(first));
	expect(await weigh(pages, "/blog?page=2")).toBe(first);
});
