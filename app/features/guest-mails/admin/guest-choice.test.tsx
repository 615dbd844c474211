import "#platform/testing/dom.ts";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type MailedGuest, orderOutcomes } from "#app/features/guest-mails/guest-mail.ts";
import type { Language } from "#app/site/site-config.ts";
import { administer } from "#server/testing/content-area.tsx";
import { GuestChoice } from "./guest-choice.tsx";
import { OrderResult } from "./guest-mail-form.tsx";

afterEach(cleanup);

const guest = (firstName: string, change: Partial<MailedGuest> = {}): MailedGuest => ({
	...{ id: firstName, firstName, language: "en", state: "invited", hasAddress: true, mails: [] },
	...{ gender: "woman", version: 1, news: null, takesMessages: false },
	...change,
});
const mail = (change: Partial<MailedGuest["mails"][number]> = {}): MailedGuest["mails"][number] => ({
	...{
		kind: "invitation",
		isMessage: false,
		orderedAt: "2026-01-15T08:00:00.000Z",
		status: "sent",
		isOld: false,
	},
	...change,
});

function choose(guests: MailedGuest[], { due = guests, chosen = guests, language = "en" as Language } = {}) {
	const toggled: string[] = [];
	administer(<GuestChoice {...{ guests, due, chosen }} onToggle={(id) => toggled.push(id)} />, language);
	return toggled;
}
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });

describe("the guests to whom a mail goes", () => {
	it("are those for whom it is due, without those whom the owner left out", () => {
		const [anna, bea, cleo] = [guest("Anna"), guest("Bea"), guest("Cleo")];
		choose([anna, bea, cleo], { due: [anna, bea], chosen: [anna] });
		expect(
			[box(/Anna/), box(/Bea/), box(/Cleo/)].map(({ checked, disabled }) => [checked, disabled]),
		).toEqual([
			[true, false],
			[false, false],
			[false, true],
		]);
	});

	it("are left out and taken back by their box", () => {
		const toggled = choose([guest("Anna")]);
		fireEvent.click(box(/Anna/));
		expect(toggled).toEqual(["Anna"]);
	});

	it.each([
		["en", /^AnnaInvitedFrançais/, "has no email address"],
		["fr", /^AnnaInvitationFrançais/, /adresse/],
	] as const)(
		"are named with their state and the language that they read, in %s",
		(language, name, noAddress) => {
			choose([guest("Anna", { language: "fr", hasAddress: false })], { due: [], chosen: [], language });
			expect(screen.getByRole("checkbox").closest("label")?.textContent).toMatch(name);
			expect(screen.getByText(noAddress)).toBeDefined();
		},
	);

	it.each([
		["waiting", "on its way"],
		["sent", "sent"],
		["failed", "could not be delivered"],
		["gone", "no longer in the queue"],
	] as const)("show what became of each mail: %s", (status, words) => {
		choose([guest("Anna", { mails: [mail({ status })] })]);
		const [, sent] = screen.getAllByRole("list");
		expect(within(sent as HTMLElement).getByRole("listitem").textContent).toContain(`Invitation, ${words},`);
	});

	it("say of a mail that the table changed after it", () => {
		choose([guest("Anna", { mails: [mail({ isOld: true }), mail({ kind: "change" })] })]);
		const [, sent] = screen.getAllByRole("list");
		const outcomes = within(sent as HTMLElement).getAllByRole("listitem");
		expect(outcomes.map(({ textContent }) => /before the last change/.test(textContent ?? ""))).toEqual([
			true,
			false,
		]);
	});
});

describe("what became of an order", () => {
	it.each(["en", "fr"] as const)("has words of its own for each outcome, in %s", (language) => {
		const guests = orderOutcomes.map((outcome) => guest(outcome));
		const outcomes = orderOutcomes.map((outcome) => ({ guestId: outcome, outcome }));
		administer(<OrderResult answer={{ outcomes }} guests={guests} />, language);
		const sentences = screen.getAllByRole("listitem").map((row) => row.lastElementChild?.textContent);
		expect(new Set(sentences).size).toBe(orderOutcomes.length);
		expect(sentences.join()).not.toContain("guestMails.");
	});

	it("is told to screen readers, and of somebody who is gone without a name", () => {
		administer(<OrderResult answer={{ outcomes: [{ guestId: "gone", outcome: "unfit" }] }} guests={[]} />);
		expect(screen.getByRole("status").textContent).toBe("–has changed state since");
	});
});
