import { describe, expect, it } from "vitest";
import { nadia, nadiasAnswers } from "#server/testing/applications.ts";
import { guestFrom } from "./guest-from.ts";
import type { Application } from "./inbox.ts";

const today = "2026-03-14";

function from(answers = nadiasAnswers, changes: Partial<Application> = {}) {
	const application = { ...nadia, language: "fr", answers, ...changes } as Application;
	return guestFrom(application, today);
}

const answered = (purpose: "born" | "gender", value: string | number | null) =>
	from(nadiasAnswers.map((one) => (one.purpose === purpose ? { ...one, value } : one)));

describe("a guest made of an application", () => {
	it("has the answers of the application, without typing them again", () => {
		expect(from()).toEqual({
			...{ firstName: "Nadia", age: 34, gender: "woman", email: nadia.email, telephone: nadia.telephone },
			...{ note: "", diet: "Végétarienne", language: "fr", takesMessages: false },
		});
	});

	it.each([
		["1992-03-14", 34],
		["1992-03-15", 33],
		["34 ans", 34],
		["1992", 34],
		[1992, 34],
		[34, 34],
		["", undefined],
		["long ago", undefined],
		[null, undefined],
	])("is as old as %j says: %j", (born, age) => expect(answered("born", born).age).toBe(age));

	it.each([
		["A woman", "woman"],
		["Un homme", "man"],
		["Femme", "woman"],
		["Neither woman nor man", undefined],
		["", undefined],
	])("is, by %j, a %j", (words, gender) => expect(answered("gender", words).gender).toBe(gender));

	it.each([
		["socials", "+230 5712 3456", true],
		["socials", "", false],
		["membership", "+230 5712 3456", false],
	] as const)("of %s with %j as WhatsApp may be written to there: %j", (form, value, takesMessages) => {
		const asked = { id: "w", kind: "telephone", purpose: "whatsapp", label: "WhatsApp", value } as const;
		expect(from([asked], { form }).takesMessages).toBe(takesMessages);
	});

	it("has a name where no first name was asked, and no telephone that is none", () => {
		expect(from([], { telephone: "call me" })).toMatchObject({
			firstName: nadia.name,
			telephone: "",
			age: undefined,
		});
	});
});
