import { expect, it } from "vitest";
import type { Waiting } from "#app/features/admin-shell/waiting/waiting.ts";
import { defaultFacts } from "#app/site/facts.ts";
import type { Language } from "#app/site/site-config.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";
import { ownerAddress, ownersSite } from "#server/testing/owner-mails.ts";

const dayMs = 24 * 60 * 60_000;
const far = "2090-01-01T00:00:00.000Z";

/** Opens a table of two whose Anna is invited, and another one at which Mina and Zoe wait, who would fit. */
async function open(engine: (typeof engines)[number], options: { language?: Language; email?: string } = {}) {
	const { language = "en", email = ownerAddress } = options;
	const start = "2026-02-01T08:00:00.000Z";
	const site = await ownersSite({ engine, language, start, facts: { email } });
	const { stores } = site;
	const { id: tableId } = await someTable(stores, { tableSize: 2, title: "Lagoon Brunch", type: "Brunch" });
	const add = async (at: string, firstName: string, state: "invited" | "waiting") => {
		const written = { firstName, email: `${firstName.toLowerCase()}@example.com` };
		return (await stores.guests.add(at, someGuest(written, state))).id;
	};
	const anna = await add(tableId, "Anna", "invited");
	const other = await someTable(stores, { calendarDate: "2026-05-01" });
	for (const name of ["Mina", "Zoe"]) {
		await add(other.id, name, "waiting");
		// Who waits longer is named first.
		site.advance(1000);
	}
	const token = await stores.guestLinks.open(anna, "invitation", far);
	const { invitations } = site.site.services.guestMails;
	const answers = (isAccepted: boolean) => invitations.answer(token, isAccepted);
	async function arrived() {
		await site.openWorker().runDue();
		return site.inbox.mails.map(({ to, headers, text }) => ({ to, subject: headers.subject, text }));
	}
	async function waiting() {
		const answer = await site.send("GET", "/api/admin/waiting", undefined, site.token);
		return ((await answer.json()) as Waiting).tableAnswers;
	}
	return { ...site, tableId, anna, answers, arrived, waiting };
}

it.each(engines)("the owner hears who declined, and who would fit the free seat, on %s", async (engine) => {
	const { answers, arrived, waiting, tableId } = await open(engine);
	await Promise.all([answers(false), answers(false)]);
	const mails = await arrived();
	expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
		[[ownerAddress], "Anna declines: Lagoon Brunch, Saturday 14 March 2026"],
	]);
	const [{ text = "" } = {}] = mails;
	expect(text).toContain("Free seats: 1 for women, 1 for men");
	expect(text).toContain("Would fit: Mina and Zoe");
	expect(text).toContain(`https://agency.example/admin/table/${tableId}`);
	expect(text).not.toMatch(/@example\.com|evening|dinner/i);
	expect(await waiting()).toMatchObject([
		{ tableId, accepted: [], declined: ["Anna"], late: [], fitting: ["Mina", "Zoe"] },
	]);
	await answers(true);
	expect(await arrived()).toHaveLength(1);
});

it.each(engines)("the owner hears who accepted, in their own language, on %s", async (engine) => {
	const { answers, arrived, waiting, advance } = await open(engine, { language: "fr" });
	await answers(true);
	const [mail] = await arrived();
	expect(mail?.subject).toBe("Anna accepte\u00a0: Lagoon Brunch, samedi 14 mars 2026");
	expect(mail?.text).not.toMatch(/Conviendraient|Mina/);
	expect(await waiting()).toMatchObject([{ accepted: ["Anna"], declined: [], fitting: [] }]);
	advance(8 * dayMs);
	expect(await arrived()).toHaveLength(1);
});

it.each(engines)("an answer is stored where the owner has no address yet, on %s", async (engine) => {
	const { answers, arrived, stores, anna } = await open(engine, { email: defaultFacts.email });
	await answers(false);
	expect((await stores.guests.get(anna)).state).toBe("cancelled");
	expect(await arrived()).toEqual([]);
});

it.each(engines)("those who did not answer in time are named until they do, on %s", async (engine) => {
	const { database, anna, waiting, answers, stores, tableId } = await open(engine);
	const invited = database.db.updateTable("guests").where("id", "=", anna);
	await invited.set({ answer_by: "2026-02-01" }).execute();
	expect(await waiting()).toEqual([]);
	await invited.set({ answer_by: "2026-01-31" }).execute();
	expect(await waiting()).toMatchObject([{ tableId, late: ["Anna"], fitting: [] }]);
	await answers(true);
	expect(await waiting()).toMatchObject([{ accepted: ["Anna"], late: [] }]);
	const { version } = await stores.guests.get(anna);
	await stores.guests.markTold(anna, { version });
	expect(await waiting()).toEqual([]);
});
