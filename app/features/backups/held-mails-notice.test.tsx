import "#platform/testing/dom.ts";
import { expect, it, vi } from "vitest";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import type { HeldMails } from "./held-mails.ts";
import { HeldMailsNotice } from "./held-mails-notice.tsx";

const letter = { wasSending: true, sendAt: null };
const held: HeldMails = {
	letters: [
		{ ...letter, id: "a", subject: "Two tables", fr: { subject: "Deux tables" } },
		{ ...letter, id: "b", subject: "", fr: { subject: "Un mot" } },
		{ ...letter, id: "c", subject: "A note", fr: null },
	],
	reminders: 0,
	mails: 0,
};

it.each([
	["en", /Two tables, Un mot and A note/],
	["fr", /Deux tables, Un mot et A note/],
] as const)(
	"names what waits after a restore in the administrator's language: %s",
	async (language, names) => {
		const browser = await openBrowser(language satisfies Language);
		vi.stubGlobal("fetch", () => Promise.resolve(Response.json(held)));
		const { tab } = await openScreen(browser, <HeldMailsNotice />);
		expect(tab.getByRole("alert").textContent).toMatch(names);
	},
);
