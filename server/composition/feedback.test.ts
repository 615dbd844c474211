import { describe, expect, it } from "vitest";
import { engines } from "#platform/testing/fresh-database.ts";
import { eveningOver, roundMs } from "#server/testing/evening-over.ts";
import { dayMs } from "#server/testing/table-of-guests.ts";

describe.each(engines)("the answers after an evening on %s", (engine) => {
	it("exchange the numbers of two who named each other and both agreed", async () => {
		const site = await eveningOver(engine);
		const token = await site.ask();
		const agreed = { shares: true };
		await site.answer(token.Anna ?? "", { ...agreed, wishes: ["Luc", "Max"] });
		await site.answer(token.Luc ?? "", { ...agreed, wishes: ["Anna"] });
		await site.answer(token.Max ?? "", { wishes: ["Anna"] });
		expect((await site.shown()).matches).toEqual([]);
		await site.later(roundMs);
		const shown = await site.shown();
		expect([shown.kinds, shown.matches]).toEqual([["results"], [["Anna", "Luc"]]]);
		expect(await site.outcomes("results", site.everybody)).toEqual(Array(4).fill("ordered"));
		const mails = await site.mails();
		expect(mails.Anna?.text).toContain("Luc: +230 5700 0003");
		expect(mails.Luc?.text).toContain("Anna\u00a0: +230 5700 0001");
		for (const name of ["Bea", "Max"]) expect(mails[name]?.text).not.toMatch(/5700|Anna|Luc/);
		const withoutName = (name: string) => mails[name]?.html.replaceAll(name, "…");
		expect(withoutName("Bea")).toBe(withoutName("Max"));
		expect(new Set(["Anna", "Bea", "Max"].map((name) => mails[name]?.subject)).size).toBe(1);
	});

	it("lists the pairs by both first names", async () => {
		const site = await eveningOver(engine);
		const token = await site.ask();
		const names = ["Anna", "Bea", "Luc", "Max"];
		const telephone = "+230 5700 0009";
		for (const name of names) {
			const wishes = names.filter((other) => other !== name);
			await site.answer(token[name] ?? "", { wishes, shares: true, telephone });
		}
		await site.later(roundMs);
		expect((await site.shown()).matches).toEqual([
			["Anna", "Bea"],
			["Anna", "Luc"],
			["Anna", "Max"],
			["Bea", "Luc"],
			["Bea", "Max"],
			["Luc", "Max"],
		]);
	});

	it("is taken by a click alone, changed until the last day, and kept as it was from then on", async () => {
		const site = await eveningOver(engine);
		const { Anna: token = "" } = await site.ask();
		const stored = await site.database.db.selectFrom("guest_links").selectAll().execute();
		expect(JSON.stringify(stored)).not.toContain(token);
		const first = await site.open(token);
		expect(first).toMatchObject({ state: "open", firstName: "Anna", numberEnd: "01", answeredAt: "" });
		expect(await site.answer(token, { wishes: ["Bea", "Luc"], shares: true })).toMatchObject({ status: 303 });
		expect(await site.answer(token, { wishes: ["Max"], shares: true })).toMatchObject({ status: 303 });
		const noted = await site.open(token);
		expect(noted).toMatchObject({ state: "answered", sharesNumber: true });
		const wished = noted.state === "invalid" ? [] : noted.others.filter(({ isWished }) => isWished);
		expect(wished.map(({ firstName }) => firstName)).toEqual(["Max"]);
		await site.later(roundMs);
		expect(await site.answer(token, { wishes: [] })).toMatchObject({ status: 303 });
		const closed = await site.open(token);
		expect({ ...closed, state: "answered" }).toEqual(noted);
		expect(closed.state).toBe("closed");
	});

	it("of two tabs at once is one of them, whole", async () => {
		const site = await eveningOver(engine);
		const { Anna: token = "" } = await site.ask();
		const both = [["Bea", "Luc"], ["Max"]];
		for (let turn = 0; turn < 5; turn += 1) {
			await Promise.all(both.map((wishes) => site.answer(token, { wishes })));
			const page = await site.open(token);
			const others = page.state === "invalid" ? [] : page.others;
			expect(both).toContainEqual(others.filter((one) => one.isWished).map((one) => one.firstName));
		}
	});

	it("goes with the guest: who is forgotten is named by nobody", async () => {
		const site = await eveningOver(engine);
		const token = await site.ask();
		for (const [name, wish] of [
			["Anna", "Luc"],
			["Luc", "Anna"],
		] as const) {
			await site.answer(token[name] ?? "", { wishes: [wish], shares: true });
		}
		await site.stores.guests.forget("luc@example.com");
		expect(await site.open(token.Luc ?? "")).toEqual({ state: "invalid" });
		await site.later(roundMs);
		expect((await site.shown()).matches).toEqual([]);
		expect(await site.database.db.selectFrom("feedback_wishes").selectAll().execute()).toEqual([]);
		site.time.advance(60 * dayMs);
		expect(await site.stores.guests.eraseOld()).toBe(3);
		expect(await site.database.db.selectFrom("feedback_answers").selectAll().execute()).toEqual([]);
		expect(await site.open(token.Anna ?? "")).toEqual({ state: "invalid" });
	});
});
