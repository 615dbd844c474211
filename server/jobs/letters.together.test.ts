import { describe, expect, it, onTestFinished } from "vitest";
import { couldNotLeave } from "#app/features/letters/letter-state.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines } from "#platform/testing/fresh-database.ts";
import { openScriptedSmtp } from "#platform/testing/scripted-smtp.ts";
import { openSender } from "#server/testing/letters.ts";
import { addReaders, readerAddress, wholeLetter } from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";

const minuteMs = 60_000;
const path = "/api/admin/letters";

describe.each(bothEngines)("several letters and several tabs on %s", (engine) => {
	async function open(readers: number) {
		const time = movableClock();
		const smtp = await openScriptedSmtp();
		onTestFinished(smtp.close);
		const site = await testSite({ engine, clock: time.clock, smtpUrl: smtp.url });
		await addReaders(site.database, readers);
		const token = await site.signIn();
		const senders = [1, 2].map(() => openSender(site, { clock: time.clock, smtpUrl: smtp.url }));
		const draft = async (subject: string) =>
			(await site.stores.letters.create({ ...wholeLetter, subject })).id;
		const post = (id: string, what: "send" | "step", body: object) =>
			site.send("POST", `${path}/${id}/${what}`, body, token);
		const send = (id: string, change: object = {}) =>
			post(id, "send", { version: 1, audience: "all", ...change });
		const runDue = () => Promise.all(senders.map((sender) => sender.runDue()));
		const inMinutes = (minutes: number) =>
			new Date(time.clock().getTime() + minutes * minuteMs).toISOString();
		/** Returns who got which letter, in English, with duplicates. */
		const got = () =>
			smtp.taken
				.map(({ to, source }) => `${to} ${/^Subject: (.*)$/m.exec(source)?.[1]?.trim()}`)
				.filter((line) => !line.includes("=?"))
				.toSorted();
		const state = async (id: string) => (await site.stores.letters.get(id)).state;
		return { ...site, time, token, draft, send, post, runDue, inMinutes, got, state };
	}
	/** Returns the English readers among the first `readers`, each with these letters. */
	const each = (readers: number, ...subjects: string[]) =>
		Array.from({ length: readers }, (_, index) => index)
			.filter((index) => index % 2 === 0)
			.flatMap((index) => subjects.map((subject) => `${readerAddress(index)} ${subject}`))
			.toSorted();

	it("two letters that are sent at once both reach everybody, each once", async () => {
		const site = await open(8);
		const ids = [await site.draft("First"), await site.draft("Second")];
		const answers = await Promise.all(ids.map((id) => site.send(id)));
		expect(answers.map(({ status }) => status)).toEqual([200, 200]);
		await site.runDue();
		expect(site.got()).toEqual(each(8, "First", "Second"));
		expect(await Promise.all(ids.map(site.state))).toEqual(["sent", "sent"]);
	});

	it("two letters of one subject that are sent at once have an address each", async () => {
		const site = await open(1);
		const ids = [await site.draft("Two tables"), await site.draft("Two tables")];
		const answers = await Promise.all(ids.map((id) => site.send(id)));
		expect(answers.map(({ status }) => status)).toEqual([200, 200]);
		const letters = await Promise.all(ids.map((id) => site.stores.letters.get(id)));
		expect(letters.map(({ slug }) => slug).toSorted()).toEqual(["two-tables", "two-tables-2"]);
	});

	it("a letter whose time comes while another is paused leaves, and the other goes on later", async () => {
		const site = await open(4);
		const [running, later] = [await site.draft("Running"), await site.draft("Later")];
		await site.send(running);
		await site.post(running, "step", { step: "pause" });
		expect((await site.send(later, { sendAt: site.inMinutes(5) })).status).toBe(200);
		await site.runDue();
		expect(site.got()).toEqual([]);
		site.time.advance(5 * minuteMs);
		await site.runDue();
		expect(site.got()).toEqual(each(4, "Later"));
		await site.post(running, "step", { step: "resume" });
		await site.runDue();
		expect(site.got()).toEqual(each(4, "Later", "Running"));
	});

	it("the same letter sent from two tabs at one moment leaves once, and the other tab is told", async () => {
		const site = await open(6);
		const id = await site.draft("Once");
		const answers = await Promise.all([1, 2, 3].map(() => site.send(id)));
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
		const refusals = answers.filter(({ status }) => status === 409);
		for (const refusal of refusals) {
			expect(await refusal.json()).toMatchObject({ code: "moved-on", current: { state: "sending" } });
		}
		await site.runDue();
		expect(site.got()).toEqual(each(6, "Once"));
	});

	it("a letter sent in one tab and scheduled in another does one of both", async () => {
		const site = await open(4);
		const id = await site.draft("Either");
		const answers = await Promise.all([site.send(id), site.send(id, { sendAt: site.inMinutes(5) })]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		site.time.advance(10 * minuteMs);
		await site.runDue();
		expect(site.got()).toEqual(each(4, "Either"));
	});

	it("a letter that another tab has changed since does not leave unseen", async () => {
		const site = await open(2);
		const id = await site.draft("Seen");
		await site.stores.letters.update(id, { ...wholeLetter, subject: "Unseen", version: 1 });
		for (const change of [{}, { sendAt: site.inMinutes(5) }]) {
			expect((await site.send(id, change)).status).toBe(409);
		}
		expect(await site.state(id)).toBe("draft");
	});

	it("a time that has passed is refused in words, and the letter stays a draft", async () => {
		const site = await open(2);
		const id = await site.draft("Late");
		for (const minutes of [-5, 0]) {
			const answer = await site.send(id, { sendAt: site.inMinutes(minutes) });
			expect(answer.status).toBe(400);
			expect(await answer.json()).toMatchObject({ fields: { sendAt: "Choose a time in the future." } });
		}
		expect(await site.state(id)).toBe("draft");
	});

	it("a scheduled letter that nobody would get by then is a draft again", async () => {
		const site = await open(1);
		const id = await site.draft("Nobody");
		await site.send(id, { sendAt: site.inMinutes(5) });
		await site.stores.erasures.erase("reader-0");
		site.time.advance(5 * minuteMs);
		await site.runDue();
		expect([await site.state(id), site.got()]).toEqual(["draft", []]);
		// Its time stays: so its owner is told that it did not leave, until it does.
		const kept = await site.stores.letters.get(id);
		expect(couldNotLeave(kept)).toBe(true);
		await addReaders(site.database, 1);
		await site.send(id, { version: kept.version });
		await site.runDue();
		expect(couldNotLeave(await site.stores.letters.get(id))).toBe(false);
	});
});
