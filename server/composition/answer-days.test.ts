import { describe, expect, it } from "vitest";
import type { Seating } from "#app/features/guests/seating.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { anna, dayMs, type Opened, openTable, tokenOf, visit } from "#server/testing/table-of-guests.ts";

/** Opens a table whose Anna is invited. */
async function open(engine: (typeof engines)[number], tableSize = 4) {
	const site = await openTable(engine);
	await site.change({ tableSize });
	await site.order("invitation", [site.woman]);
	const [mail] = await site.written();
	return { ...site, mail, link: tokenOf(mail) };
}

/** Gives Anna's seat back, as the owner's button does, and takes it for another woman. */
async function release({ stores, woman }: Opened) {
	const { version } = await stores.guests.get(woman);
	return stores.guests.setState(woman, { state: "waiting", version });
}
const addBea = ({ stores, event }: Opened) =>
	stores.guests.add(event.id, { ...anna, firstName: "Bea", email: "bea@example.com", state: "invited" });

describe.each(engines)("an invitation that names a day, on %s", (engine) => {
	it("says it in the mail, and the guest list knows it until an answer comes", async () => {
		const site = await open(engine);
		const { mail, link, send, event, woman } = site;
		expect(mail?.text).toContain("Please answer by: Tuesday 20 January 2026");
		const answerBy = async () => {
			const answer = await send("GET", `/api/admin/tables/${event.id}/guests`, undefined, site.token);
			return ((await answer.json()) as Seating).guests.find(({ id }) => id === woman)?.answerBy;
		};
		expect(await answerBy()).toBe("2026-01-20");
		await visit(site, link, "accept");
		expect(await answerBy()).toBeNull();
	});

	it("takes the owner's day instead, shows it first, and refuses one that is no day to answer", async () => {
		const site = await open(engine);
		const { man, path, send } = site;
		const asked = { kind: "invitation", guestIds: [man], answerBy: "2026-02-03" };
		const shown = { kind: "invitation", guestId: man, answerBy: "2026-02-03" };
		const preview = await send("POST", `${path}/preview`, shown, site.token);
		expect(await preview.text()).toContain("Réponse souhaitée jusqu’au");
		for (const answerBy of ["2026-01-14", "2026-02-15", "soon"]) {
			const refused = await send("POST", path, { ...asked, answerBy }, site.token);
			expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("answerBy")]);
		}
		expect(await site.stateOf(man)).toBe("applied");
		await send("POST", path, asked, site.token);
		const [mail] = await site.written();
		expect(mail?.text).toContain("mardi 3 février 2026");
	});

	it("can be accepted after that day as long as the seat is kept", async () => {
		const site = await open(engine);
		site.time.advance(10 * dayMs);
		expect(await visit(site, site.link)).toBe("open");
		await visit(site, site.link, "accept");
		expect(await site.stateOf(site.woman)).toBe("confirmed");
	});

	it("says that the seat is no longer kept once the owner gave it back, and gives a free one", async () => {
		const site = await open(engine);
		await release(site);
		expect(await visit(site, site.link)).toBe("late");
		await visit(site, site.link, "accept");
		expect([await site.stateOf(site.woman), await visit(site, site.link)]).toEqual(["confirmed", "accepted"]);
	});

	it("gives no seat that went to somebody else, and says so", async () => {
		const site = await open(engine, 2);
		await release(site);
		await addBea(site);
		expect(await visit(site, site.link)).toBe("gone");
		await visit(site, site.link, "accept");
		expect([await site.stateOf(site.woman), await visit(site, site.link)]).toEqual(["waiting", "gone"]);
	});

	it("can be declined whatever became of the seat", async () => {
		const site = await open(engine, 2);
		await release(site);
		await addBea(site);
		await visit(site, site.link, "decline");
		expect([await site.stateOf(site.woman), await visit(site, site.link)]).toEqual(["cancelled", "declined"]);
	});

	it("opens nothing for one who waits without having been invited, or at a postponed table", async () => {
		const site = await open(engine);
		await release(site);
		await site.change({ state: "postponed" });
		expect(await visit(site, site.link)).toBe("invalid");
		await site.change({ state: "announced" });
		expect(await visit(site, site.link)).toBe("late");
		await site.setState(site.woman, "confirmed");
		await release(site);
		expect(await visit(site, site.link)).toBe("invalid");
	});
});
