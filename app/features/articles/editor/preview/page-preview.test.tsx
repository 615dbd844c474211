import "#platform/testing/dom.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { act, fireEvent, screen } from "@testing-library/react";
import { FormProvider, type UseFormReturn, useForm } from "react-hook-form";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ArticleDraft, articleDraft } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { ArticlePreview } from "./article-preview.tsx";
import { PagePreview } from "./page-preview.tsx";

const path = "/api/admin/preview/page";

/** The room that the preview has: nothing is laid out here. */
const room = 640;
class RoomObserver {
	#tell: ResizeObserverCallback;
	constructor(tell: ResizeObserverCallback) {
		this.#tell = tell;
	}
	observe(): void {
		const entry = { contentRect: { width: room } } as ResizeObserverEntry;
		this.#tell([entry], this as unknown as ResizeObserver);
	}
	unobserve(): void {}
	disconnect(): void {}
}

beforeEach(() => void vi.stubGlobal("ResizeObserver", RoomObserver));
afterEach(() => void vi.unstubAllGlobals());

/** Opens the preview of an article that is being written, in a French form or an English one. */
async function open(draft: Partial<ArticleDraft>, lang: "en" | "fr" = "en") {
	const browser = await openBrowser();
	const held: { form?: UseFormReturn<ArticleDraft> } = {};
	function Form() {
		held.form = useForm<ArticleDraft>({
			defaultValues: { ...blankDraft, ...draft },
			resolver: zodResolver(articleDraft),
		});
		return (
			<FormProvider {...held.form}>
				<PagePreview articleId={null} lang={lang} />
			</FormProvider>
		);
	}
	const opened = await openScreen(browser, <Form />);
	const frame = () => screen.getByTitle<HTMLIFrameElement>("The page as readers will see it");
	const choose = async (name: string) => {
		act(() => void fireEvent.click(screen.getByRole("radio", { name })));
		await browser.settled();
	};
	const type = async (title: string) => {
		act(() => held.form?.setValue("title", title));
		await browser.pass(400);
	};
	const asked = () => browser.network.sent("POST", path).length;
	const isMarked = (name: "title" | "content") => held.form?.getFieldState(name).invalid;
	return { browser, ...opened, frame, choose, type, asked, isMarked };
}

const written = { title: "The lagoon", excerpt: "Why we swim.", content: "Swim **slowly**." };

describe("the preview of the page", () => {
	it("shows what the form holds, without anything that runs, and what is typed after a pause", async () => {
		const { frame, type, asked } = await open(written);
		expect(frame().srcdoc).toContain("The lagoon</h1>");
		expect(frame().srcdoc).toContain("<strong>slowly</strong>");
		expect(frame().getAttribute("sandbox")).toBe("allow-same-origin");
		await type("The sea");
		expect(frame().srcdoc).toContain("The sea</h1>");
		expect(asked()).toBe(2);
	});

	it("is that of a computer, made smaller to fit, or of a phone", async () => {
		const { frame, choose } = await open(written);
		expect([frame().style.width, frame().style.transform]).toEqual(["1280px", "scale(0.5)"]);
		expect(screen.getByRole("radio", { name: "Computer" }).getAttribute("aria-checked")).toBe("true");
		await choose("Phone");
		expect([frame().style.width, frame().style.transform]).toEqual(["390px", ""]);
	});

	it("is that of a phone first, on a phone", async () => {
		vi.spyOn(window, "matchMedia").mockReturnValueOnce({ matches: false } as MediaQueryList);
		const { frame } = await open(written);
		expect(frame().style.width).toBe("390px");
		expect(screen.getByRole("radio", { name: "Phone" }).getAttribute("aria-checked")).toBe("true");
	});

	it("is in either language, that of the text first", async () => {
		const fr = { ...blankDraft.fr, ...written, title: "Le lagon" };
		const { frame, choose } = await open({ ...written, fr }, "fr");
		expect(frame().srcdoc).toContain('<html lang="fr">');
		expect(frame().srcdoc).toContain("Le lagon</h1>");
		await choose("English");
		expect(frame().srcdoc).toContain('<html lang="en">');
		expect(frame().srcdoc).toContain("The lagoon</h1>");
	});

	it("keeps the language of the page that is still shown until that of the other one is there", async () => {
		const { browser, frame, choose } = await open({
			...written,
			fr: { ...blankDraft.fr, title: "Le lagon" },
		});
		const before = frame().srcdoc;
		const held = browser.network.holdAnswer("POST", path);
		await choose("Français");
		expect(frame().srcdoc).toBe(before);
		expect(frame().parentElement?.getAttribute("aria-busy")).toBe("true");
		(await held).release();
		await browser.settled();
		expect(frame().srcdoc).toContain('<html lang="fr">');
	});

	it("is not shown for an empty article", async () => {
		const { asked } = await open({});
		expect(screen.getByText("Nothing to preview yet.")).toBeDefined();
		expect(asked()).toBe(0);
	});

	it("names the limit that a text exceeds, and sends no request", async () => {
		const { asked } = await open({ ...written, content: "x".repeat(200_003) });
		expect(screen.getByRole("alert").textContent).toMatch(
			/^This text goes over its limit of 200.?000 characters by 3, in line 1\./,
		);
		expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
		expect(asked()).toBe(0);
	});

	it.each<[string, Partial<ArticleDraft>, RegExp]>([
		["which text is too deep", { content: `One\n\n${"> ".repeat(150)}x` }, /^Quotes.* at line 3/],
		[
			"that a field is to be corrected, which is marked",
			{ title: "x".repeat(201) },
			/^Please correct the marked fields first\.$/,
		],
	])("says %s, without another try", async (_what, change, said) => {
		const { isMarked } = await open({ ...written, ...change });
		expect(screen.getByRole("alert").textContent).toMatch(said);
		expect([isMarked("title"), isMarked("content")]).toEqual([change.title !== undefined, false]);
		expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
	});

	it("is tried again if the website could not be reached", async () => {
		const { browser, frame, type, press } = await open(written);
		browser.network.cut();
		await type("The sea");
		expect(screen.getByRole("alert").textContent).toContain("The preview could not be made.");
		browser.network.mend();
		await press("Try again");
		expect(frame().srcdoc).toContain("The sea</h1>");
	});
});

it("the preview of a text alone names the limit that it exceeds", async () => {
	const browser = await openBrowser("fr");
	await openScreen(browser, <ArticlePreview markdown="abcde" lang="fr" max={3} />);
	expect(screen.getByRole("alert").textContent).toBe(
		"Limite de 3 caractères dépassée de 2, à la ligne 1. Veuillez raccourcir le texte.",
	);
});
