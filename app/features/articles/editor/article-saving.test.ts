import { expect, it } from "vitest";
import { ApiError } from "#app/api-client/api-error.ts";
import { lostReason, type SavingWay, savingRefusal, wayOver } from "./article-saving.ts";

const refusalOf = (status: number, body: object) => savingRefusal(new ApiError(status, JSON.stringify(body)));

it("the notice says why a save failed, unless a field or a question does", () => {
	const offline = "The connection is down.";
	expect(lostReason(savingRefusal(new ApiError(0, "lost")), offline)).toBe(offline);
	expect(lostReason(refusalOf(500, { message: "Ours." }), offline)).toBe("Ours.");
	expect(lostReason(refusalOf(404, { message: "Deleted." }), offline)).toBe("Deleted.");
	expect(lostReason(savingRefusal(new Error("else")), offline)).toBe("");
	expect(lostReason(undefined, offline)).toBeUndefined();
});

it("a refused save offers a free slug when the typed one is taken", () => {
	const taken = { message: "Taken.", code: "slug-taken", suggestion: "first-dates-2" };
	const refused = { kind: "slug-taken", message: "Taken.", suggestion: "first-dates-2" };
	for (const field of ["slug", "fr.slug"]) {
		expect(refusalOf(409, { ...taken, fields: { [field]: "Taken." } })).toEqual({ ...refused, field });
	}
	expect(refusalOf(409, taken)).toEqual({ ...refused, field: "slug" });
});

it("a refused save distinguishes errors that can be corrected", () => {
	expect(refusalOf(400, { message: "Too long.", code: "invalid", fields: { title: "Too long." } })).toEqual({
		kind: "invalid",
		message: "Too long.",
		fields: { title: "Too long." },
	});
	expect(refusalOf(404, { message: "Deleted." })).toEqual({ kind: "gone", message: "Deleted." });
	expect(refusalOf(500, { message: "Ours." })).toEqual({
		kind: "failed",
		message: "Ours.",
		unreachable: false,
	});
	expect(savingRefusal(new ApiError(0, "lost"))).toEqual({
		kind: "failed",
		message: undefined,
		unreachable: true,
	});
	expect(savingRefusal(new Error("else"))).toMatchObject({ kind: "failed", unreachable: false });
});

it("a refused save has the line of a text that cannot be rendered", () => {
	const fields = { "fr.content": "Too deep." };
	const answer = { message: "Too deep.", code: "text-too-nested", fields, line: 12 };
	const refusal = refusalOf(400, answer);
	expect(refusal).toMatchObject({ kind: "invalid", fields, textError: { reason: "nested", line: 12 } });
	expect(refusalOf(400, { message: "Too long.", code: "text-too-complex" })).toMatchObject({
		textError: { reason: "complex", line: undefined },
	});
});

it.each<[string, SavingWay, boolean, boolean, SavingWay]>([
	["is published where that was asked", way(true), false, false, way(true)],
	["stays off the website that it left unseen", way(true), true, false, way(false)],
	["leaves the website where that was asked", way(false), true, true, way(false)],
	["waits, where it was to be a draft of what went live unseen", way(false), false, true, way(false, true)],
	["waits as corrections of what is live", way(false, true), true, true, way(false, true)],
	["is a draft, where what it corrects has left the website", way(false, true), true, false, way(false)],
	["stays a draft", way(false), false, false, way(false)],
])("a text that replaces one that was saved elsewhere %s", (_what, tried, known, live, expected) => {
	expect(wayOver(tried, known, live)).toEqual(expected);
});

function way(published: boolean, corrects = false): SavingWay {
	return { published, corrects };
}
