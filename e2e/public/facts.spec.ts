import type { APIRequestContext } from "@playwright/test";
import { defaultFacts as facts } from "#app/site/facts.ts";
import { membersPublicDefault } from "#app/site/site-config.ts";
import { type Figure, figuresIn } from "#e2e/support/figures.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { sentDocument, textsOf } from "#e2e/support/page-text.ts";
import { addresses } from "#e2e/support/pages.ts";

/** Shares that the quoted research states, and the whole of the members. */
const shares = [46, 52, 38, 30, 24, 6, 53, 100];

/** Weeks before its event until which a ticket can be moved to another one: whole ones in a new site. */
const ticketMoveWeeks = facts.moveDays / 7;

/** The values allowed for each unit. Units that are missing are free: years, and so ages. */
const allowed: Record<Figure["unit"], readonly number[]> = {
	rupees: [facts.fee, facts.ticket],
	otherMoney: [],
	minutes: [facts.minutes],
	hours: [facts.swipingHours],
	weeks: [facts.weeks.min, facts.weeks.max, ticketMoveWeeks],
	percent: shares,
	people: [membersPublicDefault, facts.table.min, facts.table.max],
	dates: [facts.dates],
	readers: [facts.readers],
};

test("every figure of every page is one of the site's facts", async ({ request }) => {
	for (const { title, address } of addresses) {
		const figures = await figuresOf(request, address);
		expect
			.soft(
				figures.filter(({ unit, value }) => !allowed[unit].includes(value)),
				title,
			)
			.toEqual([]);
	}
});

test("a figure is read with its unit, in both languages", () => {
	const read = (text: string) => figuresIn(text).map(({ unit, value }) => `${value} ${unit}`);
	expect(read("Rs8000 once, 40+ hours, 2 to 4 weeks")).toEqual([
		"40 hours",
		"2 weeks",
		"4 weeks",
		"8000 rupees",
	]);
	expect(read("Rs 8 000, 6 à 8 convives, 46 % et 20 €")).toEqual([
		"46 percent",
		"6 people",
		"8 people",
		"8000 rupees",
		"20 otherMoney",
	]);
	expect(read("Woman, 34. Since 2025. Step 4")).toEqual([]);
});

test("the home page states the fee, and the socials page the ticket, in both languages", async ({
	request,
}) => {
	for (const { title, address } of addresses) {
		const [, name] = /^(home|socials) /.exec(title) ?? [];
		if (name === undefined) continue;
		const value = name === "home" ? facts.fee : facts.ticket;
		expect(await figuresOf(request, address)).toContainEqual(
			expect.objectContaining({ unit: "rupees", value }),
		);
	}
});

/** The figures of a page, without those of articles and their cards. */
async function figuresOf(request: APIRequestContext, address: string): Promise<Figure[]> {
	const document = await sentDocument(request, address);
	for (const card of document.querySelectorAll('article:has(a[href*="/blog"])')) card.remove();
	// One text, since a figure may stand in an element of its own beside its unit.
	return figuresIn(
		textsOf(document)
			.map(({ text }) => text)
			.join(" "),
	);
}
