import { expect, it } from "vitest";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { verdictOf } from "./text-editor.tsx";

const t = defaultTexts.open("en", "admin");

it("warns of an own text that names a fact which is blank, as long as it is", () => {
	const written = { shipped: "Call us", published: null, draft: null, moved: null };
	const warningIn = (phone: string) => {
		const place = { shipped: "Call us", all: ["Call us"], facts: { phone } };
		const of = { textKey: "home.price.title", written, place, status: { kind: "same" } as const };
		return verdictOf("Call {{phone}}", of, t).warning;
	};
	expect(warningIn("")).toBe(
		"Not filled in under Facts: Phone. Until then, visitors do not see these words.",
	);
	expect(warningIn("+230")).toBeUndefined();
});

it.each([
	["Rs8000", "No longer states: Rs8000."],
	["", "No longer states: Membership fee, in rupees."],
])("a fact that says %j and is left out is named", (fee, warning) => {
	const shipped = "Pay {{fee}} once";
	const written = { shipped, published: null, draft: null, moved: null };
	const place = { shipped, all: [shipped], facts: { fee } };
	const of = { textKey: "home.price.title", written, place, status: { kind: "same" } as const };
	expect(verdictOf("Pay once only", of, t)).toMatchObject({ problem: undefined, warning });
});
