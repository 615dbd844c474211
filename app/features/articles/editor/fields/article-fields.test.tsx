import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { FormProvider, type UseFormReturn, useForm } from "react-hook-form";
import { afterEach, describe, expect, it } from "vitest";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import { ScheduleField } from "#app/features/articles/editor/publishing/date-fields.tsx";
import { WordCount } from "#app/features/articles/editor/text/editor-tools.tsx";
import type { Language } from "#app/site/site-config.ts";
import "#platform/testing/dom.ts";
import { businessInstant } from "#server/testing/business-instant.ts";
import { administer } from "#server/testing/content-area.tsx";
import { SlugField } from "./slug-fields.tsx";
import { TagsField } from "./tags-field.tsx";

afterEach(cleanup);

/** Opens fields of an article's form that holds `draft`. */
function open(fields: ReactNode, draft: Partial<ArticleDraft> = {}, language: Language = "en") {
	const held: { form?: UseFormReturn<ArticleDraft> } = {};
	function Form() {
		const form = useForm<ArticleDraft>({ defaultValues: { ...blankDraft, ...draft } });
		held.form = form;
		return (
			<FormProvider {...form}>
				<input aria-label="The title" {...form.register("title")} />
				{fields}
			</FormProvider>
		);
	}
	administer(<Form />, language);
	return {
		values: () => held.form?.getValues() as ArticleDraft,
		set: (change: Partial<ArticleDraft>) =>
			act(() => {
				for (const [name, value] of Object.entries(change)) {
					held.form?.setValue(name as keyof ArticleDraft, value as never);
				}
			}),
		setError: (name: "slug" | "tags" | "publishAt", type: string, message = "") =>
			act(() => held.form?.setError(name, { type, message })),
	};
}

const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp | string, value: string) =>
	act(() => void fireEvent.input(field(label), { target: { value } }));
const leave = (label: RegExp | string) => act(async () => void fireEvent.blur(field(label)));

describe("the address of an article", () => {
	const slugField = (props: { everPublished?: boolean; suggestion?: string; took?: string[] } = {}) => (
		<SlugField
			everPublished={props.everPublished ?? false}
			suggestion={props.suggestion}
			onSuggestion={(slug) => props.took?.push(slug)}
		/>
	);

	it("follows the title while somebody writes it, and is shown as it will be", () => {
		const { values } = open(slugField());
		type("The title", "Été à Tamarin");
		expect(values().slug).toBe("ete-a-tamarin");
		expect(screen.getByText("Address: /blog/ete-a-tamarin")).toBeDefined();
	});

	it("derives from the French title if the French text alone is complete", async () => {
		const fr = { ...blankDraft.fr, title: "Premier", excerpt: "Un mot.", content: "Bonjour." };
		const { values, set } = open(slugField(), { title: "Leaving Paul", slug: "leaving-paul" });
		set({ fr });
		expect(values().slug).toBe("premier");
		type("The title", "Leaving Paul at last");
		expect(values().slug).toBe("premier");
		type("URL Slug", "");
		await leave("URL Slug");
		expect(values().slug).toBe("premier");
	});

	it("stays as it was typed, and follows again once it is emptied", async () => {
		const { values } = open(slugField(), { title: "One", slug: "one" });
		type("URL Slug", "my-own");
		type("The title", "Two");
		expect(values().slug).toBe("my-own");
		type("URL Slug", "");
		await leave("URL Slug");
		expect(values().slug).toBe("two");
		type("The title", "Three");
		expect(values().slug).toBe("three");
	});

	it("does not follow once the article was public, and the hint says what a change does", () => {
		const { values } = open(slugField({ everPublished: true }), { title: "One", slug: "one" });
		type("The title", "Two");
		expect(values().slug).toBe("one");
		expect(screen.getByText(/the old address leads to the new one/)).toBeDefined();
	});

	it("is turned into a slug when the field is left", async () => {
		const { values } = open(slugField(), { slug: "x" });
		type("URL Slug", "  Mon Été & moi ");
		await leave("URL Slug");
		expect(values().slug).toBe("mon-ete-moi");
	});

	it("offers a free one if it is taken", () => {
		const took: string[] = [];
		const { setError } = open(slugField({ suggestion: "one-2", took }), { slug: "one" });
		setError("slug", "taken", "It is taken.");
		expect(screen.getByRole("alert").textContent).toContain("It is taken.");
		act(() => void fireEvent.click(screen.getByRole("button", { name: "Use one-2" })));
		expect(took).toEqual(["one-2"]);
	});

	it.each([
		["en", "Use small letters without accents"],
		["fr", "minuscules sans accent"],
	] as const)("is refused in the administrator's language: %s", (language, message) => {
		const { setError } = open(slugField(), { slug: "É" }, language);
		setError("slug", "invalid_format", "Server's words");
		expect(screen.getByRole("alert").textContent).toContain(message);
	});
});

describe("tags", () => {
	const label = /^Tags/;
	const chips = () => screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
	const removals = (...tags: string[]) => tags.map((tag) => `Remove the tag ${tag}`);
	const press = (key: string) => {
		let isFree = true;
		act(() => {
			isFree = fireEvent.keyDown(field(label), { key });
		});
		return isFree;
	};

	it("are part of the value from the first letter, and are chips after a comma", () => {
		const { values } = open(<TagsField name="tags" />);
		type(label, "moon");
		expect(values().tags).toEqual(["moon"]);
		expect(screen.queryAllByRole("button")).toEqual([]);
		type(label, "moon, sea");
		expect(values().tags).toEqual(["moon", "sea"]);
		expect(chips()).toEqual(removals("moon"));
		expect(field(label).value).toBe(" sea");
	});

	it("are chips after Enter, which saves nothing, and after leaving the field", async () => {
		const { values } = open(<TagsField name="tags" />);
		type(label, "moon");
		expect(press("Enter")).toBe(false);
		expect([chips(), field(label).value]).toEqual([removals("moon"), ""]);
		expect(press("Enter")).toBe(true);
		type(label, "sea");
		await leave(label);
		expect(values().tags).toEqual(["moon", "sea"]);
		expect(chips()).toEqual(removals("moon", "sea"));
	});

	it("are unique, whatever their case", () => {
		const { values } = open(<TagsField name="tags" />, { tags: ["moon"] });
		type(label, "moon, sea,, sea ,");
		expect(values().tags).toEqual(["moon", "sea"]);
	});

	it("are removed by Backspace in an empty field, and not while something is typed", () => {
		const { values } = open(<TagsField name="tags" />, { tags: ["moon", "sea"] });
		type(label, "s");
		press("Backspace");
		expect(values().tags).toEqual(["moon", "sea", "s"]);
		type(label, "");
		press("Backspace");
		expect(values().tags).toEqual(["moon"]);
	});

	it("are removed by their button, which focuses the field and keeps what is typed", () => {
		const { values } = open(<TagsField name="tags" />, { tags: ["moon", "sea"] });
		type(label, "sun");
		act(() => void fireEvent.click(screen.getByRole("button", { name: "Remove the tag moon" })));
		expect(values().tags).toEqual(["sea", "sun"]);
		expect(field(label).value).toBe("sun");
		expect(document.activeElement).toBe(field(label));
	});

	it("that are too many are refused with the limits", () => {
		const { setError } = open(<TagsField name="tags" />);
		setError("tags", "too_big");
		expect(screen.getByText("Use at most 20 tags of at most 40 characters each.")).toBeDefined();
	});
});

describe("the time at which an article publishes itself", () => {
	const label = "Publish at";
	const shown = "2090-05-01T08:30";
	const instant = businessInstant(shown);

	it("is typed in the business's time zone and stored as an instant", () => {
		const { values } = open(<ScheduleField />);
		expect(field(label).dataset.empty).toBe("true");
		type(label, shown);
		expect(values().publishAt).toBe(instant);
		expect(field(label).dataset.empty).toBeUndefined();
	});

	it("is shown in the business's time zone, and can be cleared", () => {
		const { values } = open(<ScheduleField />, { publishAt: instant });
		expect(field(label).value).toBe(shown);
		type(label, "");
		expect(values().publishAt).toBeNull();
	});

	it("replaces what was typed if it comes from elsewhere", () => {
		const { set } = open(<ScheduleField />, { publishAt: instant });
		set({ publishAt: businessInstant("2090-05-02T08:30") });
		expect(field(label).value).toBe("2090-05-02T08:30");
		set({ publishAt: null });
		expect(field(label).value).toBe("");
	});
});

describe("the number of words", () => {
	it.each([
		["", "en", "0 words"],
		["One", "en", "1 word"],
		["One **two** [three](/a)", "en", "3 words"],
		["Un deux", "fr", "2 mots"],
	] as const)("of %j, in %s, is “%s”", (content, language, expected) => {
		open(<WordCount name="content" />, { content }, language);
		expect(screen.getByText(expected)).toBeDefined();
	});
});
