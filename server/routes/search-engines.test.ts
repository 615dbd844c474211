import { expect, it } from "vitest";
import { DatabaseAwayError } from "#platform/database/database-failure.ts";
import { stayAwayUntilOpened } from "./search-engines.ts";

const openedAt = "2026-01-01T00:00:00.000Z";
const robotsOf = (answer: Response) => answer.headers.get("X-Robots-Tag");

it("search engines are asked to stay away until the site is open, and again once it is closed", async () => {
	let opened: string | null = null;
	const stayAway = stayAwayUntilOpened(async () => ({ openedAt: opened }));
	const [first, second, third] = [new Response(), new Response(), new Response()];
	await stayAway(first);
	opened = openedAt;
	await stayAway(second);
	opened = null;
	await stayAway(third);
	expect([first, second, third].map(robotsOf)).toEqual(["noindex", null, "noindex"]);
});

it("a page's own robots directive stays as it is", async () => {
	const answer = new Response(null, { headers: { "X-Robots-Tag": "noindex, nofollow" } });
	await stayAwayUntilOpened(async () => ({ openedAt: null }))(answer);
	expect(robotsOf(answer)).toBe("noindex, nofollow");
});

it("holds to what was last known while the database is away", async () => {
	let isAway = false;
	const stayAway = stayAwayUntilOpened(async () => {
		if (isAway) throw new DatabaseAwayError();
		return { openedAt };
	});
	const answers = [new Response(), new Response()];
	for (const answer of answers) {
		await stayAway(answer);
		isAway = true;
	}
	expect(answers.map(robotsOf)).toEqual([null, null]);
});
