import "#platform/testing/dom.ts";
import { cleanup, screen } from "@testing-library/react";
import { RouterContextProvider } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import type { Language } from "#app/site/site-config.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import { siteContexts } from "#server/routes/pages.ts";
import { showPage } from "#server/testing/reader-pages.tsx";
import { type Opened, openTable, siteUrl, tokenOf, visit } from "#server/testing/table-of-guests.ts";
import * as invitation from "./invitation.page.tsx";

afterEach(cleanup);

/** Opens a table with an invitation to Anna, as she sees it. */
async function open() {
	const table = await openTable();
	await table.order("invitation", [table.woman]);
	const [mail] = await table.written();
	return { ...table, mail, token: tokenOf(mail) };
}

/** Opens the page of a link and shows it. @returns its title. */
async function look({ site }: Pick<Opened, "site">, token: string, language: Language = "en") {
	const path = `${language === "fr" ? "/fr" : ""}/invitation/${token}`;
	const request = new Request(siteUrl + path);
	const context = new RouterContextProvider();
	context.set(siteContext, siteContexts(site)(request, "", "192.0.2.1"));
	const args = { request, url: new URL(request.url), context, pattern: "/invitation/:token" } as const;
	const loaded = await invitation.loader({ ...args, params: { token } });
	return { title: showPage(path, invitation.default, loaded), status: loaded.init?.status };
}

const facts = () =>
	Object.fromEntries(
		screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
	);
const buttons = () =>
	screen
		.queryAllByRole("button")
		.map((button) => [
			button.textContent,
			button.closest("form")?.querySelector("input[name=intent]")?.getAttribute("value"),
		]);

describe("the page of an invitation", () => {
	it("greets its guest, says what they are invited to, and has two buttons that say what they do", async () => {
		const table = await open();
		expect(await look(table, table.token)).toEqual({ title: "Anna, will you join us?", status: 200 });
		expect(facts()).toMatchObject({
			When: expect.stringContaining("14 February 2026"),
			Ticket: "Rs\u00a01,000",
		});
		expect(buttons()).toEqual([
			["Accept the seat", "accept"],
			["Decline", "decline"],
		]);
		for (const form of document.querySelectorAll("form")) expect(form.method).toBe("post");
	});

	it("is in the language of its address, whoever opens it", async () => {
		const table = await open();
		const { title } = await look(table, table.token, "fr");
		expect(title).toContain("Anna");
		expect(facts()).toMatchObject({ Quand: expect.stringContaining("14 février 2026") });
		expect(buttons().map(([, value]) => value)).toEqual(["accept", "decline"]);
	});

	it("says nothing of the guest but their first name, and nothing of anybody else", async () => {
		const table = await open();
		await look(table, table.token);
		expect(document.body.textContent).not.toMatch(/example\.com|jazz|nuts|Luc|34/);
	});

	it.each([
		["accept", "The seat is yours", 2],
		["decline", "Perhaps another time", 0],
	] as const)("thanks for the answer and asks no more: %s", async (answer, title, shownFacts) => {
		const table = await open();
		await visit(table, table.token, answer);
		expect((await look(table, table.token)).title).toBe(title);
		expect(buttons()).toEqual([]);
		expect(screen.queryAllByRole("term").length).toBeGreaterThanOrEqual(shownFacts);
	});

	it("shows the code to pay by, whole and on white, once the seat is accepted, and to nobody else", async () => {
		const table = await open();
		const payQr = await table.stores.media.add({ bytes: Uint8Array.from([1]), width: 400, height: 600 });
		await table.stores.facts.save({ ...defaultFacts, payQr }, 1);
		await look(table, table.token);
		expect(screen.queryByRole("img", { name: /MauCAS/ })).toBeNull();
		await visit(table, table.token, "accept");
		await look(table, table.token, "fr");
		const name = "QR code MauCAS, à scanner avec l’application de votre banque";
		expect(screen.getByRole("img", { name }).getAttribute("src")).toBe(`/media/${payQr}-1200.jpeg`);
		const link = screen.getByRole("link", { name: "Ouvrir le code à scanner" });
		expect(link.getAttribute("href")).toBe(`/media/${payQr}-1200.jpeg`);
		expect(facts()["Par QR code MauCAS"]).toBeUndefined();
		await table.order("confirmation", [table.woman]);
		const mail = (await table.written()).at(-1);
		const url = `${siteUrl}/media/${payQr}-1200.jpeg`;
		expect(mail?.text).toContain(`By MauCAS QR code: ${url}`);
		expect(mail?.html).toMatch(new RegExp(`<a href="${url}"[^>]*>Open the code to scan</a>`));
	});

	it.each([
		["of nobody", async (_table: Opened) => undefined, "nonsense"],
		["of a guest who was deleted", ({ stores, woman }: Opened) => stores.guests.remove(woman), undefined],
		["of a guest who waits again", ({ setState, woman }: Opened) => setState(woman, "applied"), undefined],
	])("tells nothing by a link %s, and whom to write to", async (_what, end, other) => {
		const table = await open();
		await end(table);
		expect(await look(table, other ?? table.token)).toEqual({
			title: "This link no longer works",
			status: 404,
		});
		expect(document.body.textContent).not.toMatch(/Anna|Lagoon|Rs/);
		expect(document.body.textContent).toContain("Write to ");
		expect(buttons()).toEqual([]);
	});

	it.each([
		["cancelled", "open", "This table is cancelled"],
		["cancelled", "accept", "This table is cancelled"],
		["postponed", "open", "This table is postponed"],
		["postponed", "accept", "This table is postponed"],
	])("says of a table that is %s so, to a guest whose invitation was: %s", async (state, answer, title) => {
		const table = await open();
		if (answer !== "open") await visit(table, table.token, answer);
		await table.change({ state });
		expect(await look(table, table.token)).toEqual({ title, status: 200 });
		expect(buttons()).toEqual([]);
		expect(screen.queryAllByRole("term")).toEqual([]);
		await visit(table, table.token, "accept");
		expect((await look(table, table.token)).title).toBe(title);
	});

	it("tells a guest who was moved that it is for another table", async () => {
		const table = await open();
		const { id: tableId } = await table.stores.events.create({ ...table.event, title: "Garden Brunch" });
		const { version } = await table.stores.guests.get(table.woman);
		await table.stores.guests.move(table.woman, { tableId, version });
		expect((await look(table, table.token)).title).toBe("Anna, will you join us?");
		expect(document.body.textContent).toContain("Your seat has moved to this table.");
		expect(document.body.textContent).toContain("Garden Brunch");
	});

	it.each(["en", "fr"] as const)(
		"claims no answer about a day that was set after it: %s",
		async (language) => {
			const table = await open();
			await visit(table, table.token, "accept");
			await table.change({ calendarDate: "2026-02-21" });
			await look(table, table.token, language);
			const text = document.body.textContent;
			expect(text).toMatch(
				language === "en" ? /seat at .* 21 February 2026 is noted/ : /place .* 21 février 2026, est notée/,
			);
			expect(text).not.toMatch(/you are coming|vous venez/);
		},
	);

	it("is kept nowhere, and found by no search", () => {
		expect(invitation.headers()).toEqual({ "Cache-Control": "no-store" });
		expect(invitation.handle).toEqual({ indexed: false });
	});

	it("opens by the link of the mail, which leads to the guest's language", async () => {
		const table = await open();
		expect(table.mail?.text).toContain(`${siteUrl}/invitation/${table.token}`);
		await table.order("invitation", [table.man]);
		const [french] = await table.written();
		expect(french?.text).toContain(`${siteUrl}/fr/invitation/${tokenOf(french)}`);
	});
});
