import "#platform/testing/dom.ts";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import { visit } from "#server/testing/visitor.tsx";
import { MinutesDial } from "./apply-call.tsx";
import { MemberCounter } from "./member-counter.tsx";
import { Price } from "./price.tsx";
import { Referral } from "./referral.tsx";
import { Testimonials } from "./testimonials.tsx";

// Whoever asked for less motion sees everything at once.
beforeEach(() => void vi.stubGlobal("matchMedia", () => ({ matches: true })));
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

describe("the price", () => {
	it.each([
		["/", "Rs\u00a09,500"],
		["/fr", "Rs\u00a09\u202f500"],
	])("is, on %s, the fee that its owner states: %s", (address, fee) => {
		visit(address, <Price />, { fee: 9500 });
		expect(screen.getByText(fee, { normalizer: (text) => text })).toBeDefined();
	});

	it("leads to the form of the page's language", () => {
		visit("/fr", <Price />);
		const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
		expect(hrefs).toContain(defaultFacts.apply.fr);
		expect(hrefs).toContain("/fr/network");
	});
});

describe("nominating somebody", () => {
	const note = (address: string, fr: string) => {
		visit(address, <Referral />, { referralForm: { en: "https://forms.example/en", fr } });
		return screen.queryByText(/anglais/i) !== null;
	};

	it.each([
		["/fr", "", true],
		["/fr", "https://forms.example/fr", false],
		["/", "", false],
	])("says on %s, with the French form %j, that the form is in English: %s", (address, fr, isSaid) => {
		expect(note(address, fr)).toBe(isSaid);
	});
});

describe("the number of members", () => {
	it.each([
		["/", "1,200"],
		["/fr", "1\u202f200"],
	])("stands on %s as that language writes it, once for those who listen", (address, number) => {
		visit(address, <MemberCounter memberCount={1200} day="1 June 2026" />);
		const readable = [...screen.getByRole("region").querySelectorAll("span")].filter(
			(span) => span.textContent?.includes(number) && span.closest('[aria-hidden="true"]') === null,
		);
		expect(readable.length).toBeGreaterThan(0);
		expect(screen.getByRole("region").textContent).toContain("1 June 2026");
	});

	it("shows no day if it was never confirmed", () => {
		visit("/", <MemberCounter memberCount={85} day={undefined} />);
		expect(screen.getByRole("region").textContent).not.toMatch(/undefined|\{\{/);
	});
});

describe("the dial of an application", () => {
	const drawn = (minutes: number) => {
		const { container } = visit("/", <MinutesDial />, { minutes });
		const arc = container.querySelector("[stroke-dasharray]")?.getAttribute("stroke-dasharray");
		return { arc, ticks: container.querySelectorAll('path[stroke="#b8320c"]').length };
	};

	it.each([
		[40, "40 20", 40],
		[60, "60 0", 60],
		[90, "60 0", 60],
	])("shows %i minutes of an hour, and never more than all of it", (minutes, arc, ticks) => {
		expect(drawn(minutes)).toEqual({ arc, ticks });
	});
});

describe("what people say", () => {
	it("is folded after three, in the quotation marks of the language", () => {
		visit("/fr", <Testimonials />);
		const figures = within(screen.getByRole("region")).getAllByRole("figure");
		expect(figures.filter((figure) => figure.closest("details") === null)).toHaveLength(3);
		expect(figures.length).toBeGreaterThan(3);
		for (const quote of screen.getByRole("region").querySelectorAll("blockquote")) {
			expect(quote.textContent).toMatch(/^«\u00a0.+\u00a0»$/);
		}
	});
});
