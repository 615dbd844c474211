import { RouterContextProvider } from "react-router";
import { eventInput } from "#app/features/events/event.ts";
import type { OrderAnswer } from "#app/features/guest-mails/guest-mail.ts";
import { action, loader } from "#app/features/guest-mails/public/invitation.page.tsx";
import { siteContext } from "#app/site/site-context.server.ts";
import type { Message } from "#platform/mail/mail-transport.ts";
import { movableClock } from "#platform/testing/clock.ts";
import type { engines } from "#platform/testing/fresh-database.ts";
import { isGuestMail } from "#server/composition/guest-mails.ts";
import { siteContexts } from "#server/routes/pages.ts";
import { type TestSiteOptions, testSite } from "#server/testing/test-site.ts";

export const siteUrl = "https://ensemble.example";
export const dayMs = 24 * 3_600_000;
const real = { calendarDate: "2026-02-14", startTime: "18:30", endTime: "21:30", ticketPrice: 1000 };
export const dinner = eventInput.parse({
	title: "Lagoon Dinner",
	tableSize: 4,
	...real,
	fr: { title: "Le dîner" },
});
const guest = {
	age: 34,
	telephone: "",
	note: "Likes jazz",
	diet: "no nuts",
	language: "en",
	takesMessages: false,
} as const;
export const anna = { ...guest, firstName: "Anna", gender: "woman", email: "anna@example.com" } as const;
export const luc = {
	...guest,
	firstName: "Luc",
	gender: "man",
	email: "luc@example.com",
	language: "fr",
} as const;

/** Opens a table in a month's time, with two who applied. `options` are the site's. */
export async function openTable(
	engine: (typeof engines)[number] = "sqlite",
	options: Pick<TestSiteOptions, "build"> = {},
) {
	const time = movableClock();
	const opened = await testSite({ engine, siteUrl, clock: time.clock, ...options });
	const { stores, site, send } = opened;
	let token = await opened.signIn();
	const event = await stores.events.create(dinner);
	const path = `/api/admin/events/${event.id}/mails`;
	const ids: string[] = [];
	for (const one of [anna, luc]) {
		ids.push((await stores.guests.add(event.id, { ...one, state: "applied" })).id);
	}
	const [woman = "", man = ""] = ids;
	const order = async (kind: string, guestIds = ids, note = "") =>
		(await send("POST", path, { kind, guestIds, note }, token)).json() as Promise<OrderAnswer>;
	const outcomes = async (kind: string, guestIds?: string[]) =>
		(await order(kind, guestIds)).outcomes.map(({ outcome }) => outcome);

	/** Every mail to guests that is due, as it would be sent; `undefined` for one that is dropped. */
	async function written(): Promise<(Message | undefined)[]> {
		const mails: (Message | undefined)[] = [];
		for (let mail = await stores.mails.claim(); mail !== undefined; mail = await stores.mails.claim()) {
			if (isGuestMail(mail)) mails.push(await site.services.guestMails.service.write(mail));
			await stores.mails.markSent(mail);
		}
		return mails;
	}

	/** Moves the clock on; the administrator signs in again. */
	async function later(ms: number): Promise<void> {
		time.advance(ms);
		token = await opened.signIn();
	}

	async function stateOf(id: string) {
		return (await stores.guests.get(id)).state;
	}

	async function setState(id: string, state: "confirmed" | "cancelled" | "applied" | "came") {
		const { version } = await stores.guests.get(id);
		await stores.guests.setState(id, { state, version });
	}

	const change = (changes: object) =>
		stores.events
			.get(event.id)
			.then(({ version }) => stores.events.update(event.id, { ...dinner, ...changes, version }));

	return {
		...opened,
		time,
		get token() {
			return token;
		},
		later,
		event,
		path,
		woman,
		man,
		order,
		outcomes,
		written,
		stateOf,
		setState,
		change,
	};
}

export type Opened = Awaited<ReturnType<typeof openTable>>;

export const tokenOf = (mail: Message | undefined) =>
	/\/invitation\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";

/** Opens the page of an invitation, or sends its form. */
export async function visit({ site }: Opened, token: string, form?: string | { method: string }) {
	const path = `${siteUrl}/invitation/${token}`;
	const sent =
		typeof form === "string" ? { method: "POST", body: new URLSearchParams({ intent: form }) } : form;
	const request = new Request(path, sent);
	const context = new RouterContextProvider();
	context.set(siteContext, siteContexts(site)(request, "", "192.0.2.1"));
	const args = { request, url: new URL(path), params: { token }, context, pattern: "/invitation/:token" };
	if (form === undefined) return (await loader(args)).data.invitation.state;
	return action(args).then(
		({ status }) => status,
		(refusal: Response) => refusal.status,
	);
}
