import { expect, it } from "vitest";
import { eventText } from "#app/features/events/event-words.ts";
import type { GuestMailKind, GuestMailPreview, TableMails } from "#app/features/guest-mails/guest-mail.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { openTable } from "#server/testing/table-of-guests.ts";

const before: readonly GuestMailKind[] = ["invitation", "confirmation", "change"];
const soon: readonly GuestMailKind[] = ["invitation", "confirmation", "reminder", "change"];

/** The mails that the owner can send on a day; noon where the business is, unless a time is named. */
const days: readonly (readonly [string, string, readonly GuestMailKind[]])[] = [
	["D-29", "2026-01-16T08:00:00.000Z", before],
	["D-28", "2026-01-17T08:00:00.000Z", before],
	["D-14", "2026-01-31T08:00:00.000Z", before],
	["D-7", "2026-02-07T08:00:00.000Z", before],
	["D-6", "2026-02-08T08:00:00.000Z", before],
	["the last minute of D-3", "2026-02-11T19:59:59.000Z", before],
	["the first minute of D-2", "2026-02-11T20:00:00.000Z", soon],
	["the hour before", "2026-02-14T13:30:00.000Z", soon],
	["the evening", "2026-02-14T16:00:00.000Z", soon],
	["its last minute", "2026-02-14T19:59:59.000Z", soon],
	["the day after", "2026-02-14T20:00:00.000Z", ["feedback"]],
	["a week later", "2026-02-21T08:00:00.000Z", ["feedback"]],
];

it("the mails of a table follow its days, and name the day and hours that its page names", async () => {
	const site = await openTable();
	let now = Date.parse("2026-01-15T08:00:00.000Z");
	for (const [day, instant, kinds] of days) {
		await site.later(Date.parse(instant) - now);
		now = Date.parse(instant);
		const shown = await site.send("GET", site.path, undefined, site.token);
		const { kinds: listed, reminder } = (await shown.json()) as TableMails;
		// The reminder can be read from the start.
		const isSent = (kind: GuestMailKind) => kind !== "reminder" || reminder?.isAhead === false;
		expect(listed.filter(isSent), day).toEqual(kinds);
		const event = await site.stores.events.get(site.event.id);
		for (const [language, guestId] of [
			["en", site.woman],
			["fr", site.man],
		] as const) {
			const { title, time } = eventText(event, language);
			const hours = kinds.includes("feedback") ? "" : time.text;
			for (const kind of kinds) {
				const asked = { kind, guestId, note: "" };
				const answer = await site.send("POST", `${site.path}/preview`, asked, site.token);
				const { subject, text } = (await answer.json()) as GuestMailPreview;
				expect(subject, day).toContain(title.text);
				expect(text, day).toContain(formatFullDay("2026-02-14", language));
				expect(text, day).toContain(hours);
			}
		}
	}
});

it("a table that is called off in between has one mail to send, and none once its day is over", async () => {
	const site = await openTable();
	const kinds = async () =>
		((await (await site.send("GET", site.path, undefined, site.token)).json()) as TableMails).kinds;
	await site.change({ state: "postponed" });
	expect(await kinds()).toEqual(["postponement"]);
	await site.change({ state: "cancelled" });
	expect(await kinds()).toEqual(["cancellation"]);
	await site.later(Date.parse("2026-02-14T20:00:00.000Z") - Date.parse("2026-01-15T08:00:00.000Z"));
	expect(await kinds()).toEqual([]);
});
