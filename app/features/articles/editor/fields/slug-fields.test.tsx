import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { FormProvider, type UseFormReturn, useForm } from "react-hook-form";
import { afterEach, describe, expect, it } from "vitest";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import type { SavingRefusal } from "#app/features/articles/editor/article-saving.ts";
import type { Language } from "#app/site/site-config.ts";
import { administer } from "#server/testing/content-area.tsx";
import { SlugFields } from "./slug-fields.tsx";

afterEach(cleanup);

const written = { title: "The sea", excerpt: "In short.", content: "Words.", slug: "the-sea" };
const translated = { ...blankDraft.fr, title: "La mer", excerpt: "En bref.", content: "Des mots." };

type Taken = Extract<SavingRefusal, { kind: "slug-taken" }>;

/** Opens the addresses of an article whose form holds `draft`. */
function open(
	draft: Partial<ArticleDraft>,
	{
		everPublished = false,
		taken,
		language,
	}: { everPublished?: boolean; taken?: Taken; language?: Language } = {},
) {
	const held: { form?: UseFormReturn<ArticleDraft>; answered: number } = { answered: 0 };
	function Form() {
		const form = useForm<ArticleDraft>({ defaultValues: { ...blankDraft, ...draft } });
		held.form = form;
		const onTaken = () => {
			held.answered += 1;
		};
		return (
			<FormProvider {...form}>
				<SlugFields everPublished={everPublished} taken={taken} onTaken={onTaken} />
			</FormProvider>
		);
	}
	administer(<Form />, language);
	const write = (name: "title" | "fr.title", value: string) => act(() => held.form?.setValue(name, value));
	return {
		held,
		write,
		values: () => held.form?.getValues() as ArticleDraft,
		setError: (message: string) => act(() => held.form?.setError("fr.slug", { type: "server", message })),
	};
}

const inFrench = () => screen.queryByLabelText<HTMLInputElement>("Address in French");
const press = (name: string) => act(() => void fireEvent.click(screen.getByRole("button", { name })));

describe("the address of a translation", () => {
	it("is asked for once both languages are written, and proposed from the title", () => {
		const { values, write } = open({ fr: translated });
		expect(inFrench()).toBeNull();
		write("title", "The sea");
		expect(inFrench()?.value).toBe("la-mer");
		expect(screen.getByText("Address: /fr/blog/la-mer")).toBeDefined();
		write("fr.title", "La mer, l’été");
		expect(values().fr.slug).toBe("la-mer-lete");
		const field = inFrench();
		act(() => void fireEvent.input(field as Element, { target: { value: "Ma Mer" } }));
		write("fr.title", "Une autre");
		expect(values().fr.slug).toBe("Ma Mer");
		act(() => void fireEvent.blur(field as Element));
		expect(values().fr.slug).toBe("ma-mer");
	});

	it("is the article's if it is blank, and never changes by itself once the article was public", () => {
		const { values, write } = open({ ...written, fr: translated, published: true }, { everPublished: true });
		expect(inFrench()?.value).toBe("");
		expect(screen.getByText("Address: /fr/blog/the-sea")).toBeDefined();
		write("fr.title", "La mer bleue");
		expect(values().fr.slug).toBe("");
		expect(screen.getByText(/Left blank, it is the same as above. If you change it/)).toBeDefined();
		press("Use la-mer-bleue");
		expect(values().fr.slug).toBe("la-mer-bleue");
		expect(screen.queryByRole("button")).toBeNull();
	});

	it("of a draft that was opened again stays as it was saved until its title changes", () => {
		const { values, write, held } = open({ ...written, fr: translated });
		expect([inFrench()?.value, held.form?.formState.isDirty]).toEqual(["", false]);
		write("fr.title", "Une mer");
		expect(values().fr.slug).toBe("une-mer");
	});

	it("offers a free one if it is taken", async () => {
		const taken: Taken = { kind: "slug-taken", field: "fr.slug", message: "Taken.", suggestion: "la-mer-2" };
		const { values, held, setError } = open({ ...written, fr: { ...translated, slug: "la-mer" } }, { taken });
		setError("Taken.");
		expect(screen.getByRole("alert").textContent).toContain("Taken.");
		press("Use la-mer-2");
		expect([values().fr.slug, values().slug, held.answered]).toEqual(["la-mer-2", "the-sea", 1]);
		await waitFor(() => expect(document.activeElement).toBe(inFrench()));
	});

	it("is named in French", () => {
		open({ ...written, fr: translated }, { language: "fr" });
		expect(screen.getByLabelText("Adresse en français")).toBeDefined();
		expect(screen.getByText("Adresse : /fr/blog/the-sea")).toBeDefined();
	});
});
