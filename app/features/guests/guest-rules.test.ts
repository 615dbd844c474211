import { describe, expect, it } from "vitest";
import { personQuery } from "#app/features/guests/storage/guests.person.server.ts";
import { lastErasedEvening } from "#app/features/guests/storage/guests.seats.server.ts";
import { businessInstant } from "#server/testing/business-instant.ts";
import { guestInput, guestMove, guestStateChange, guestStates, newGuest } from "./guest.ts";
import { reservation } from "./seating.ts";
import { guestMailsPath, seatingPath } from "./seating-path.ts";
import { balanceOf, holdsSeat, seatsEach } from "./seats.ts";

const lea = { firstName: "Léa", age: 31, gender: "woman", language: "fr" };
/** Returns the field that is wrong and what is said of it; undefined where all is well. */
const faultOf = (change: object) => {
	const issue = guestInput.safeParse({ ...lea, ...change }).error?.issues[0];
	return issue && [issue.path.join("."), issue.message];
};

describe("what is written of a guest", () => {
	it("needs little: the rest is blank", () => {
		const blank = { email: "", telephone: "", note: "", diet: "", takesMessages: false };
		expect(guestInput.parse(lea)).toEqual({ ...lea, ...blank });
		expect(newGuest.parse(lea)).toMatchObject({ state: "applied" });
	});

	it.each([
		[{ firstName: " " }, "firstName", "Please fill in the first name."],
		[{ firstName: "x".repeat(81) }, "firstName", "Use at most 80 characters."],
		[{ age: 17 }, "age", "Use an age in years, from 18 to 99."],
		[{ age: 100 }, "age", "Use an age in years, from 18 to 99."],
		[{ age: 31.5 }, "age", "Use an age in years, from 18 to 99."],
		[{ age: "31" }, "age", "Use an age in years, from 18 to 99."],
		[{ age: Number.NaN }, "age", "Use an age in years, from 18 to 99."],
		[{ gender: "person" }, "gender", "Choose woman or man."],
		[{ email: "lea@" }, "email", "Please enter a valid email address, or leave the field empty."],
		[{ telephone: "call me" }, "telephone", "Use only digits, spaces and + ( ) . -"],
		[{ telephone: "+1" }, "telephone", "Use only digits, spaces and + ( ) . -"],
		[{ telephone: "1".repeat(40) }, "telephone", "Use only digits, spaces and + ( ) . -"],
		[{ note: "x".repeat(1_001) }, "note", "Use at most 1000 characters."],
		[{ diet: "x".repeat(301) }, "diet", "Use at most 300 characters."],
		[{ language: "de" }, "language", "Choose one of the languages of the site."],
	])("is refused with words for its owner: %j", (change, field, message) => {
		expect(faultOf(change)).toEqual([field, message]);
	});

	it.each([
		[{ email: " Lea@Example.COM " }, { email: "lea@example.com" }],
		[{ telephone: " +230 (5712) 34-56 " }, { telephone: "+230 (5712) 34-56" }],
		[{ telephone: "5712 3456" }, { telephone: "5712 3456" }],
		[{ firstName: " Léa\u0000 Maï " }, { firstName: "Léa  Maï" }],
		[{ note: "One\r\ntwo\u0007" }, { note: "One\ntwo" }],
		[{ diet: "No\nfish" }, { diet: "No fish" }],
		[{ firstName: "<b>Léa</b>" }, { firstName: "<b>Léa</b>" }],
	])("is stored tidy, and otherwise as it was typed: %j", (change, stored) => {
		expect(guestInput.parse({ ...lea, ...change })).toMatchObject(stored);
	});

	it("holds nothing that is not asked for", () => {
		const given = { ...lea, id: "x", state: "paid", tableId: "y", isAdmin: true };
		expect(Object.keys(guestInput.parse(given)).toSorted()).toEqual([
			"age",
			"diet",
			"email",
			"firstName",
			"gender",
			"language",
			"note",
			"takesMessages",
			"telephone",
		]);
	});
});

describe("what happens to a guest", () => {
	it("is any state but those that a move and a noted payment give", () => {
		const accepted = guestStates.filter((state) => guestStateChange.safeParse({ state, version: 1 }).success);
		expect(accepted).toEqual(guestStates.filter((state) => state !== "moved" && state !== "paid"));
		for (const state of ["moved", "paid"]) expect(newGuest.safeParse({ ...lea, state }).success).toBe(false);
	});

	it.each([undefined, 0, -1, 1.5, "1"])("names the version that it was decided from, not %j", (version) => {
		expect(guestStateChange.safeParse({ state: "confirmed", version }).success).toBe(false);
		expect(guestMove.safeParse({ tableId: "a", version }).success).toBe(false);
	});
});

describe("the seats of a table", () => {
	it.each([
		[null, 0],
		[1, 0],
		[2, 1],
		[6, 3],
		[7, 3],
	])("of %j are half for women and half for men: %i each", (size, each) => {
		expect(seatsEach(size)).toBe(each);
	});

	it("are held by those who are invited, and from then on", () => {
		expect(guestStates.filter(holdsSeat)).toEqual(["came", "paid", "confirmed", "invited"]);
	});

	it("are counted by gender, over all states that hold one", () => {
		const counts = [
			{ gender: "woman", state: "invited", guests: 1 },
			{ gender: "woman", state: "paid", guests: 2 },
			{ gender: "woman", state: "waiting", guests: 5 },
			{ gender: "man", state: "cancelled", guests: 4 },
		] as const;
		expect(balanceOf(6, counts)).toEqual({ woman: { seats: 3, held: 3 }, man: { seats: 3, held: 0 } });
		expect(balanceOf(null, counts)).toEqual({ woman: { seats: 0, held: 3 }, man: { seats: 0, held: 0 } });
	});
});

describe("the name of a reservation", () => {
	it.each([
		[
			{ surname: " Laval\n", version: 0 },
			{ surname: "Laval", version: 0 },
		],
		[
			{ surname: "", version: 3 },
			{ surname: "", version: 3 },
		],
		[{ surname: "x".repeat(121), version: 0 }, undefined],
		[{ surname: "Laval", version: -1 }, undefined],
		[{ surname: "Laval" }, undefined],
	])("from %j is %j", (given, expected) => {
		expect(reservation.safeParse(given).data).toEqual(expected);
	});
});

it.each([
	[{ email: " LEA@example.com " }, "lea@example.com"],
	[{ email: "" }, undefined],
	[{ email: "a" }, undefined],
	[{ email: "x".repeat(255) }, undefined],
	[{}, undefined],
])("whoever asks what is held about them names a whole address: %j", (given, expected) => {
	expect(personQuery.safeParse(given).data?.email).toBe(expected);
});

it.each([
	["2026-05-13T23:59", "2026-03-13"],
	["2026-05-14T00:00", "2026-03-14"],
])(
	"the last evening whose guests are erased changes at midnight of the business: at %s, %s",
	(local, evening) => {
		expect(lastErasedEvening(new Date(businessInstant(local)))).toBe(evening);
	},
);

it("a table's guest list and its mails are at addresses of their own", () => {
	expect([seatingPath("a"), guestMailsPath("a")]).toEqual(["/admin/table/a", "/admin/table-mails/a"]);
});
