import { expect, it } from "vitest";
import { engines } from "#platform/testing/fresh-database.ts";
import { eveningOver, roundMs } from "#server/testing/evening-over.ts";
import { dayMs, tokenOf, visit } from "#server/testing/table-of-guests.ts";

it("an answer names nobody who did not come, the guest themself, or somebody of nowhere", async () => {
	const site = await eveningOver();
	const { Anna: token = "" } = await site.ask();
	await site.setState(site.ids.Max ?? "", "cancelled");
	const wishes = ["Anna", "Max", "Luc", "nobody"];
	expect(await site.answer(token, { wishes })).toMatchObject({ status: 303 });
	const rows = await site.database.db.selectFrom("feedback_wishes").selectAll().execute();
	expect(rows).toEqual([{ guest_id: site.ids.Anna, wished_id: site.ids.Luc }]);
});

it.each(engines)(
	"a wish that is no id of a guest is refused before the database is asked (%s)",
	async (engine) => {
		const site = await eveningOver(engine);
		const { Anna: token = "" } = await site.ask();
		for (const hostile of ["' or 1=1 --", "\u0000", "\uD800", "x".repeat(65), ""]) {
			const sent = await site.answer(token, { wishes: ["Luc", hostile] });
			expect(sent.status, JSON.stringify(hostile)).toBe(400);
		}
		const many = Array.from({ length: 101 }, (_, number) => `guest-${number}`);
		expect((await site.answer(token, { wishes: many })).status).toBe(400);
		expect((await site.open(token)).state).toBe("open");
	},
);

it("an agreement needs a number, which comes back as it was typed while it is none", async () => {
	const site = await eveningOver();
	const { Bea: token = "" } = await site.ask();
	const luc = site.ids.Luc;
	expect(await site.answer(token, { wishes: ["Luc"], shares: true })).toEqual({
		status: 400,
		data: { wishes: [luc], sharesNumber: true, telephone: "", error: "noNumber" },
	});
	expect(await site.answer(token, { wishes: ["Luc"], telephone: "call me <b>" })).toMatchObject({
		status: 400,
		data: { wishes: [luc], telephone: "call me <b>", error: "telephone" },
	});
	expect((await site.open(token)).state).toBe("open");
	await site.answer(token, { wishes: ["Luc"], shares: true, telephone: "+230 5799 8877" });
	const page = await site.open(token);
	expect(page).toMatchObject({ state: "answered", numberEnd: "77", sharesNumber: true });
	expect(JSON.stringify(page)).not.toContain("8877");
	await site.answer(token, { wishes: ["Luc"], shares: true });
	expect(await site.open(token)).toMatchObject({ numberEnd: "77" });
});

it("the link opens nothing once the guest has another address", async () => {
	const site = await eveningOver();
	const { Anna: token = "" } = await site.ask();
	const guest = await site.stores.guests.get(site.woman);
	const same = await site.stores.guests.update(guest.id, { ...guest, note: "Likes tango" });
	expect((await site.open(token)).state).toBe("open");
	await site.stores.guests.update(guest.id, { ...same, email: "anna.new@example.com" });
	expect(await site.open(token)).toEqual({ state: "invalid" });
	await site.answer(token, { wishes: ["Luc"] });
	expect(await site.database.db.selectFrom("feedback_wishes").selectAll().execute()).toEqual([]);
	expect(await site.outcomes("feedback", [site.woman])).toEqual(["ordered"]);
});

it("what is held about a person says that they answered, and names nobody", async () => {
	const site = await eveningOver();
	const { Anna: token = "" } = await site.ask();
	const held = async () => (await site.stores.guests.findHeld("anna@example.com")).places;
	expect(await held()).toMatchObject([{ feedback: null }]);
	await site.answer(token, { wishes: ["Luc", "Max"], shares: true, telephone: "+230 5799 8877" });
	expect(await held()).toMatchObject([{ feedback: { sharesNumber: true, telephone: "+230 5799 8877" } }]);
	expect(JSON.stringify(await held())).not.toMatch(/Luc|Max/);
	expect(JSON.stringify(await site.stores.guests.findHeld("luc@example.com"))).not.toContain("Anna");
});

it("the page takes its form alone, by its own link alone", async () => {
	const site = await eveningOver();
	const { Anna: token = "" } = await site.ask();
	expect(await site.post(token, new URLSearchParams({ intent: "accept" }))).toMatchObject({ status: 400 });
	expect(await site.post(token, "{}")).toMatchObject({ status: 400 });
	expect(await site.post(token, undefined, "PUT")).toMatchObject({ status: 405 });
	const file = new FormData();
	file.set("intent", "answer");
	file.set("telephone", new File(["x"], "x.txt"));
	expect(await site.post(token, file)).toMatchObject({ status: 400 });
	expect(await site.open("nonsense")).toEqual({ state: "invalid" });
	expect(await visit(site, token)).toBe("invalid");
	expect((await site.open(token)).state).toBe("open");
});

it("the link of an invitation never opens it", async () => {
	const site = await eveningOver();
	await site.change({ calendarDate: "2026-03-20" });
	await site.setState(site.woman, "applied");
	await site.order("invitation", [site.woman]);
	const token = tokenOf((await site.written())[0]);
	expect(token).not.toBe("");
	await site.setState(site.woman, "came");
	expect(await site.open(token)).toEqual({ state: "invalid" });
});

it("guests are asked from the day after on, those who came, once, and not after the last day", async () => {
	const site = await eveningOver();
	await site.setState(site.ids.Max ?? "", "cancelled");
	site.time.advance(-dayMs);
	const order = { kind: "feedback", guestIds: site.everybody };
	expect((await site.send("POST", site.path, order, site.token)).status).toBe(409);
	await site.later(dayMs);
	expect((await site.shown()).round).toBeNull();
	const asked = { Anna: "ordered", Luc: "ordered", Bea: "ordered", Max: "unfit" };
	expect(
		await site.outcomes(
			"feedback",
			Object.keys(asked).map((name) => site.ids[name] ?? ""),
		),
	).toEqual(Object.values(asked));
	expect(await site.outcomes("feedback", [site.woman])).toEqual(["already"]);
	expect(await site.shown()).toMatchObject({
		round: { lastDay: "2026-02-22", isClosed: false },
		matches: [],
	});
	await site.later(roundMs);
	expect((await site.send("POST", site.path, order, site.token)).status).toBe(409);
	await site.setState(site.ids.Max ?? "", "came");
	expect(await site.outcomes("results", [site.ids.Max ?? "", site.woman])).toEqual(["unfit", "ordered"]);
	expect(await site.mails()).toMatchObject({ Anna: { subject: "The answers after Lagoon Dinner" } });
});

it("two guests of one first name are told apart before anybody is asked", async () => {
	const site = await eveningOver();
	const max = await site.stores.guests.get(site.ids.Max ?? "");
	await site.stores.guests.update(max.id, { ...max, firstName: "lùc" });
	const order = { kind: "feedback", guestIds: site.everybody };
	const answer = await site.send("POST", site.path, order, site.token);
	expect(answer.status).toBe(409);
	expect(await answer.json()).toMatchObject({
		code: "same-names",
		message: expect.stringContaining("under Guests first"),
	});
	expect([(await site.shown()).round, await site.mails()]).toEqual([null, {}]);
});

it("the owner sees both mails before they go out, and no answer in them", async () => {
	const site = await eveningOver();
	const preview = async (kind: string) => {
		const asked = { kind, guestId: site.man, note: "" };
		return (await site.send("POST", `${site.path}/preview`, asked, site.token)).json();
	};
	expect(await preview("feedback")).toMatchObject({
		subject: expect.stringContaining("Le dîner"),
		text: expect.stringContaining("dimanche 22 février 2026"),
	});
	const token = await site.ask();
	await site.answer(token.Anna ?? "", { wishes: ["Luc"], shares: true });
	expect(await preview("results")).toMatchObject({ code: "mail-unfit" });
	await site.later(roundMs);
	expect(JSON.stringify(await preview("results"))).not.toMatch(/Anna|5700/);
});
