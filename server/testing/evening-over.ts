import { RouterContextProvider } from "react-router";
import { action, loader } from "#app/features/feedback/public/feedback.page.tsx";
import type { TableMails } from "#app/features/guest-mails/guest-mail.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import type { Message } from "#platform/mail/mail-transport.ts";
import type { engines } from "#platform/testing/fresh-database.ts";
import { siteContexts } from "#server/routes/pages.ts";
import { dayMs, openTable, siteUrl } from "#server/testing/table-of-guests.ts";
import { someGuest } from "./guests.ts";

/** The time from the first instant of a site to the morning after its evening. */
const untilNextDay = 31 * dayMs;
/** … and to the end of the last day to answer. */
export const roundMs = 8 * dayMs;

const others = [
	{ firstName: "Bea", gender: "woman", email: "bea@example.com", telephone: "" },
	{ firstName: "Max", gender: "man", email: "max@example.com", telephone: "+230 5700 0004" },
] as const;

/** A guest's answer, as the form of their page sends it. */
export type Answered = { wishes: readonly string[]; shares?: boolean; telephone?: string };

/** The day after an evening of four who came: Anna, Bea, Luc and Max, by their first names. */
export async function eveningOver(engine: (typeof engines)[number] = "sqlite") {
	const table = await openTable(engine);
	const { stores, event, site } = table;
	const ids: Record<string, string> = { Anna: table.woman, Luc: table.man };
	for (const one of others) {
		const guest = someGuest({ ...one, language: "en" }, "applied");
		ids[one.firstName] = (await stores.guests.add(event.id, guest)).id;
	}
	for (const [name, telephone] of [
		["Anna", "+230 5700 0001"],
		["Luc", "+230 5700 0003"],
	] as const) {
		const guest = await stores.guests.get(ids[name] ?? "");
		await stores.guests.update(guest.id, { ...guest, telephone });
	}
	for (const id of Object.values(ids)) await table.setState(id, "came");
	await table.later(untilNextDay);
	const everybody = Object.values(ids);
	const nameOf = new Map(Object.entries(ids).map(([name, id]) => [id, name]));

	/** Returns the mails that are due, by the first name of their guest. */
	async function mails(): Promise<Record<string, Message>> {
		const found = (await table.written()).filter((mail) => mail !== undefined);
		const nameIn = (to: string) => `${to[0]?.toUpperCase() ?? ""}${to.slice(1, to.indexOf("@"))}`;
		return Object.fromEntries(found.map((mail) => [nameIn(mail.to), mail]));
	}

	/** Asks everybody. @returns the token of each guest's page. */
	async function ask(): Promise<Record<string, string>> {
		await table.order("feedback", everybody);
		const sent = Object.entries(await mails());
		return Object.fromEntries(
			sent.map(([name, { text }]) => [name, /\/feedback\/([\w-]+)/.exec(text)?.[1] ?? ""]),
		);
	}

	const argsOf = (token: string, init?: RequestInit) => {
		const path = `${siteUrl}/feedback/${token}`;
		const request = new Request(path, init);
		const context = new RouterContextProvider();
		context.set(siteContext, siteContexts(site)(request, "", "192.0.2.1"));
		return { request, url: new URL(path), params: { token }, context, pattern: "/feedback/:token" };
	};

	/** Returns the page of a link. */
	const open = async (token: string) => (await loader(argsOf(token))).data.page;

	/** Sends a form to a page. @returns its status and what comes back beside. */
	async function post(token: string, body: BodyInit | undefined, method = "POST") {
		const answer = await action(argsOf(token, { method, ...(body !== undefined && { body }) })).catch(
			(thrown: unknown) => thrown,
		);
		if (answer instanceof Response) return { status: answer.status, data: undefined };
		const { init, data } = answer as { init: ResponseInit; data: unknown };
		return { status: init.status, data };
	}

	/** Answers as the form does: guests are named by their first names. */
	function answer(token: string, { wishes, shares = false, telephone = "" }: Answered) {
		const form = new URLSearchParams({ intent: "answer", telephone });
		for (const name of wishes) form.append("wish", ids[name] ?? name);
		if (shares) form.set("share", "on");
		return post(token, form);
	}

	/** Returns the table's mails as the content area shows them. */
	const shown = async () =>
		(await (await table.send("GET", table.path, undefined, table.token)).json()) as TableMails;

	return Object.assign(table, { ids, everybody, nameOf, mails, ask, open, post, answer, shown });
}
