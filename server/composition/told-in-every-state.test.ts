import { describe, expect, it } from "vitest";
import type { EventInput } from "#app/features/events/event.ts";
import type { GuestMailKind, GuestMailPreview, GuestMessage } from "#app/features/guest-mails/guest-mail.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { anna, dayMs, dinner, openTable } from "#server/testing/table-of-guests.ts";

const states: Record<Exclude<GuestMailKind, "feedback" | "results">, "applied" | "waiting" | "confirmed"> = {
	...{ invitation: "applied", waiting: "waiting", confirmation: "confirmed" },
	...{ moved: "confirmed", change: "confirmed", postponement: "confirmed", cancellation: "confirmed" },
	...{ backOn: "confirmed", reminder: "confirmed" },
};
const kinds = Object.keys(states) as (keyof typeof states)[];
const reachable = { telephone: "5712 3456", takesMessages: true };
const place = {
	restaurant: "Le Jardin",
	address: "Royal Road, Moka",
	directions: "Upstairs.",
	included: "Wine.",
};
/** Words of one meal that are untrue of another. */
const untrue = {
	Brunch: /\bevening|\bdinner|\bsoir(?:ée)?s?\b|dîner/i,
	Dinner: /\bbrunch|\blunch|\bdéjeuner/i,
} as const;

type Told = { kind: string; text: string };

/** All that a guest of a table is told before it, by mail, calendar and WhatsApp, in a language. */
async function everythingTold(language: Language, written: Partial<EventInput>): Promise<Told[]> {
	const site = await openTable();
	const { stores } = site;
	const { service } = site.site.services.guestMails;
	const table = {
		...dinner,
		...place,
		title: "Table 7",
		tableSize: 40,
		...written,
		fr: { ...dinner.fr, title: "Table 7" },
	};
	const told: Told[] = [];
	for (const kind of kinds) {
		if (kind === "reminder") await site.later(28 * dayMs);
		let { id, version } = await stores.events.create(table as EventInput);
		const state = states[kind];
		const email = `${kind.toLowerCase()}@example.com`;
		const { id: guest } = await stores.guests.add(id, { ...anna, ...reachable, language, email, state });
		let guestId = guest;
		if (kind === "moved") {
			const { id: tableId } = await stores.events.create({ ...table, title: "Table 8" } as EventInput);
			guestId = (await stores.guests.move(guest, { tableId, version: 1 })).id;
			id = tableId;
		}
		const become = async (is: "postponed" | "cancelled" | "announced") => {
			({ version } = await stores.events.update(id, { ...(table as EventInput), state: is, version }));
		};
		const send = async (one: GuestMailKind) => {
			await service.send(id, { kind: one, note: "", guestIds: [guestId] });
			for (const mail of await site.written()) {
				const calendars = [mail?.calendar?.content, mail?.otherCalendar?.content];
				told.push({ kind: one, text: [mail?.subject, mail?.text, mail?.html, ...calendars].join("\n") });
			}
		};
		if (kind === "postponement" || kind === "backOn") await become("postponed");
		if (kind === "cancellation") await become("cancelled");
		if (kind === "backOn") {
			await send("postponement");
			await become("announced");
		}
		told.push({ kind: `${kind} by WhatsApp`, text: await messageOf(kind, { id, guestId }) });
		await send(kind);
	}
	return told;

	async function messageOf(kind: GuestMailKind, { id, guestId }: { id: string; guestId: string }) {
		const path = `/api/admin/events/${id}/mails`;
		const asked = { kind, guestId, note: "" };
		const preview = await site.send("POST", `${path}/preview`, asked, site.token);
		const { message } = (await preview.json()) as GuestMailPreview;
		const prepared = async () =>
			(await (await site.send("POST", `${path}/messages`, asked, site.token)).json()) as GuestMessage;
		const link = message?.link ?? (await prepared()).link;
		return new URL(link ?? "").searchParams.get("text") ?? "";
	}
}

describe.each(languages)("what guests are told, in %s", (language) => {
	it.each(["Brunch", "Dinner"] as const)(
		"is true of a %s, in every state, by mail and by WhatsApp",
		async (type) => {
			const texts = await everythingTold(language, { type });
			const named = texts.map(({ kind }) => kind);
			for (const kind of kinds) expect(named).toEqual(expect.arrayContaining([kind, `${kind} by WhatsApp`]));
			for (const { kind, text } of texts) expect(text, kind).not.toMatch(untrue[type]);
		},
	);

	it("names a seat without charge on the house, and never by a price of nothing", async () => {
		const texts = await everythingTold(language, { ticketPrice: 0 });
		for (const { kind, text } of texts) expect(text, kind).not.toMatch(/Rs\s?0/);
		const onTheHouse = language === "en" ? "On the house" : "Offert";
		const priced = ["invitation", "waiting", "confirmation", "reminder", "moved", "change", "backOn"];
		for (const { kind, text } of texts.filter((one) => priced.includes(one.kind.split(" ")[0] ?? ""))) {
			expect(text, kind).toContain(onTheHouse);
		}
	});
});
