import type { Insertable, Updateable } from "kysely";
import { describe, expect, it } from "vitest";
import type { SubscriberFilter } from "#app/features/newsletter/subscriber.ts";
import type { SubscribersTable } from "#migrations/subscriber-tables.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { positionOf, subscribersList } from "./subscribers.list.server.ts";

const subscribers = [
	["ada@example.com", "confirmed", "en", 1],
	["ben@example.com", "pending", "fr", 2],
	["100%_sure@example.com", "confirmed", "fr", 3],
	["chloé@exemple.mu", "unsubscribed", "fr", 3],
	["o\\neill@example.com", "confirmed", "en", 3],
] as const;

describe.each(bothEngines)("the list of subscribers on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const rows = subscribers.map(([email, state, language, day]): Insertable<SubscribersTable> => {
			const created_at = `2026-01-0${day}T08:00:00.000Z`;
			return {
				id: `id of ${email}`,
				email,
				state,
				language,
				page: "/blog",
				consent_version: "2026-01",
				created_at,
				confirmed_at: state === "pending" ? null : created_at,
				unsubscribed_at: state === "unsubscribed" ? created_at : null,
				asked_at: created_at,
				unsubscribe_token: `token of ${email}`,
			};
		});
		await db.insertInto("subscribers").values(rows).execute();
		const list = subscribersList(db, movableClock().clock);
		const emails = async (filter: SubscriberFilter) =>
			(await list.page(filter, 100)).map(({ email }) => email).toSorted();
		return { db, list, emails };
	}

	it("shows all fields of a person, and no token", async () => {
		const { list } = await open();
		expect(await list.page({ search: "chlo" }, 10)).toEqual([
			{
				id: "id of chloé@exemple.mu",
				email: "chloé@exemple.mu",
				state: "unsubscribed",
				language: "fr",
				page: "/blog",
				consentVersion: "2026-01",
				consent: null,
				subscribedAt: "2026-01-03T08:00:00.000Z",
				confirmedAt: "2026-01-03T08:00:00.000Z",
				unsubscribedAt: "2026-01-03T08:00:00.000Z",
				leavingReason: null,
				pausedUntil: null,
				requestedEmail: null,
				refusals: 0,
				refusal: null,
				refusedAt: null,
				complainedAt: null,
			},
		]);
	});

	it("shows the end of a pause while it lasts, and the reason for leaving", async () => {
		const { db, list } = await open();
		const change = (id: string, values: Updateable<SubscribersTable>) =>
			db.updateTable("subscribers").set(values).where("id", "=", id).execute();
		await change("id of ada@example.com", { rests_until: "2026-01-15T08:00:00.001Z" });
		await change("id of o\\neill@example.com", { rests_until: "2026-01-15T08:00:00.000Z" });
		await change("id of ben@example.com", { rests_until: "2026-04-01T08:00:00.000Z" });
		await change("id of chloé@exemple.mu", { leaving_reason: "not-for-me" });
		const all = await list.page({}, 10);
		expect(all.flatMap(({ email, pausedUntil }) => (pausedUntil === null ? [] : [email]))).toEqual([
			"ada@example.com",
		]);
		expect(all.find(({ state }) => state === "unsubscribed")?.leavingReason).toBe("not-for-me");
		expect(await list.countLeavingReasons()).toMatchObject({ "not-for-me": 1, "too-often": 0 });
	});

	it("goes from the newest to the oldest, page by page, each person once", async () => {
		const { list } = await open();
		const whole = await list.page({}, 100);
		expect(whole.map(({ subscribedAt }) => subscribedAt.slice(8, 10))).toEqual([
			"03",
			"03",
			"03",
			"02",
			"01",
		]);
		for (const size of [1, 2, 3, 5]) {
			const read = await list.page({}, size);
			for (;;) {
				const last = read.at(-1);
				const next = last === undefined ? [] : await list.page({}, size, positionOf(last));
				if (next.length === 0) break;
				read.push(...next);
			}
			expect(read).toEqual(whole);
		}
	});

	it.each([
		[{ search: "EXAMPLE.com" }, 4],
		[{ search: "  Ada@ " }, 1],
		[{ search: "%_" }, 1],
		[{ search: "\\" }, 1],
		[{ search: "_" }, 1],
		[{ search: "nobody" }, 0],
		[{ search: "" }, 5],
		[{ state: "confirmed" }, 3],
		[{ language: "fr" }, 3],
		[{ search: "example.com", state: "confirmed", language: "fr" }, 1],
	] satisfies [SubscriberFilter, number][])("finds and counts %j", async (filter, expected) => {
		const { list, emails } = await open();
		expect(await emails(filter)).toHaveLength(expected);
		expect(await list.count(filter)).toBe(expected);
	});

	it.each([
		[{ page: "/blog" }, 5],
		[{ page: "import" }, 0],
		[{ from: "2026-01-02" }, 4],
		[{ to: "2026-01-02" }, 2],
		[{ from: "2026-01-02", to: "2026-01-02" }, 1],
	] satisfies [SubscriberFilter, number][])(
		"finds and counts by page and day: %j",
		async (filter, expected) => {
			const { list, emails } = await open();
			expect(await emails(filter)).toHaveLength(expected);
			expect(await list.count(filter)).toBe(expected);
		},
	);

	it("counts days as the business does: late in the evening of UTC, its next day has begun", async () => {
		const { db, emails } = await open();
		const created_at = "2026-01-05T20:30:00.000Z";
		await db.updateTable("subscribers").set({ created_at }).where("email", "=", "ada@example.com").execute();
		expect(await emails({ from: "2026-01-06" })).toEqual(["ada@example.com"]);
		expect(await emails({ from: "2026-01-05", to: "2026-01-05" })).toEqual([]);
	});

	it("finds readers whose letters are paused, by themselves or by their mailbox", async () => {
		const { db, emails, list } = await open();
		const pause = (email: string, values: object) =>
			db.updateTable("subscribers").set(values).where("email", "=", email).execute();
		await pause("ada@example.com", { rests_until: "2026-01-16T08:00:00.000Z" });
		await pause("100%_sure@example.com", { rests_until: "2026-01-09T08:00:00.000Z" });
		await pause("o\\neill@example.com", { refused_at: "2026-01-09T08:00:00.000Z" });
		expect(await emails({ state: "paused" })).toEqual(["ada@example.com", "o\\neill@example.com"]);
		expect(await list.count({ state: "paused" })).toBe(2);
		expect(await emails({ state: "refusing" })).toEqual(["o\\neill@example.com"]);
		await pause("o\\neill@example.com", { state: "unsubscribed" });
		expect(await list.count({ state: "refusing" })).toBe(0);
	});

	it("lists the pages on which people subscribed, each once", async () => {
		const { db, list } = await open();
		await db.updateTable("subscribers").set({ page: "import" }).where("language", "=", "en").execute();
		expect(await list.listPages()).toEqual(["/blog", "import"]);
	});

	it("counts the matches in every state, whichever the filter names", async () => {
		const { list } = await open();
		const found = await list.countStates({ language: "fr", state: "confirmed" });
		expect(found).toEqual({ pending: 1, confirmed: 1, unsubscribed: 1 });
	});

	it("counts everybody by state", async () => {
		const { db, list } = await open();
		expect(await list.countStates()).toEqual({ pending: 1, confirmed: 3, unsubscribed: 1 });
		await db.deleteFrom("subscribers").execute();
		expect(await list.countStates()).toEqual({ pending: 0, confirmed: 0, unsubscribed: 0 });
	});

	it("is read whole, however long it is", async () => {
		const { db, list } = await open();
		const [pattern] = await db.selectFrom("subscribers").selectAll().limit(1).execute();
		if (pattern === undefined) throw new Error("There is nobody");
		const many = Array.from({ length: 1_100 }, (_, index) => ({
			...pattern,
			id: `many ${index}`,
			email: `many-${index}@example.org`,
			unsubscribe_token: `many ${index}`,
		}));
		for (let from = 0; from < many.length; from += 500) {
			await db
				.insertInto("subscribers")
				.values(many.slice(from, from + 500))
				.execute();
		}
		const read: string[] = [];
		for await (const page of list.pages({ search: "example.org" })) read.push(...page.map(({ id }) => id));
		expect(read).toHaveLength(1_100);
		expect(new Set(read).size).toBe(1_100);
	});
});
