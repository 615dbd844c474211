import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { FormProvider, type UseFormReturn, useForm } from "react-hook-form";
import { afterEach, describe, expect, it } from "vitest";
import { pageFields } from "#app/features/custom-pages/custom-page.ts";
import { letterFields } from "#app/features/letters/letter.ts";
import type { Language } from "#app/site/site-config.ts";
import { administer } from "#server/testing/content-area.tsx";
import { typeForPages, typeInto } from "#server/testing/field-typing.ts";
import { DescribedFields } from "./content-field.tsx";
import { blankDraft } from "./draft.ts";
import type { Fields } from "./field.ts";

afterEach(cleanup);

/**
 * Fields, of a letter without others, as their descriptions ask for them, in a form in an
 * administrator's language.
 */
function open(
	names: string[],
	language: Language,
	uiLanguage: Language = "en",
	fields: Fields = letterFields,
) {
	const held: { form?: UseFormReturn } = {};
	function Form() {
		const form = useForm({ defaultValues: blankDraft(fields) as Record<string, unknown> });
		held.form = form;
		return (
			<FormProvider {...form}>
				<DescribedFields fields={fields} names={names} language={language} />
			</FormProvider>
		);
	}
	administer(<Form />, uiLanguage);
	return held as { form: UseFormReturn };
}

const box = () => screen.getByRole<HTMLInputElement>("textbox");

describe("a field that is drawn by its description", () => {
	it.each([
		["en", "en", "Subject"],
		["fr", "en", "Subject (French)"],
		["fr", "fr", /français/],
		["en", "fr", "Objet"],
	] as const)("is called, for %s and whoever works in %s, %s", (language, uiLanguage, name) => {
		open(["subject"], language, uiLanguage);
		expect(screen.getByRole("textbox", { name })).toBe(box());
		expect(box().lang).toBe(language);
	});

	it("holds what is typed under its language", () => {
		const { form } = open(["subject"], "fr");
		act(() => void fireEvent.input(box(), { target: { value: "Bonjour" } }));
		expect(form.getValues("fr.subject")).toBe("Bonjour");
		expect(form.getValues("subject")).toBe("");
	});

	it("gives typed signs the typography of its language, but not in an address", () => {
		typeForPages();
		const { form } = open(["subject"], "fr");
		typeInto(box(), "L'été !");
		expect(form.getValues("fr.subject")).toBe("L’été\u00a0!");
		cleanup();
		const page = open(["slug"], "fr", "en", pageFields);
		typeInto(box(), "l'été !");
		expect(page.form.getValues("fr.slug")).toBe("l'été !");
		expect(box().lang).toBe("fr");
	});

	it("has several lines where it says so, and a hint and an example in the first language alone", () => {
		open(["quote"], "en");
		expect(box().tagName).toBe("TEXTAREA");
		cleanup();
		open(["greeting"], "en");
		expect(box().placeholder).toBe("Dear readers,");
		cleanup();
		open(["greeting"], "fr");
		expect(box().placeholder).toBe("");
	});

	it("is told what is too long with how long it may be", () => {
		const { form } = open(["subject"], "fr");
		act(() => form.setError("fr.subject", { type: "too_big", message: "Server's words" }));
		expect(screen.getByText("Use at most 150 characters.")).toBeDefined();
		expect(box().getAttribute("aria-invalid")).toBe("true");
	});

	it("is left out where its description puts it into no form", () => {
		open(["content", "listed", "nothing of the kind"], "en");
		expect(screen.queryAllByRole("textbox")).toEqual([]);
	});
});
