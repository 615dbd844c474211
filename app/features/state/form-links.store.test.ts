import { describe, expect, it } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import type { AddressAnswer } from "#platform/web/ask-address.ts";
import { openStores } from "#server/composition/stores.ts";

const hourMs = 60 * 60_000;
const apply = "https://forms.agency.test/apply";
const network = "https://forms.agency.test/network";
const owner = "owner@agency.test";
const facts = { ...defaultFacts, apply: { en: apply, fr: apply }, networkForm: { en: network, fr: "" } };
const missing: AddressAnswer = { kind: "answered", status: 404 };
const fine: AddressAnswer = { kind: "answered", status: 200 };

describe.each(engines)("the links of forms on %s", (engine) => {
	async function open() {
		const time = movableClock("2026-01-15T08:00:00.000Z");
		const database = await freshDatabase(engine);
		const { formLinks } = openStores(database, time.clock);
		const all = [apply, apply, network];
		/** Asks what is due; those that are not named answer well. */
		async function ask(answers: Record<string, AddressAnswer> = {}, to: string | undefined = owner) {
			const due = await formLinks.takeDue(all);
			const heard = due.map((held) => ({ ...held, answer: answers[held.address] ?? fine }));
			await formLinks.record(heard, to);
			return due.map(({ address }) => address);
		}
		const mails = () => database.db.selectFrom("outgoing_mails").selectAll().execute();
		return { ...time, database, formLinks, all, ask, mails };
	}

	it("are asked once a day, each address once, and known under each of their forms", async () => {
		const { formLinks, ask, advance } = await open();
		const fresh = await formLinks.list(facts);
		expect(fresh.map(({ fact, language, askedAt }) => [fact, language, askedAt])).toEqual([
			["apply", "en", null],
			["apply", "fr", null],
			["networkForm", "en", null],
		]);
		expect(await ask()).toEqual([apply, network]);
		expect(await ask()).toEqual([]);
		expect((await formLinks.list(facts))[1]).toEqual({
			fact: "apply",
			language: "fr",
			address: apply,
			askedAt: "2026-01-15T08:00:00.000Z",
			status: 200,
			failingSince: null,
			isDead: false,
		});
		advance(23 * hourMs);
		expect(await ask()).toEqual([]);
		advance(hourMs);
		expect(await ask()).toEqual([apply, network]);
	});

	it("are dead after failing twice: the owner gets one mail, and another only after they have worked again", async () => {
		const { formLinks, ask, advance, mails } = await open();
		await ask({ [apply]: missing, [network]: { kind: "silent" } });
		expect(await mails()).toEqual([]);
		expect((await formLinks.list(facts))[0]).toMatchObject({ status: 404, isDead: false });
		advance(hourMs);
		await ask({ [apply]: missing, [network]: { kind: "silent" } });
		const failingSince = "2026-01-15T08:00:00.000Z";
		expect((await formLinks.list(facts))[0]).toMatchObject({ status: 404, failingSince, isDead: true });
		expect((await formLinks.list(facts))[2]).toMatchObject({ status: null, failingSince, isDead: true });
		for (let hour = 0; hour < 3; hour += 1) {
			advance(hourMs);
			await ask({ [apply]: missing });
		}
		expect(await mails()).toMatchObject([
			{ recipient: owner, kind: "dead-forms", payload: JSON.stringify({ addresses: [apply, network] }) },
		]);
		advance(hourMs);
		await ask();
		expect((await formLinks.list(facts))[0]).toMatchObject({ failingSince: null, isDead: false });
		for (const hours of [24, 1]) {
			advance(hours * hourMs);
			await ask({ [apply]: missing });
		}
		expect((await mails()).map(({ payload }) => payload)).toContain(JSON.stringify({ addresses: [apply] }));
		expect(await mails()).toHaveLength(2);
	});

	it("do not change if they could not be checked", async () => {
		const { formLinks, ask, advance, mails } = await open();
		await ask();
		for (const hours of [24, 1, 1]) {
			advance(hours * hourMs);
			expect(await ask({ [apply]: { kind: "unasked" } })).toContain(apply);
		}
		expect((await formLinks.list(facts))[0]).toMatchObject({
			askedAt: "2026-01-15T08:00:00.000Z",
			status: 200,
			isDead: false,
		});
		expect(await mails()).toEqual([]);
	});

	it("are checked by one process, or by another if that one has ended", async () => {
		const { formLinks, all, advance, mails } = await open();
		const both = await Promise.all([formLinks.takeDue(all), formLinks.takeDue(all)]);
		expect(
			both
				.flat()
				.map(({ address }) => address)
				.sort(),
		).toEqual([apply, network]);
		advance(16 * 60_000);
		const next = await formLinks.takeDue(all);
		expect(next).toHaveLength(2);
		// The first one comes back from a long sleep.
		await formLinks.record(
			both.flat().map((held) => ({ ...held, answer: missing })),
			owner,
		);
		expect((await formLinks.list(facts))[0]).toMatchObject({ askedAt: null, status: null });
		expect(await mails()).toEqual([]);
	});

	it("are forgotten once the facts lead elsewhere", async () => {
		const { formLinks, ask, database, advance } = await open();
		await ask({ [apply]: missing });
		const moved = { ...facts, apply: { en: "https://elsewhere.test/", fr: "" } };
		expect((await formLinks.list(moved))[0]).toMatchObject({ askedAt: null, failingSince: null });
		await formLinks.takeDue([network]);
		expect(await database.db.selectFrom("form_links").select("address").execute()).toEqual([
			{ address: network },
		]);
		// Led back, it begins anew.
		advance(hourMs);
		await ask({ [apply]: missing });
		expect((await formLinks.list(facts))[0]).toMatchObject({ status: 404, isDead: false });
		await formLinks.takeDue([]);
		expect(await database.db.selectFrom("form_links").selectAll().execute()).toEqual([]);
	});

	it("wait for no instant that a wrong clock has written", async () => {
		const { ask, advance } = await open();
		advance(400 * 24 * hourMs);
		await ask();
		advance(-400 * 24 * hourMs);
		expect(await ask()).toEqual([apply, network]);
	});
});
