/** Opens `/metrics` of a site that is started with it as `METRICS_TOKEN`. */
export const metricsToken = "a token for the counts of visits";

/** Playwright's own browser says that it is headless, which is a program's name. */
export const personsAgent =
	"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

type Counts = Record<string, number>;

async function readCounts(siteUrl: string): Promise<Counts> {
	const answer = await fetch(`${siteUrl}/metrics`, { headers: { Authorization: `Bearer ${metricsToken}` } });
	const lines = (await answer.text()).matchAll(/^ensemble_visits_total\{kind="(\w+)"\} (\d+)$/gm);
	return Object.fromEntries([...lines].map(([, kind = "", count]) => [kind, Number(count)]));
}

/** Returns what is counted from now on. */
export async function countsFrom(siteUrl: string) {
	const before = await readCounts(siteUrl);
	return async (): Promise<Counts> => {
		const now = Object.entries(await readCounts(siteUrl));
		const more = now.map(([kind, count]) => [kind, count - (before[kind] ?? 0)] as const);
		return Object.fromEntries(more.filter(([, count]) => count > 0));
	};
}
