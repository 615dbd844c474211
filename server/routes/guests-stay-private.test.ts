import { describe, expect, it } from "vitest";
import { openFeedbackRound } from "#app/features/feedback/storage/feedback.store.server.ts";
import { languages } from "#app/site/site-config.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { answersWithoutSession } from "#server/testing/answers-without-session.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";
import { testSite } from "#server/testing/test-site.ts";

const secrets = [
	"Xanthippe",
	"xanthippe@example.com",
	"5712 3456",
	"Collects clocks",
	"No aubergines",
	"Quirin",
	"5799 8877",
];
const written = {
	firstName: "Xanthippe",
	email: "xanthippe@example.com",
	telephone: "+230 5712 3456",
	note: "Collects clocks",
	diet: "No aubergines",
};

/** The pages' data: whatever loaders may ask the stores for of tables. */
async function everythingOfTables(stores: Awaited<ReturnType<typeof testSite>>["stores"], slug: string) {
	const { events } = stores;
	return JSON.stringify([
		await events.listUpcoming(),
		await events.listPast(),
		await events.findTable(slug),
		await events.listTableAddresses(),
		await events.listCalendar(),
	]);
}

const place = {
	restaurant: "Zanzibar Noir",
	address: "Quince Lane 77",
	mapLink: "https://maps.example/quagmire",
	directions: "Past the walrus",
	included: "A glass of mead",
};
const french = { title: "Dîner", directions: "Après le morse", included: "Un verre d’hydromel" };
const whereabouts = [...Object.values(place), "Après le morse", "hydromel"];

describe.each(engines)("where a table is, on %s", (engine) => {
	it("is in no answer that is given without a session, nor in what its guests are shown by a link", async () => {
		const site = await testSite({ engine });
		const { stores, send } = site;
		const table = await someTable(stores, { published: true, ...place, fr: french });
		const { id } = await stores.guests.add(table.id, someGuest({ firstName: "Anna" }, "invited"));
		const token = await stores.guestLinks.open(id, "invitation", "2090-01-01T00:00:00.000Z");
		const pages = [
			...[`/events/${table.id}.ics`, `/events/singlessocials/${table.slug}`, `/invitation/${token}`],
			`/api/events?search=${encodeURIComponent("Zanzibar")}`,
		];
		const lines = await answersWithoutSession(send, (path) => path.replace("{id}", table.id), pages);
		expect(lines.join("\n")).toContain(table.title);
		lines.push(await everythingOfTables(stores, table.slug));
		await stores.guests.setState(id, { state: "confirmed", version: 1 });
		const { invitations } = site.site.services.guestMails;
		const shown = await Promise.all(languages.map((language) => invitations.find(token, language)));
		expect(shown).toMatchObject([{ state: "accepted" }, { state: "accepted" }]);
		lines.push(JSON.stringify(shown));
		await stores.events.update(table.id, {
			...table,
			...place,
			published: true,
			calendarDate: null,
			version: 1,
		});
		lines.push(await everythingOfTables(stores, table.slug), await (await send("GET", "/events.ics")).text());
		const all = lines.join("\n").replaceAll("search=Zanzibar", "");
		for (const secret of whereabouts) expect(all).not.toContain(secret);
		expect(await stores.events.get(table.id)).toMatchObject(place);
	});
});

describe.each(engines)("guests on %s", (engine) => {
	it("are in no answer that is given without a session", async () => {
		const site = await testSite({ engine });
		const { stores, send } = site;
		const table = await someTable(stores, { published: true });
		const { id } = await stores.guests.add(table.id, someGuest(written, "confirmed"));
		await stores.seatings.reserve(table.id, { surname: "Quirin", version: 0 });
		await stores.guests.setState(id, { state: "came", version: 1 });
		await openFeedbackRound(site.database.db, {
			tableId: table.id,
			now: new Date("2026-01-15T08:00:00.000Z"),
		});
		const answer = { wishes: [], sharesNumber: true, telephone: "+230 5799 8877" };
		expect(await stores.feedback.save(id, answer)).toBe("saved");
		const lines = await answersWithoutSession(
			send,
			(path) => path.replace("{id}", path.includes("guests/{id}") ? id : table.id),
			[
				...[`/events/${table.id}.ics`, `/events/${table.slug}.ics`, `/events/singlessocials/${table.slug}`],
				...["/feedback/nonsense", `/feedback/${id}`, `/invitation/${id}`],
				`/api/events?search=${encodeURIComponent("Xanthippe")}`,
			],
		);
		expect(lines.length).toBeGreaterThan(60);
		lines.push(await everythingOfTables(stores, table.slug));
		const all = lines.join("\n").replace(/search=Xanthippe/g, "");
		for (const secret of secrets) expect(all).not.toContain(secret);
		expect(await stores.guests.get(id)).toMatchObject({ firstName: "Xanthippe", version: 2 });
	});
});
