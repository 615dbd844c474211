import "#platform/testing/dom.ts";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { someGuest, someTable } from "#server/testing/guests.ts";
import OwedBackScreen from "./owed-back.admin.tsx";
import { OwedBackNotice } from "./owed-back-notice.tsx";
import PaymentsScreen from "./payments.admin.tsx";
import ReceiptScreen from "./receipt.admin.tsx";

const dayMs = 24 * 3_600_000;
const email = "anais@example.com";

/** Opens a table whose guest confirmed on 15 January 2026, and the screen of its payments. */
async function open(guest: object = { email }, language: "en" | "fr" = "en") {
	const browser = await openBrowser(language);
	const { stores } = browser;
	const event = await someTable(stores);
	await stores.guests.add(event.id, someGuest({ firstName: "Anaïs", ...guest }, "confirmed"));
	const account = async () => {
		const [found] = (await stores.payments.read(event.id)).accounts;
		if (found === undefined) throw new Error("There is no account");
		return found;
	};
	const pay = async () => {
		const { id, version } = await account();
		const paid = { amount: 100_000, day: "2026-01-15", way: "juice" } as const;
		await stores.payments.click(id, { kind: "payment", version, ...paid });
	};
	const show = () => openScreen(browser, <PaymentsScreen params={{ id: event.id }} />);
	return { ...browser, event, account, pay, show };
}

const dialog = () => within(screen.getByRole("dialog"));

describe("a reminder to pay", () => {
	it("is read before it leaves, in the guest's language, and stands with the account", async () => {
		const { show, account } = await open();
		const { press } = await show();
		await press("Remind: Anaïs");
		expect(dialog().getByText(/^À payer : Dinner, samedi 14 mars 2026/)).toBeTruthy();
		expect(dialog().getByText(/No way to pay is given yet/)).toBeTruthy();
		await press("Send by email");
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(screen.getByText("Reminded on 15 January 2026.")).toBeTruthy();
		expect((await account()).reminders).toHaveLength(1);
	});

	it("leaves once a day: another one is refused, and the mail stays to be read", async () => {
		const { show, account, stores } = await open();
		const { press } = await show();
		await press("Remind: Anaïs");
		await stores.paymentMails.remind((await account()).id, "message");
		await press("Send by email");
		expect(screen.getByRole("alert").textContent).toContain("Nothing was sent.");
		expect((await account()).reminders).toHaveLength(1);
	});

	it("opens WhatsApp with the same words where the guest agreed, and is noted once it was sent", async () => {
		const { show, account, stores } = await open({ telephone: "5712 3456", takesMessages: true });
		await stores.facts.save({ ...defaultFacts, payJuice: "+230 6555 6666" }, 1);
		const { press } = await show();
		await press("Remind: Anaïs");
		const link = screen.getByRole("link", { name: "Open WhatsApp" }).getAttribute("href") ?? "";
		expect(link).toMatch(/^https:\/\/wa\.me\/23057123456\?text=/);
		expect(decodeURIComponent(link)).toContain("Par Juice, au : +230 6555 6666".replace(" :", "\u00a0:"));
		expect(screen.queryByRole("button", { name: "Send by email" })).toBeNull();
		await press("I sent it by WhatsApp");
		expect((await account()).reminders).toHaveLength(1);
	});

	it("says that a guest can be reached by neither", async () => {
		const { show } = await open({});
		const { press } = await show();
		await press("Remind: Anaïs");
		expect(dialog().getByText(/neither an email address nor a number/)).toBeTruthy();
	});

	it("is followed, once the day is over, by the seat of who does not pay, for who waits", async () => {
		const { show, account, stores, pass, event, signInHere } = await open();
		await stores.paymentMails.remind((await account()).id, "mail");
		await pass(20 * dayMs);
		await signInHere();
		const { press, router } = await show();
		await press("Free the seat: Anaïs");
		await press("Free the seat");
		expect(router.state.location.pathname).toBe(`/admin/table/${event.id}`);
		expect(await account()).toMatchObject({ guestState: "cancelled", state: "none", owed: 0 });
	});
});

describe("a receipt", () => {
	it("is mailed by a click, and says when", async () => {
		const { show, pay, account } = await open();
		await pay();
		const { press } = await show();
		const link = screen.getByRole("link", { name: "Receipt 2026-1" }).getAttribute("href");
		expect(link).toBe("/admin/receipt/2026-1");
		await press("Send by email: Receipt 2026-1");
		expect(screen.getByText("sent on 15 January 2026")).toBeTruthy();
		expect((await account()).receipts).toMatchObject([{ mailedAt: expect.any(String) }]);
	});

	it("is printed in the guest's language", async () => {
		const browser = await open();
		await browser.pay();
		const { container } = await openScreen(browser, <ReceiptScreen params={{ id: "2026-1" }} />);
		expect(container.querySelector("[lang=fr]")?.textContent).toContain("Reçu n°\u00a02026-1Ensemble Ltd");
		expect(container.querySelector("[lang=fr]")?.textContent).toContain("SommeRs\u00a01\u202f000");
		expect(screen.getByRole("button", { name: "Print" })).toBeTruthy();
	});

	it("that there is not says so", async () => {
		await openScreen(await open(), <ReceiptScreen params={{ id: "2026-9" }} />);
		expect(screen.getByRole("alert").textContent).toContain("Failed to fetch the receipt");
	});
});

describe("what is owed back", () => {
	it("is listed with its rule, and on the dashboard, once a paid seat is given up", async () => {
		const browser = await open();
		const { stores, pay, account, event, settled } = browser;
		const empty = await openScreen(browser, <OwedBackScreen />);
		expect(screen.getByText("Nothing is to be given back")).toBeTruthy();
		empty.unmount();
		await pay();
		const { guestId, guestVersion } = await account();
		await stores.guests.setState(guestId, { state: "cancelled", version: guestVersion });
		const { container, unmount } = await openScreen(browser, <OwedBackScreen />);
		await settled();
		expect(screen.getByRole("region", { name: /^Dinner/ }).textContent).toContain("Anaïs");
		expect(container.textContent).toContain("Rs\u00a01,000 to give back");
		expect(container.textContent).toContain("Given up at least one week before the table");
		const link = screen.getByRole("link", { name: "Note what becomes of it: Anaïs" });
		expect(link.getAttribute("href")).toBe(`/admin/table-payments/${event.id}#payment-${guestId}`);
		unmount();
		await openScreen(browser, <OwedBackNotice />);
		expect(screen.getByText("Money of 1 guest is to be given back")).toBeTruthy();
	});
});
