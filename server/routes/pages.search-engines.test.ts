import { expect, it } from "vitest";
import { DatabaseAwayError } from "#platform/database/database-failure.ts";
import { stayAwayUnlessListed } from "./pages.ts";

const robotsOf = (answer: Response) => answer.headers.get("X-Robots-Tag");

it("search engines are asked to stay away until they may list the site, and again once they may not", async () => {
	let isListed = false;
	const stayAway = stayAwayUnlessListed(async () => isListed);
	const [first, second, third] = [new Response(), new Response(), new Response()];
	await stayAway(first);
	isListed = true;
	await stayAway(second);
	isListed = false;
	await stayAway(third);
	expect([first, second, third].map(robotsOf)).toEqual(["noindex", null, "noindex"]);
});

it("a page's own robots directive stays as it is", async () => {
	const answer = new Response(null, { headers: { "X-Robots-Tag": "noindex, nofollow" } });
	await stayAwayUnlessListed(async () => false)(answer);
	expect(robotsOf(answer)).toBe("noindex, nofollow");
});

it("search engines are answered as last known while the database is away", async () => {
	let isAway = false;
	const stayAway = stayAwayUnlessListed(async () => {
		if (isAway) throw new DatabaseAwayError();
		return true;
	});
	const answers = [new Response(), new Response()];
	for (const answer of answers) {
		await stayAway(answer);
		isAway = true;
	}
	expect(answers.map(robotsOf)).toEqual([null, null]);
});
