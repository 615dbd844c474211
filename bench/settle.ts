import { until } from "#platform/testing/postgres-cluster.ts";

/** Resolves once the site's cache has compressed a page as far as it goes. */
export async function settle(url: string): Promise<void> {
	await until(async () => {
		const { headers } = await fetch(url, { method: "HEAD", headers: { "Accept-Encoding": "br" } });
		if (!headers.get("ETag")?.includes("br-settled")) throw new Error(`${url} is not settled.`);
	});
}
