import { describe, expect, it } from "vitest";
import { guestMailKinds, isAfterEvening } from "#app/features/guest-mails/guest-mail.ts";
import { siteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { languages } from "#app/site/site-config.ts";
import { composeGuestMail } from "./compose-guest-mail.server.ts";

type Parts = Parameters<typeof composeGuestMail>[0];

const url = "https://ensemble.example/invitation/the-token";
const calendar = { filename: "dinner.ics", content: "BEGIN:VCALENDAR", method: "REQUEST" } as const;
const table = {
	...{ title: "Lagoon Dinner", date: "Saturday 14 February 2026", time: "6:30 pm" },
	...{ where: "Tamarin", price: "Rs 1,000" },
};

const details = {
	...{ restaurant: "Le Jardin", address: "Royal Road, Moka", mapLink: "https://maps.example/moka" },
	...{ directions: "Behind the church.", included: "A glass of wine." },
};

function compose(change: Partial<Parts> = {}) {
	return composeGuestMail({
		...{ kind: "invitation", language: "en", firstName: "Anna", table, note: "", surname: "Duval", url },
		...{
			details: undefined,
			answerBy: "",
			isWaiting: false,
			lastDay: "2026-02-22",
			payment: [],
			numbers: [],
		},
		...{ calendar, formerCalendar: undefined },
		texts: siteTexts(defaultFacts),
		...change,
	});
}

describe.each(guestMailKinds)("the mail of %s", (kind) => {
	it.each(languages)(
		"is whole in %s: greeting, evening, way to write back, and who sends it",
		async (language) => {
			const { subject, text, html } = await compose({ kind, language });
			expect(subject).toContain("Lagoon Dinner");
			expect(text).toContain(language === "en" ? "Hello Anna," : "Bonjour Anna,");
			expect(text).toContain("Saturday 14 February 2026");
			expect(text).toContain(isAfterEvening(kind) ? "" : "Tamarin");
			expect(text.includes("6:30 pm")).toBe(!isAfterEvening(kind) && kind !== "postponement");
			expect(text).toContain(defaultFacts.email);
			expect(`${subject}${text}${html}`).not.toMatch(/\{\{|guestMail\.|undefined/);
		},
	);

	it("has the same words as HTML and as plain text", async () => {
		const { text, html } = await compose({ kind, note: "Ask for the terrace." });
		for (const words of ["Hello Anna,", "Ask for the terrace.", "Saturday 14 February 2026"]) {
			expect(text).toContain(words);
			expect(html).toContain(words);
		}
	});

	it("writes what a guest or the owner typed as text", async () => {
		const { html } = await compose({ kind, firstName: "<b>Anna", note: "<script>alert(1)</script>" });
		expect(html).toContain("&lt;b&gt;Anna");
		expect(html).not.toContain("<script>");
	});
});

describe("a mail to a guest", () => {
	it.each([
		["invitation", true],
		["confirmation", false],
		["reminder", false],
		["moved", true],
		["change", false],
		["postponement", false],
		["cancellation", false],
		["backOn", true],
		["feedback", true],
		["results", false],
	] as const)("has a link to answer by where there is something to answer: %s", async (kind, hasLink) => {
		const { text, html } = await compose({ kind });
		expect([text?.includes(url), html?.includes(url)]).toEqual([hasLink, hasLink]);
	});

	it.each([
		["invitation", false],
		["confirmation", true],
		["reminder", false],
		["moved", true],
		["change", true],
		["postponement", true],
		["cancellation", true],
		["backOn", true],
	] as const)("brings calendars up to date where that is news: %s", async (kind, hasFile) => {
		expect((await compose({ kind })).calendar).toEqual(hasFile ? calendar : undefined);
	});

	it.each([
		["confirmation", true],
		["reminder", true],
		["moved", true],
		["change", true],
		["backOn", true],
		["postponement", false],
		["cancellation", false],
		["feedback", false],
		["results", false],
	] as const)("says to one who is confirmed where and how: %s", async (kind, isSaid) => {
		const { text, html } = await compose({ kind, details });
		const placeLines = [
			"Where: Le Jardin, Royal Road",
			"Getting there: Behind",
			"Map: https://maps.example/moka",
		];
		for (const one of [...placeLines, "The ticket includes: A glass", "Reserved under: Duval"])
			expect([one, text.includes(one)]).toEqual([one, isSaid]);
		expect(html.includes("Le Jardin")).toBe(isSaid);
	});

	it.each(guestMailKinds)("tells nobody else the place and the way: %s", async (kind) => {
		const { text } = await compose({ kind });
		expect(text).not.toMatch(/Duval|Getting there|Map:|includes:/);
	});

	it("says what is to be paid, and how, where that is known", async () => {
		const payment = [
			{ label: "To pay", text: "Rs 1,000, by Saturday 7 February 2026" },
			{ label: "With this reference", text: "A2B3C4" },
		];
		const { text, html } = await compose({ kind: "reminder", details, payment });
		for (const one of ["To pay: Rs 1,000, by Saturday", "With this reference: A2B3C4"]) {
			expect(text).toContain(one);
		}
		expect(html).toContain("A2B3C4");
	});

	it("does not speak of a surname that is not known yet", async () => {
		expect((await compose({ kind: "confirmation", details, surname: "" })).text).not.toContain(
			"Reserved under",
		);
	});

	it("says no price of an evening that does not take place", async () => {
		expect((await compose({ kind: "reminder" })).text).toContain("Rs 1,000");
		expect((await compose({ kind: "cancellation" })).text).not.toContain("Rs 1,000");
	});

	it("is one mail for all once the answers are in, but for the numbers themselves", async () => {
		const numbers = [{ id: "b", firstName: "Bea", telephone: "+230 5700 0002" }];
		const [without, matched] = [
			await compose({ kind: "results" }),
			await compose({ kind: "results", numbers }),
		];
		expect(matched.text).toContain("Bea: +230 5700 0002");
		expect(without.text).not.toMatch(/Bea|\+230 57/);
		expect([without.subject, without.calendar]).toEqual([matched.subject, matched.calendar]);
		const head = (html = "") => html.slice(0, html.indexOf("Hello Anna"));
		expect(head(without.html)).toBe(head(matched.html));
	});

	it("asks only who gets a number to keep it to themselves", async () => {
		const numbers = [{ id: "b", firstName: "Bea", telephone: "+230 5700 0002" }];
		expect((await compose({ kind: "results", numbers })).text).toContain("A number is given in confidence");
		const { text } = await compose({ kind: "results" });
		expect(text).not.toContain("in confidence");
		expect(text).toContain(`If you have a question, write to ${defaultFacts.email}.`);
	});

	it("says until when what is asked after an evening can be answered", async () => {
		expect((await compose({ kind: "feedback" })).text).toContain("until Sunday 22 February 2026.");
		expect((await compose({ kind: "feedback", language: "fr" })).text).toContain(
			"jusqu’au dimanche 22 février 2026.",
		);
	});

	it("leaves out what is not known of the table", async () => {
		const bare = { ...table, time: "", where: "", price: "" };
		const { text } = await compose({ table: bare });
		expect(text).toContain("When: Saturday 14 February 2026\n");
		expect(text).not.toMatch(/Where:|Ticket:/);
	});
});
