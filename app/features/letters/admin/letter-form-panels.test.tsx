import "#platform/testing/dom.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { FormProvider, type UseFormReturn, useForm } from "react-hook-form";
import { afterEach, describe, expect, it } from "vitest";
import { blankDraft } from "#app/content/draft.ts";
import { type LetterDraft, letterFields } from "#app/features/letters/letter.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { administer } from "#server/testing/content-area.tsx";
import { LetterPicturePanel, LetterSavingState, LetterSettingsPanel } from "./letter-form.tsx";
import { LetterPreviewPanel } from "./letter-preview-panel.tsx";
import type { LetterSaving } from "./use-letter-form.ts";

afterEach(cleanup);

const picture = `/media/${"a".repeat(64)}-1600.webp`;

/** Shows a part of the form of a letter that holds `draft`. */
function open(part: ReactNode, draft: Partial<LetterDraft> = {}, language: Language = "en") {
	const held: { form?: UseFormReturn<LetterDraft> } = {};
	function Form() {
		const form = useForm<LetterDraft>({ defaultValues: { ...blankDraft(letterFields), ...draft } });
		held.form = form;
		return <FormProvider {...form}>{part}</FormProvider>;
	}
	administer(
		<QueryClientProvider client={new QueryClient()}>
			<Form />
		</QueryClientProvider>,
		language,
	);
	return () => held.form?.getValues() as LetterDraft;
}

/** Chooses one of a list's options, as the keyboard does. */
function choose(label: string, option: string) {
	act(() => void fireEvent.keyDown(screen.getByLabelText(label), { key: "Enter" }));
	const chosen = screen.getByRole("option", { name: option });
	act(() => chosen.focus());
	act(() => void fireEvent.keyDown(chosen, { key: "Enter" }));
}

describe("the settings of a letter", () => {
	it("say what becomes of articles that are not translated", () => {
		const values = open(<LetterSettingsPanel />);
		expect(values().englishArticles).toBe("shown");
		choose("Articles that are not translated", "Left out of the letter in the other language");
		expect(values().englishArticles).toBe("left-out");
	});

	it("say whether it is listed on the website, which it is unless its owner says otherwise", () => {
		const values = open(<LetterSettingsPanel />);
		const listed = screen.getByRole("switch", { name: /^Listed on the website/ });
		expect(listed.getAttribute("aria-checked")).toBe("true");
		act(() => void fireEvent.click(listed));
		expect(values().listed).toBe(false);
	});

	it("are in the administrator's language", () => {
		open(<LetterSettingsPanel />, {}, "fr");
		expect(screen.getByRole("switch").closest("div")?.textContent).toMatch(/site/);
		expect(document.body.textContent).not.toMatch(/Listed|Articles that/);
	});
});

describe("the picture of a letter", () => {
	it("is taken away, and the letter keeps its place for another one", () => {
		const values = open(<LetterPicturePanel />, { imageUrl: picture, parts: ["words", "picture"] });
		expect(document.querySelector("img")?.getAttribute("alt")).toBe("");
		act(() => void fireEvent.click(screen.getByRole("button", { name: "Remove the image" })));
		expect(values()).toMatchObject({ imageUrl: null, parts: ["words", "picture"] });
		expect(document.querySelector("img")).toBeNull();
	});
});

describe("the mails of a letter as readers will have them", () => {
	const edition = (language: Language, bytes = 2_048) => ({
		...{
			language,
			subject: "Moon",
			html: `<style>@media (prefers-color-scheme: dark) {}</style>${language}`,
		},
		...{ text: `Plain ${language}`, bytes, recipients: 1 },
	});
	const frame = () => screen.getByTitle<HTMLIFrameElement>(/^The letter in|^La lettre en/);

	it.each(languages)("are in a frame that is named by its language, in a content area in %s", (language) => {
		administer(<LetterPreviewPanel editions={[edition("fr")]} />, language);
		expect(frame().title).toContain(nameOfLanguage("fr", language));
		expect(frame().srcdoc).toContain("fr");
	});

	it.each([
		[1, "1 KB"],
		[1_024, "1 KB"],
		[1_025, "2 KB"],
		[104_448, "102 KB"],
	])("say how large they are, never less than they are: %i bytes, %s", (bytes, said) => {
		administer(<LetterPreviewPanel editions={[edition("en", bytes)]} />);
		expect(screen.getByText(said)).toBeDefined();
	});

	it("keep the look that was chosen from one language to the next", () => {
		administer(<LetterPreviewPanel editions={[edition("en"), edition("fr")]} />);
		act(() => void fireEvent.click(screen.getByLabelText("Plain text")));
		act(() => void fireEvent.mouseDown(screen.getByRole("tab", { name: "Français" })));
		const panel = within(screen.getByRole("tabpanel", { name: "Français" }));
		expect(panel.getByText("Plain fr").getAttribute("lang")).toBe("fr");
	});

	it("show the first language that is left where the chosen one is no longer sent", () => {
		administer(<LetterPreviewPanel editions={[edition("fr")]} />);
		expect(screen.getByRole("tab", { name: "Français" }).getAttribute("aria-selected")).toBe("true");
	});

	it("open no link and run nothing of the mail in the content area", () => {
		administer(<LetterPreviewPanel editions={[edition("en")]} />);
		expect(frame().getAttribute("sandbox")).toBe("");
		expect(frame().hasAttribute("src")).toBe(false);
	});
});

describe("whether a letter is saved", () => {
	const saving = (change: Partial<LetterSaving>) =>
		({ state: "saved", reason: "", ...change }) as LetterSaving;

	it("is told quietly while all goes well", () => {
		administer(<LetterSavingState saving={saving({})} />);
		expect(screen.getByRole("status").textContent).toBe("All saved");
		expect(screen.queryByRole("alert")).toBeNull();
	});

	it("interrupts where it is not, with why and the way to try again", () => {
		let tries = 0;
		const save = async () => {
			tries += 1;
			return false;
		};
		administer(
			<LetterSavingState saving={saving({ reason: "The line is down.", save } as Partial<LetterSaving>)} />,
		);
		expect(screen.getByRole("alert").textContent).toContain("Not saved yet: The line is down.");
		act(() => void fireEvent.click(screen.getByRole("button", { name: "Save again" })));
		expect(tries).toBe(1);
	});
});
