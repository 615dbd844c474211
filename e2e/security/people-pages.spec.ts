import { sessionHintCookie } from "#app/api-client/session-cookies.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { Administrator } from "#e2e/support/administrator.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { addresses } from "#e2e/support/pages.ts";
import { samplePlace, startSite } from "#e2e/support/site-process.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { openStores } from "#server/composition/stores.ts";
import { files } from "#server/testing/answers-without-session.ts";
import { sessionOf, somePerson } from "#server/testing/people.ts";

const draft = { title: "Not to be read yet", excerpt: "E", content: "C", slug: "not-yet", published: false };

const everything = [
	...addresses.map(({ address }) => address),
	...files.filter((path) => !/^\/(healthz|readyz)$/.test(path)),
	...[
		"/blog?search=yet",
		"/fr/blog?search=yet",
		"/blog/not-yet",
		"/fr/unknown",
		"/draft/none",
		"/preview/none",
	],
	...Object.values(adminPaths).map((path) => path.replace(":id", "some")),
];

/** Requests everything in a session as a browser sends it, or in none. */
async function readAs(url: string, token?: string): Promise<Map<string, string>> {
	const cookie = token === undefined ? "" : `session=${token}; ${sessionHintCookie}=its-id`;
	const headers = { Cookie: cookie, Accept: "text/html", "Accept-Language": "en" };
	const read = new Map<string, string>();
	for (const address of everything) {
		const answer = await fetch(url + address, { headers, redirect: "manual" });
		const { status } = answer;
		read.set(address, [status, answer.headers.get("Location"), await answer.text()].join("\n"));
	}
	return read;
}

for (const engine of ["sqlite", "postgres"] as const) {
	test(`on ${engine}, every page, screen and file is the same to nobody, a host, an editor and the owner`, {
		tag: "@long",
	}, async () => {
		const place = await samplePlace(engine);
		const site = await startSite(place);
		const owner = await Administrator.signIn(site.url);
		await owner.request("POST", "/api/blog-posts", draft);
		const database = await openDatabase({ ...place, databaseUrl: place.databaseUrl || undefined });
		try {
			const parts = { database, stores: openStores(database, systemClock) };
			const tokens = [owner.token];
			for (const role of ["host", "editor"] as const)
				tokens.push(await sessionOf(parts, await somePerson(database, role)));
			const nobodys = await readAs(site.url);
			const answers = [...nobodys.values()];
			expect(answers.filter((text) => text.startsWith("200")).length).toBeGreaterThan(60);
			expect(answers.filter((text) => text.includes(draft.title))).toEqual([]);
			for (const token of tokens) {
				const theirs = await readAs(site.url, token);
				for (const [address, text] of nobodys) expect(theirs.get(address) === text, address).toBe(true);
			}
		} finally {
			await database.close();
			await site.stop();
			await place.remove();
		}
	});
}
