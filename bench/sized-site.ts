import { spawnSync } from "node:child_process";
import { Administrator } from "#e2e/support/administrator.ts";
import { freshPlace } from "#e2e/support/site-process.ts";
import { type MeasuredSite, runSite } from "./site.ts";

/** A site with generated articles beside the sample ones, to be measured. */
export type SizedSite = {
	size: number;
	site: MeasuredSite;
	administrator: Administrator;
	/** Published articles. */
	published: number;
	/** A published article far from the newest. */
	deep: { title: string; slug: string };
};

/** Seeds a fresh folder with `npm run seed -- --articles`, and starts a site on it. */
export async function runSizedSite(size: number): Promise<SizedSite> {
	const place = await freshPlace("sqlite");
	const words = ["scripts/command.ts", "seed", "--articles", String(size)];
	const env = { ...process.env, NODE_ENV: "production", DATA_DIR: place.dataDir, DATABASE_URL: "" };
	const { status, stderr } = spawnSync(process.execPath, words, { env, encoding: "utf8" });
	if (status !== 0) throw new Error(`The seed failed: ${stderr}`);
	const site = await runSite(place);
	const administrator = await Administrator.signIn(site.url);
	const answer = await fetch(`${site.url}/api/blog-posts?fields=summary&limit=200`);
	const deep = ((await answer.json()) as SizedSite["deep"][]).at(-1);
	if (deep === undefined) throw new Error("The seeded site has no articles.");
	return { size, site, administrator, published: Number(answer.headers.get("X-Total-Count")), deep };
}

/** Saves a draft: all that was memoized of articles is invalid, and is read again. */
export async function forgetArticles({ administrator }: SizedSite): Promise<void> {
	await administrator.request("POST", "/api/blog-posts", { title: "A draft", excerpt: "", content: "" });
}

/** Ends sites and takes their folders away. */
export async function stopSizedSites(sites: SizedSite[]): Promise<void> {
	for (const { site } of sites) {
		await site.stop();
		await site.place.remove();
	}
}
