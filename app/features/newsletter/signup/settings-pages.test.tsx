import "#platform/testing/dom.ts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { signUpsPerClient } from "#server/composition/limits.ts";
import { openReaders, outcomeOf, showPage } from "#server/testing/reader-pages.tsx";
import { readerAddress, readerToken } from "#server/testing/readers.ts";
import * as address from "./address.page.tsx";
import * as settings from "./settings.page.tsx";
import * as thanks from "./thanks.page.tsx";

afterEach(cleanup);

const fresh = "new@example.com";

async function opened() {
	const site = await openReaders();
	const { readerLinks } = site.stores;
	const own = `/newsletter/settings?token=${readerToken(0)}`;
	const linkTo = async (kind: "present" | "new", email = readerAddress(0)) => {
		const token = (await readerLinks.open("reader-0", email, kind)) ?? "";
		return kind === "present" ? `/newsletter/settings?link=${token}` : `/newsletter/address?token=${token}`;
	};
	const post = (path: string, form: Record<string, string> = {}) =>
		outcomeOf(settings.action(site.argsOf(path, form)));
	const shown = async (path: string) =>
		showPage(path, settings.default, await settings.loader(site.argsOf(path)));
	const ordered = async () =>
		(await site.database.db.selectFrom("outgoing_mails").select(["recipient", "kind"]).execute()).map(
			({ recipient, kind }) => `${kind} ${recipient}`,
		);
	return { ...site, own, linkTo, post, shown, ordered };
}

describe("a reader's settings", () => {
	it("are changed by a link sent to the present address, never by the link of every mail", async () => {
		const { own, post, shown, ordered, reader } = await opened();
		expect(await shown(own)).toBe("Another language, another address?");
		expect(screen.queryByRole("textbox")).toBeNull();
		expect(await post(own, { language: "fr", email: fresh })).toBe("/newsletter/settings?done=asked");
		expect(await ordered()).toEqual([`newsletter-settings ${readerAddress(0)}`]);
		expect(await reader()).toMatchObject({ language: "en", email: readerAddress(0) });
		expect(await shown("/newsletter/settings?done=asked")).toBe("Look in your inbox");
	});

	it("show the address that letters go to, and the language", async () => {
		const { linkTo, shown } = await opened();
		expect(await shown(await linkTo("present"))).toBe("As you like it");
		expect(screen.getByText(`The newsletter now goes to ${readerAddress(0)}.`)).toBeDefined();
		expect(screen.getByRole<HTMLInputElement>("radio", { name: "English" }).checked).toBe(true);
		expect(screen.getByLabelText<HTMLInputElement>("New email address").value).toBe("");
	});

	it("save the language alone, once", async () => {
		const { linkTo, post, reader, ordered, shown } = await opened();
		const link = await linkTo("present");
		expect(await post(link, { language: "fr", email: "" })).toBe("/newsletter/settings?done=saved");
		expect(await reader()).toMatchObject({ language: "fr", email: readerAddress(0) });
		expect(await post(link, { language: "fr", email: "" })).toBe("/newsletter/settings?done=saved");
		const refused = "/newsletter/settings?done=invalid";
		expect(await post(link, { language: "en", email: "" })).toBe(refused);
		expect(await shown(refused)).toBe("This link no longer works");
		expect(await shown(link)).toBe("Saved");
		expect(await ordered()).toEqual([]);
	});

	it("are saved if the typed address is the present one", async () => {
		const { linkTo, post, ordered } = await opened();
		const typed = ` ${readerAddress(0).toUpperCase()} `;
		expect(await post(await linkTo("present"), { language: "en", email: typed })).toBe(
			"/newsletter/settings?done=saved",
		);
		expect(await ordered()).toEqual([]);
	});

	it("ask a new address first", async () => {
		const { linkTo, post, ordered, reader, shown, stores } = await opened();
		const done = "/newsletter/settings?done=address";
		const link = await linkTo("present");
		expect(await post(link, { language: "en", email: fresh })).toBe(done);
		expect(await ordered()).toEqual([`newsletter-address ${fresh}`]);
		expect(await reader()).toMatchObject({ email: readerAddress(0) });
		for (const page of [done, link]) expect(await shown(page)).toBe("One more click, at the new address");
		const proof = new URLSearchParams((await linkTo("new", fresh)).split("?")[1]).get("token");
		expect(await stores.readerLinks.proveAddress(proof ?? "")).toBe(true);
		expect(await shown(link)).toBe("Saved");
	});

	it.each([
		["en", "new at example", "Please enter a valid email address."],
		["fr", "é@", "Veuillez saisir une adresse e-mail valable."],
	] as const)(
		"keep what was typed where it is no address, and say so in %s",
		async (language, email, message) => {
			const { linkTo, argsOf, reader } = await opened();
			const path = `${language === "fr" ? "/fr" : ""}${await linkTo("present")}`;
			const refused = await settings.action(argsOf(path, { language: "fr", email }));
			expect(refused.init?.status).toBe(400);
			showPage(path, settings.default, await settings.loader(argsOf(path)), refused);
			const field = screen.getByRole<HTMLInputElement>("textbox");
			expect(field.value).toBe(refused.data?.email);
			expect(field.getAttribute("aria-invalid")).toBe("true");
			expect(screen.getByText(message)).toBeDefined();
			expect(screen.getByRole<HTMLInputElement>("radio", { name: "Français" }).checked).toBe(true);
			expect(await reader()).toMatchObject({ language: "en" });
		},
	);

	it.each<Record<string, string>>([
		{},
		{ language: "de", email: "" },
		{ language: "en", email: "x".repeat(501) },
	])("take no form that is not the page's: %j", async (form) => {
		const { linkTo, post, reader } = await opened();
		expect(await post(await linkTo("present"), form)).toBe(400);
		expect(await reader()).toMatchObject({ language: "en", email: readerAddress(0) });
	});

	it.each(["?link=nonsense", "?token=nonsense", "", "?done=anything"])(
		"are nobody's at %j",
		async (query) => {
			const { argsOf, post, ordered } = await opened();
			const path = `/newsletter/settings${query}`;
			expect(await outcomeOf(settings.loader(argsOf(path)))).toBe(404);
			const refused = query.startsWith("?link") ? "/newsletter/settings?done=invalid" : path;
			expect(await post(path, { language: "fr", email: fresh })).toBe(refused);
			expect(await ordered()).toEqual([]);
		},
	);

	it("are refused to a person who has left", async () => {
		const { own, argsOf, post, stores, ordered } = await opened();
		await stores.subscribers.unsubscribe(readerToken(0));
		expect(await outcomeOf(settings.loader(argsOf(own)))).toBe(404);
		expect(await post(own)).toBe(own);
		expect(await ordered()).toEqual([]);
	});
});

describe("the proof of a new address", () => {
	it("moves the reader by a click, once, and tells the old address", async () => {
		const { linkTo, argsOf, reader, ordered } = await opened();
		const link = await linkTo("new", fresh);
		const shown = async (path: string) => showPage(path, address.default, await address.loader(argsOf(path)));
		expect(await shown(link)).toBe("Is this your address?");
		expect(screen.getByText(new RegExp(fresh))).toBeDefined();
		expect(await reader()).toMatchObject({ email: readerAddress(0) });
		expect(await outcomeOf(address.action(argsOf(link, {})))).toBe("/newsletter/address?done");
		expect(await reader()).toMatchObject({ email: fresh });
		expect(await ordered()).toEqual([`newsletter-moved ${readerAddress(0)}`]);
		expect(await shown("/newsletter/address?done")).toBe("Your address has moved");
		expect(await outcomeOf(address.action(argsOf(link, {})))).toBe("/newsletter/address?done");
		expect(await shown(link)).toBe("Your address has moved");
		expect(await ordered()).toEqual([`newsletter-moved ${readerAddress(0)}`]);
	});

	it("works for a day, by its own link, and by POST", async () => {
		const { linkTo, argsOf, advance, reader } = await opened();
		const link = await linkTo("new", fresh);
		expect(await outcomeOf(address.action(argsOf(link, {}, "PUT")))).toBe(405);
		const other = `/newsletter/address?token=${readerToken(0)}`;
		expect(await outcomeOf(address.action(argsOf(other, {})))).toBe(other);
		advance(24 * 3_600_000);
		expect(showPage(link, address.default, await address.loader(argsOf(link)))).toBe(
			"This link no longer works",
		);
		expect(await outcomeOf(address.action(argsOf(link, {})))).toBe(link);
		expect(await reader()).toMatchObject({ email: readerAddress(0) });
	});
});

describe("the form without JavaScript", () => {
	const path = "/newsletter/thanks";

	it("is taken, and thanked for at an address that can be opened again", async () => {
		const { argsOf, ordered } = await opened();
		expect(await outcomeOf(thanks.action(argsOf(path, { email: fresh, page: "/blog" })))).toBe(path);
		expect(await ordered()).toEqual([`newsletter-confirm ${fresh}`]);
		const loaded = { data: await thanks.loader(argsOf(path)) };
		expect(showPage(path, thanks.default, loaded)).toBe("Look in your inbox");
	});

	it("is answered alike for a known and an unknown address", async () => {
		const { argsOf, ordered } = await opened();
		expect(await outcomeOf(thanks.action(argsOf(path, { email: readerAddress(0) })))).toBe(path);
		expect(await ordered()).toEqual([]);
	});

	it("comes back with the input if the address is invalid, in the visitor's language", async () => {
		const { argsOf } = await opened();
		const refused = await thanks.action(argsOf(`/fr${path}`, { email: "nope", page: "/fr/blog" }));
		expect(refused.init?.status).toBe(400);
		const loaded = { data: await thanks.loader(argsOf(`/fr${path}`)) };
		showPage(`/fr${path}`, thanks.default, loaded, refused);
		expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("nope");
		expect(screen.getByText("Veuillez saisir une adresse e-mail valable.")).toBeDefined();
		const page = document.querySelector<HTMLInputElement>('input[name="page"]');
		expect(page?.value).toBe("/fr/blog");
	});

	it("answers a program like a success", async () => {
		const { argsOf, ordered } = await opened();
		const form = { email: fresh, website: "https://spam.example" };
		expect(await outcomeOf(thanks.action(argsOf(path, form)))).toBe(path);
		expect(await ordered()).toEqual([]);
	});

	it("says how long to wait after too many, and keeps what was typed", async () => {
		const { argsOf } = await opened();
		for (let tries = 0; tries < signUpsPerClient.hour; tries += 1) {
			await outcomeOf(thanks.action(argsOf(path, { email: fresh, website: "https://spam.example" })));
		}
		const answer = await thanks.action(argsOf(path, { email: fresh, page: "/" }));
		expect(answer.init?.status).toBe(429);
		expect(Number(new Headers(answer.init?.headers).get("Retry-After"))).toBeGreaterThan(0);
		expect(answer.data.email).toBe(fresh);
	});

	it.each<Record<string, string>>([{}, { email: fresh, page: "https://elsewhere.example" }])(
		"is refused where it is none of ours: %j",
		async (form) => {
			const { argsOf, ordered } = await opened();
			expect(await outcomeOf(thanks.action(argsOf(path, form)))).toBe(400);
			expect(await ordered()).toEqual([]);
		},
	);
});
