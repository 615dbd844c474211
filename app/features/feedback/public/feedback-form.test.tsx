import "#platform/testing/dom.ts";
import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, onTestFinished } from "vitest";
import { visit } from "#server/testing/visitor.tsx";
import { FeedbackForm, OwnWishes } from "./feedback.page.tsx";

const page = {
	state: "open" as const,
	firstName: "Anna",
	table: { title: "Lagoon Dinner", date: "Saturday 14 February 2026" },
	lastDay: "2026-02-22",
	answeredAt: "",
	others: [
		{ id: "b", firstName: "Bea", isWished: false },
		{ id: "l", firstName: "Luc <i>", isWished: true },
	],
	sharesNumber: false,
	numberEnd: "56",
};

/** Shows a part of the page until the test ends. */
function show(address: string, part: ReactNode) {
	const { container, unmount } = visit(address, part);
	onTestFinished(unmount);
	return container;
}

const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const number = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

it("the form after an evening asks for first names and a number, and needs no script", () => {
	const container = show("/feedback/x", <FeedbackForm page={page} refused={undefined} />);
	expect([box("Bea").checked, box("Luc <i>").checked]).toEqual([false, true]);
	expect(box(/^Give my number/).checked).toBe(false);
	const sent = [...container.querySelectorAll<HTMLInputElement>("input:checked, input[type=tel]")];
	expect(container.querySelector("form")?.method).toBe("post");
	expect(sent.map(({ name, value }) => [name, value])).toEqual([
		["wish", "l"],
		["telephone", ""],
	]);
	const field = number("Telephone number");
	expect(field.getAttribute("aria-invalid")).toBe("false");
	const hint = document.getElementById(field.getAttribute("aria-describedby")?.split(" ")[1] ?? "");
	expect(hint?.textContent).toBe("Leave this empty to use the number we have, which ends in 56.");
	expect(document.querySelector("input[name=intent]")?.getAttribute("value")).toBe("answer");
});

it("comes back as it was sent, with its error, and focuses the field", () => {
	const sent = { wishes: ["b"], sharesNumber: true, telephone: "appelez-moi", error: "telephone" as const };
	show("/fr/feedback/x", <FeedbackForm page={{ ...page, numberEnd: "" }} refused={sent} />);
	expect([box("Bea").checked, box("Luc <i>").checked]).toEqual([true, false]);
	const field = number("Numéro de téléphone");
	expect([field.value, field.getAttribute("aria-invalid"), document.activeElement]).toEqual([
		"appelez-moi",
		"true",
		field,
	]);
	expect(screen.getByText("Chiffres, espaces et + ( ) . - uniquement.")).toBeDefined();
	expect(screen.getByText(/^Nous n’avons pas votre numéro/)).toBeDefined();
});

it.each([
	[[], "Nobody else has been noted as present yet. Please come back a little later."],
	[page.others, "I would like to see again"],
])("says so while nobody else came", (others, said) => {
	show("/feedback/x", <FeedbackForm page={{ ...page, others }} refused={undefined} />);
	expect(screen.getByText(said)).toBeDefined();
});

it.each([
	["what they said", page, ["Luc <i>", "You did not agree to have your number given."]],
	[
		"that they named nobody",
		{ ...page, others: [], sharesNumber: true },
		["Nobody, this time.", "You agreed"],
	],
])("shows a guest afterwards %s", (_case, shown, said) => {
	const container = show("/feedback/x", <OwnWishes page={{ ...shown, state: "closed" }} />);
	for (const one of said) expect(container.textContent).toContain(one);
	expect(container.querySelector("form")).toBeNull();
	expect(container.textContent).not.toContain("Bea");
});
