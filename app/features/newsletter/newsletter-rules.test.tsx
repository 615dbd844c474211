import "#platform/testing/dom.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { languages } from "#app/site/site-config.ts";
import { businessInstant } from "#server/testing/business-instant.ts";
import { administer } from "#server/testing/content-area.tsx";
import { isWithoutLetters } from "./confirmation.ts";
import { addedPage, importedPage, isPast, maxStatementCharacters, statedConsent } from "./consent.ts";
import { importOptions } from "./importing/subscriber-import.ts";
import { countReasons, leavingReason, leavingReasons } from "./leaving.ts";
import { readerSettings, signUpInput } from "./newsletter.ts";
import { freshReach, newSubscriber, subscriberFilter, wasAskedByForm } from "./subscriber.ts";
import { useReaderCounts } from "./use-reader-counts.ts";

afterEach(cleanup);

describe("the owner's word that people agreed", () => {
	const consent = { statement: "They signed the list at our table.", givenOn: "2026-01-10" };

	it.each<[object, boolean]>([
		[{}, true],
		[{ statement: "x".repeat(maxStatementCharacters) }, true],
		[{ statement: "x".repeat(maxStatementCharacters + 1) }, false],
		[{ statement: "They did." }, false],
		[{ statement: `${" ".repeat(20)}short` }, false],
		[{ statement: "They signed\u0000 the list." }, false],
		[{ statement: 7 }, false],
		[{ givenOn: "2026-02-30" }, false],
		[{ givenOn: "10/01/2026" }, false],
		[{ givenOn: "" }, false],
	])("is a sentence and a day: %#", (change, isTaken) => {
		expect(statedConsent.safeParse({ ...consent, ...change }).success).toBe(isTaken);
	});

	it.each([
		["2026-01-14", "2026-01-15T00:00", true],
		["2026-01-15", "2026-01-15T00:00", true],
		["2026-01-15", "2026-01-14T23:59", false],
		["2027-01-01", "2026-01-15T12:00", false],
	])("is of %s, which has come at %s where the business is: %s", (givenOn, now, expected) => {
		expect(isPast({ givenOn }, new Date(businessInstant(now)))).toBe(expected);
	});
});

describe("who asked for letters", () => {
	it.each([
		["/blog", true],
		["/", true],
		[importedPage, false],
		[addedPage, false],
	])("asked by the form where they stand under %s: %s", (page, expected) => {
		expect(wasAskedByForm({ page })).toBe(expected);
	});

	it.each([
		[{ rests_until: null, refused_at: null }, false],
		[{ rests_until: "2026-01-15T08:00:00.000Z", refused_at: null }, false],
		[{ rests_until: "2026-01-15T08:00:00.001Z", refused_at: null }, true],
		[{ rests_until: null, refused_at: "2026-01-01T08:00:00.000Z" }, true],
	])("gets none for now: %j is %s", (reader, expected) => {
		expect(isWithoutLetters(reader, "2026-01-15T08:00:00.000Z")).toBe(expected);
	});

	it("is reset for an address that has proved itself", () => {
		const now = "2026-01-15T08:00:00.000Z";
		expect(freshReach(now)).toEqual({
			...{ refusals: 0, refused_at: null, refusal_status: null, refusals_from: now },
		});
	});
});

describe("why readers leave", () => {
	it("is one of four reasons, or none", () => {
		for (const reason of leavingReasons) expect(leavingReason.safeParse(reason).success).toBe(true);
		for (const other of ["", "spam", null, "__proto__"])
			expect(leavingReason.safeParse(other).success).toBe(false);
	});

	it("is counted from both engines' rows, without people who gave none", () => {
		const rows = [
			{ leaving_reason: "no-need", people: "3" },
			{ leaving_reason: null, people: 9 },
			{ leaving_reason: "something of old", people: 1 },
			{ leaving_reason: "too-often", people: 2 },
		];
		expect(countReasons(rows)).toEqual({ "too-often": 2, "not-for-me": 0, "no-need": 3, "not-asked": 0 });
	});
});

describe("what is sent", () => {
	it.each([
		["/blog/moon", true],
		["/fr/blog", true],
		["", false],
		["blog", false],
		["/blog?x=1", false],
		["/blog#top", false],
		["/a b", false],
	])("names the page of a form by its path alone: %j", (page, isTaken) => {
		expect(signUpInput.safeParse({ email: "a@b.example", page }).success).toBe(isTaken);
	});

	it.each<[object, boolean]>([
		[{ language: "fr" }, true],
		[{ language: "fr", email: "new@example.com" }, true],
		[{ email: "new@example.com" }, false],
		[{ language: "de" }, false],
		[{ language: "fr", email: "x".repeat(501) }, false],
	])("changes a reader's settings where it names a language: %j", (given, isTaken) => {
		expect(readerSettings.safeParse(given).success).toBe(isTaken);
	});

	it.each<[object, boolean]>([
		[{}, true],
		[{ search: " ada ", state: "paused", language: "fr", page: "import" }, true],
		[{ from: "2026-01-01", to: "2026-01-31" }, true],
		[{ search: "x".repeat(255) }, false],
		[{ state: "gone" }, false],
		[{ language: "de" }, false],
		[{ from: "yesterday" }, false],
		[{ to: "2026-13-01" }, false],
	])("narrows the list down by what there is: %j", (filter, isTaken) => {
		expect(subscriberFilter.safeParse(filter).success).toBe(isTaken);
	});

	it("adds one person in a language of the site", () => {
		for (const language of languages) {
			expect(newSubscriber.safeParse({ email: "a@b.example", language }).success).toBe(true);
		}
		expect(newSubscriber.safeParse({ email: "a@b.example", language: "de" }).success).toBe(false);
	});

	it.each<[object, boolean]>([
		[{ language: "en" }, true],
		[{ language: "en", emailColumn: 2, languageColumn: null }, true],
		[{ language: "en", consent: { kind: "asked" } }, true],
		[{ language: "en", consent: { kind: "stated" } }, false],
		[{ language: "en", consent: { kind: "guessed" } }, false],
		[{ language: "en", emailColumn: -1 }, false],
		[{ language: "en", emailColumn: 1.5 }, false],
		[{ language: "en", emailColumn: 1_000 }, false],
		[{}, false],
	])("imports a file with a consent that is one, or looks at it: %j", (options, isTaken) => {
		expect(importOptions.safeParse(options).success).toBe(isTaken);
	});
});

describe("how many read", () => {
	it.each([
		["en", "1,200 in English, 3 in French"],
		["fr", "1\u202f200 en anglais, 3 en français"],
	] as const)("is said inside a sentence in %s", (language, expected) => {
		function Counts() {
			return <p>{useReaderCounts()({ en: 1_200, fr: 3 })}</p>;
		}
		const { container } = administer(<Counts />, language);
		expect(container.textContent).toBe(expected);
	});
});
