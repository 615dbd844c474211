import { describe, expect, it } from "vitest";
import { engines } from "#platform/testing/fresh-database.ts";
import { answersWithoutSession } from "#server/testing/answers-without-session.ts";
import { someTable } from "#server/testing/guests.ts";
import { testSite } from "#server/testing/test-site.ts";

const secret = "Zanzibar";
const words = { title: `${secret} Dinner`, description: `About ${secret}`, location: secret };
const draft = { ...words, fr: words, published: false };

describe.each(engines)("a table that is a draft, on %s", (engine) => {
	it.each([
		["was never announced", {}],
		["is full", { state: "full" }],
		["is cancelled", { state: "cancelled" }],
		["is over", { calendarDate: "2026-01-10" }],
	])("and %s is in no answer that is given without a session", async (_case, written) => {
		const { stores, send, signIn } = await testSite({ engine });
		const { id, slug } = await someTable(stores, { ...draft, ...written });
		const answers = await answersWithoutSession(send, (path) => path.replace("{id}", id), [
			...[`/events/${id}.ics`, `/events/${slug}.ics`, `/fr/events/${id}.ics`, `/events/${id}.ics?discreet`],
			...[`/events/singlessocials/${slug}`, `/fr/events/singlessocials/${slug}`],
			...["/api/events?status=draft", `/api/events?search=${secret.slice(0, 6)}`],
		]);
		const { events } = stores;
		answers.push(
			JSON.stringify([
				await events.listUpcoming(),
				await events.listPast(),
				await events.findTable(slug),
				await events.listTableAddresses(),
				await events.listCalendar(),
			]),
		);
		expect(answers.filter((answer) => answer.includes(secret))).toEqual([]);
		const owner = await (await send("GET", "/api/events", undefined, await signIn())).text();
		expect(owner).toContain(secret);
	});
});
