import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import type { ComponentProps, ReactNode } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, describe, expect, it } from "vitest";
import { type Article, type ArticleDraft, articleInput } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import { ArticleFormHead } from "#app/features/articles/editor/article-form-head.tsx";
import { businessInstant } from "#server/testing/business-instant.ts";
import { administer } from "#server/testing/content-area.tsx";
import { PublishPanel } from "./publish-panel.tsx";

afterEach(cleanup);

const at = businessInstant("2026-01-15T12:00");
const article = (change: object = {}): Article => ({
	...articleInput.parse({ title: "Moon", excerpt: "A text.", content: "Words.", slug: "moon" }),
	...{
		id: "moon",
		publishedAt: null,
		createdAt: at,
		updatedAt: at,
		version: 1,
		textVersions: { en: 1, fr: 1 },
	},
	...change,
});
const published = article({ published: true, publishedAt: at });

type Shown = { draft?: Partial<ArticleDraft>; typed?: string };

/** Shows a part of the form of an article that holds `draft`; `typed` is its title since. */
function show(part: ReactNode, { draft = {}, typed }: Shown = {}) {
	function Form() {
		const form = useForm<ArticleDraft>({ defaultValues: { ...blankDraft, ...draft } });
		return (
			<FormProvider {...form}>
				<input aria-label="The title" {...form.register("title")} />
				{part}
			</FormProvider>
		);
	}
	administer(<Form />);
	if (typed === undefined) return;
	act(() => void fireEvent.input(screen.getByLabelText("The title"), { target: { value: typed } }));
}

describe("publishing an article", () => {
	type Props = Omit<ComponentProps<typeof PublishPanel>, "onSave" | "onCorrect" | "onDiscarded">;
	function open(change: Partial<Props> = {}, shown: Shown = {}) {
		const saved: (boolean | "corrections")[] = [];
		const props: Props = { article: undefined, saving: undefined, status: { kind: "none" }, ...change };
		show(
			<PublishPanel
				{...props}
				onSave={(isPublished) => saved.push(isPublished)}
				onCorrect={() => saved.push("corrections")}
				onDiscarded={() => undefined}
			/>,
			shown,
		);
		return saved;
	}
	const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

	it.each<[string, Partial<Props>, string]>([
		["a new one", {}, "Not on the website"],
		["a draft", { article: article() }, "Not on the website"],
		["a published one", { article: published }, "On the website since 15 January 2026"],
		[
			"one that waits",
			{ article: article({ publishAt: businessInstant("2026-02-01T08:30") }) },
			"1 February 2026 at 08:30",
		],
	])("says where it stands: %s", (_what, props, said) => {
		open(props);
		expect(screen.getByText(new RegExp(said))).toBeDefined();
	});

	const later = businessInstant("2090-05-01T08:30");

	it.each<[string, Partial<Props>, Shown, string]>([
		["a new one", {}, {}, "Visitors do not see it; saving keeps it as a draft."],
		[
			"one that will be published",
			{},
			{ draft: { published: true } },
			"Visitors do not see it yet; publishing shows it to them at once.",
		],
		[
			"one with a time",
			{},
			{ draft: { publishAt: later } },
			"Visitors do not see it yet; once saved, it will be published on 1 May 2090 at 08:30.",
		],
		[
			"one whose time was taken away",
			{ article: article({ publishAt: later }) },
			{},
			"Visitors do not see it; saved without a time, it stays a draft.",
		],
		["a published one", { article: published }, { draft: { published: true } }, "Visitors see this text."],
		[
			"a published one that was changed",
			{ article: published },
			{ draft: { published: true }, typed: "Changed" },
			"Visitors see the text as it was last saved; publishing shows them your changes at once.",
		],
		[
			"a published one that will be hidden",
			{ article: published },
			{ draft: { published: false } },
			"Visitors see it now; saving it as a draft takes it off the website.",
		],
		[
			"a published one whose changes have a time",
			{ article: published },
			{ draft: { published: true, publishAt: later }, typed: "Changed" },
			"Visitors see the earlier text; once scheduled, your changes replace it on 1 May 2090 at 08:30.",
		],
	])("says in one sentence what visitors see and what saving changes: %s", (_what, props, shown, said) => {
		open(props, shown);
		expect(screen.getByText(said)).toBeDefined();
		expect(screen.getByRole("switch").getAttribute("aria-describedby")).toBe(screen.getByText(said).id);
	});

	it.each([true, false])("is never done by Enter in a field: %s", (isPublished) => {
		open({}, { draft: { published: isPublished } });
		const types = screen.getAllByRole<HTMLButtonElement>("button").map(({ type }) => type);
		expect(types).not.toContain("submit");
	});

	it("is done with a draft by Publish Now", () => {
		const saved = open({}, { draft: { published: false } });
		fireEvent.click(button("Publish Now"));
		expect(saved).toEqual([true]);
	});

	it("offers a time to a draft alone", () => {
		open({}, { draft: { published: false } });
		expect(screen.getByLabelText("Publish at")).toBeDefined();
		cleanup();
		open({}, { draft: { published: true } });
		expect(screen.queryByLabelText("Publish at")).toBeNull();
	});

	it("calls saving with a time scheduling", () => {
		open({}, { draft: { publishAt: businessInstant("2090-05-01T08:30") } });
		expect(button("Schedule")).toBeDefined();
	});

	it("offers scheduling first where changes of a published one have a time", () => {
		const saved = open({ article: published }, { draft: { published: true, publishAt: later } });
		const [now, atTime] = [button("Publish Changes"), button("Schedule Changes")];
		cleanup();
		open({ article: published }, { draft: { published: true } });
		expect(atTime.className).toBe(button("Publish Changes").className);
		expect(now.className).toBe(button("Save for Later").className);
		expect(saved).toEqual([]);
	});

	it("takes a published one off the website by a button of its own", () => {
		const saved = open({ article: published }, { draft: { published: true } });
		expect(button("Publish Changes").disabled).toBe(false);
		fireEvent.click(button("Unpublish"));
		expect(saved).toEqual([false]);
	});

	it.each([
		[true, "Publishing…"],
		[false, "Saving…"],
	])("cannot be submitted twice while it is in flight: %s", (saving, name) => {
		open({ saving }, { draft: { published: saving } });
		expect(button(name).disabled).toBe(true);
		expect(screen.getAllByRole<HTMLButtonElement>("button").filter(({ disabled }) => disabled)).toHaveLength(
			2,
		);
	});

	it.each<[Props["status"], string]>([
		[{ kind: "saved", at }, "Kept safe at"],
		[{ kind: "failed", offline: true }, "The connection is down: your text is kept in this browser"],
		[{ kind: "failed", offline: false }, "The website did not answer: your text is kept in this browser"],
	])("says where unsaved words are: %j", (status, said) => {
		open({ article: article(), status }, { typed: "Changed" });
		expect(screen.getByRole("status").textContent).toContain(said);
	});

	it("says that all is saved if nothing was typed", () => {
		open({ article: article() });
		expect(screen.getByRole("status").textContent).toBe("All changes are saved");
	});
});

describe("the head of the form", () => {
	it.each([
		[undefined, "Create Article", null],
		[article(), "Edit Article", null],
		[published, "Edit Article", "/blog/moon"],
	])("links to the article on the website", (given, title, href) => {
		administer(<ArticleFormHead article={given} />);
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
		const link = screen.queryByRole("link", { name: /View on the website/ });
		expect(link?.getAttribute("href") ?? null).toBe(href);
	});
});
