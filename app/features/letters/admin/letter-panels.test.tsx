import "#platform/testing/dom.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { FormProvider, type UseFormReturn, useForm } from "react-hook-form";
import { afterEach, describe, expect, it } from "vitest";
import { blankDraft } from "#app/content/draft.ts";
import { type Letter, type LetterDraft, letterFields } from "#app/features/letters/letter.ts";
import { checkCodes, type LetterCheck } from "#app/features/letters/letter-check.ts";
import { letterStates } from "#app/features/letters/letter-state.ts";
import { countReasons } from "#app/features/newsletter/leaving.ts";
import type { Language } from "#app/site/site-config.ts";
import { businessInstant } from "#server/testing/business-instant.ts";
import { administer } from "#server/testing/content-area.tsx";
import { LetterPartsPanel } from "./letter-parts-panel.tsx";
import { LetterChecks } from "./letter-ready-panels.tsx";
import { LetterRow } from "./letter-row.tsx";
import { LetterArrivals, LetterFailures, LetterFigures } from "./letter-sent-panels.tsx";
import { LetterSteps } from "./letter-steps.tsx";
import { offeredArticlesQuery } from "./letters.query.ts";

afterEach(cleanup);

const blank = blankDraft(letterFields);
const letter = (change: Partial<Letter> = {}): Letter => ({
	...blank,
	...{ fr: null, id: "a", slug: "moon", ownSlugs: {}, subject: "Moon", state: "draft", audience: "all" },
	...{ sendAt: null, startedAt: null, finishedAt: null },
	...{ createdAt: "2026-06-01T08:00:00.000Z", updatedAt: "2026-06-02T08:00:00.000Z", version: 1 },
	...change,
});

/** Shows a part that reads from the server what these articles say. */
function show(part: ReactNode, language: Language = "en", titles: Record<string, string> = {}) {
	const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
	const articles = Object.entries(titles).map(([id, title]) => ({ id, title }));
	queries.setQueryData(offeredArticlesQuery("en").queryKey, articles as never);
	return administer(<QueryClientProvider client={queries}>{part}</QueryClientProvider>, language);
}

describe("the parts of a letter", () => {
	function open(parts: string[], language: Language = "en") {
		const held: { form?: UseFormReturn<LetterDraft> } = {};
		function Form() {
			const form = useForm<LetterDraft>({ defaultValues: { ...blank, parts } });
			held.form = form;
			return (
				<FormProvider {...form}>
					<LetterPartsPanel />
				</FormProvider>
			);
		}
		show(<Form />, language, { a: "Moon", b: "Sea" });
		return () => held.form?.getValues("parts");
	}
	const press = (name: string) =>
		act(() => {
			const button = screen.getByRole("button", { name });
			button.focus();
			fireEvent.click(button);
		});

	it("are named by what they are, an article by its title", () => {
		open(["words", "article:a", "article:gone"]);
		const rows = within(screen.getByRole("list", { name: "Contents" })).getAllByRole("listitem");
		expect(rows.map((row) => row.querySelector("span")?.textContent)).toEqual([
			"Your own words",
			"Moon",
			"An article that is no longer published",
		]);
	});

	it("move, which is told, and the button that moved them keeps the focus", () => {
		const parts = open(["words", "article:a", "quote"]);
		press("Move Moon down");
		expect(parts()).toEqual(["words", "quote", "article:a"]);
		expect(screen.getByRole("status").textContent).toBe("Moon: place 3 of 3");
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move Moon down" }));
	});

	it("say at their ends that they go no further", () => {
		const parts = open(["words", "quote"]);
		const up = screen.getByRole("button", { name: "Move Your own words up" });
		expect(up.getAttribute("aria-disabled")).toBe("true");
		press("Move Your own words up");
		expect(parts()).toEqual(["words", "quote"]);
	});

	it.each(["words", "article:a"])("are taken out, and leave the focus in the list: %s", (part) => {
		const parts = open(["words", "article:a"]);
		press(part === "words" ? "Remove Your own words" : "Remove Moon");
		expect(parts()).toEqual(["words", "article:a"].filter((one) => one !== part));
		expect(document.activeElement).toBe(screen.getByRole("list", { name: "Contents" }));
	});

	it("show of an article all or its title", () => {
		const parts = open(["article:a"]);
		act(
			() => void fireEvent.change(screen.getByLabelText("How much of Moon"), { target: { value: "title" } }),
		);
		expect(parts()).toEqual(["title:a"]);
	});

	it("are added at the end, each once", () => {
		const parts = open(["words", "title:a"]);
		const offered = within(screen.getByLabelText("Add a part")).getAllByRole("option");
		expect(offered.map(({ textContent }) => textContent)).toEqual([
			"The coming tables",
			"The quote",
			"The image",
			"Sea",
		]);
		act(() => void fireEvent.change(screen.getByLabelText("Add a part"), { target: { value: "article:b" } }));
		press("Add");
		expect(parts()).toEqual(["words", "title:a", "article:b"]);
	});

	it("say so where nothing is left to add", () => {
		open(["words", "tables", "quote", "picture", "article:a", "article:b"]);
		expect(screen.getByText("Everything is already in the letter.")).toBeDefined();
	});
});

describe("what is checked before a letter leaves", () => {
	const check = (change: Partial<LetterCheck>): LetterCheck => ({
		...{ code: "no-preheader", language: null, detail: "", blocks: false },
		...change,
	});

	it("names the language that is meant, and what must be mended first", () => {
		show(<LetterChecks checks={[check({ code: "no-subject", language: "fr", blocks: true })]} />);
		expect(screen.getByRole("listitem").textContent).toBe("Fix this firstFrench: The subject is missing.");
	});

	it("is said in French to whoever works in French", () => {
		show(<LetterChecks checks={[check({ code: "dead-link", language: "en", detail: "/gone" })]} />, "fr");
		expect(screen.getByRole("listitem").textContent).toMatch(/^Anglais.*\/gone/);
	});

	it("has words for everything that can be wrong", () => {
		show(<LetterChecks checks={checkCodes.map((code) => check({ code }))} />);
		const lines = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
		expect(new Set(lines).size).toBe(checkCodes.length);
		expect(lines.join()).not.toContain("letters.check");
	});

	it("says that nothing stands in the way", () => {
		show(<LetterChecks checks={[]} />);
		expect(screen.getByText("Everything is ready.")).toBeDefined();
	});
});

describe("how far a letter is", () => {
	const none = { waiting: 0, sending: 0, sent: 0, failed: 0, skipped: 0, cancelled: 0 };
	const rest = {
		arrivals: [],
		formsOpened: 0,
		signUps: 0,
		returned: 0,
		complaints: 0,
		interrupted: 0,
		leftSince: 0,
		leftBecause: countReasons([]),
		failures: [],
	};
	const figure = (name: string) => screen.getByText(name, { selector: "dt" }).nextSibling?.textContent;

	it.each([
		["en", "1,200 of 3,000 done"],
		["fr", /1\u202f200.*3\u202f000/],
	] as const)("is told in the figures of %s", (language, label) => {
		const progress = { ...none, ...rest, sent: 1100, failed: 60, skipped: 40, waiting: 1790, sending: 10 };
		show(<LetterFigures progress={progress} />, language);
		const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: label });
		expect([bar.value, bar.max]).toEqual([1200, 3000]);
	});

	it("counts as waiting what is being handed over", () => {
		show(<LetterFigures progress={{ ...none, ...rest, sent: 5, waiting: 3, sending: 2 }} />);
		expect([figure("Sent"), figure("Waiting"), figure("Failed")]).toEqual(["5", "5", "0"]);
	});

	it("says what may be there twice, and who left after it, only where there are any", () => {
		show(<LetterFigures progress={{ ...none, ...rest }} />);
		expect(screen.queryByText(/handed over|unsubscribed after/)).toBeNull();
		cleanup();
		show(<LetterFigures progress={{ ...none, ...rest, interrupted: 2, leftSince: 1 }} />);
		expect(screen.getByText(/^2 were being handed over/)).toBeDefined();
		expect(screen.getByText("1 reader unsubscribed after this letter.")).toBeDefined();
	});

	it("names whom it did not reach, but nobody who was erased", () => {
		const failure = { language: "en" as const, error: "550 5.1.1", isPaused: false };
		const failures = [
			{ ...failure, email: "ann@a.example", isPaused: true },
			{ ...failure, email: null },
		];
		show(<LetterFailures failures={failures} />);
		expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
			"ann@a.exampleThis address does not exist (550 5.1.1) · Paused: several letters in a row were refused",
			"An erased readerThis address does not exist (550 5.1.1)",
		]);
	});
});

describe("what can be done with a letter", () => {
	it.each([
		["draft", []],
		["scheduled", ["Back to draft"]],
		["sending", ["Pause", "Stop for good…"]],
		["paused", ["Resume", "Stop for good…"]],
		["sent", []],
		["cancelled", []],
	] as const)("that is %s: %j", (state, names) => {
		show(<LetterSteps letter={letter({ state })} />);
		expect(screen.queryAllByRole("button").map(({ textContent }) => textContent)).toEqual(names);
	});

	it("is asked first where it cannot be undone", () => {
		show(<LetterSteps letter={letter({ state: "sending" })} />);
		act(() => void fireEvent.click(screen.getByRole("button", { name: "Stop for good…" })));
		const question = screen.getByRole("alertdialog", { name: "Stop this letter?" });
		expect(document.activeElement).toBe(within(question).getByRole("button", { name: "Cancel" }));
	});

	it.each(letterStates)("in the list, where it is %s", (state) => {
		show(<LetterRow letter={letter({ state })} onDuplicate={() => undefined} onDelete={() => undefined} />);
		const isDraft = state === "draft";
		const link = screen.getByRole("link", { name: "Moon" });
		expect(link.getAttribute("href")).toBe(`/admin/${isDraft ? "edit" : "send"}-letter/a`);
		const canGo = isDraft || state === "scheduled";
		expect(screen.queryAllByRole("button", { name: "Delete Moon" })).toHaveLength(canGo ? 1 : 0);
		expect(screen.getByRole("button", { name: "Start a new letter from Moon" })).toBeDefined();
	});

	it.each([
		[{ startedAt: businessInstant("2026-06-03T12:00") }, /^Sent 3 June 2026/],
		[
			{ state: "scheduled" as const, sendAt: businessInstant("2026-06-03T12:00") },
			/^Will be sent .*3 June 2026.*12:00/,
		],
		[{}, /^Edited 2 June 2026/],
	])("says when, on the business's clock: %j", (change, words) => {
		show(<LetterRow letter={letter(change)} onDuplicate={() => undefined} onDelete={() => undefined} />);
		expect(screen.getByText(words)).toBeDefined();
	});
});

const arrivals = [
	{ day: "2026-01-15", count: 40 },
	{ day: "2026-01-16", count: 2 },
];

describe("arrivals from a letter", () => {
	it("are told in all and by day, with what the figure is worth", () => {
		const screen = within(
			administer(<LetterArrivals arrivals={arrivals} formsOpened={5} signUps={1} />).container,
		);
		expect(screen.getByRole("heading").textContent).toBe("Its links led to the website 42 times");
		expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
			"15 January 202640",
			"16 January 20262",
		]);
		expect(screen.getByText(/forms opened 5, newsletter sign-ups 1\./)).toBeDefined();
		expect(screen.getByText(/a reader who opens a link twice counts twice/)).toBeDefined();
	});

	it("say in French that there are none yet", () => {
		const screen = within(
			administer(<LetterArrivals arrivals={[]} formsOpened={0} signUps={0} />, "fr").container,
		);
		expect(screen.getByRole("heading").textContent).toBe("Ses liens n’ont encore mené personne sur le site");
		expect(screen.queryAllByRole("listitem")).toEqual([]);
	});
});
