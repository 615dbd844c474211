import "#platform/testing/dom.ts";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DraftNotices } from "#app/content/drafts/draft-notices.tsx";
import type { StoredDraft } from "#app/content/drafts/stored-drafts.ts";
import { serverKey } from "#app/content/drafts/use-working-copy.ts";
import { writtenTitle } from "#app/content/localized.ts";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import type { Language } from "#app/site/site-config.ts";
import { businessInstant } from "#server/testing/business-instant.ts";
import { administer } from "#server/testing/content-area.tsx";

afterEach(cleanup);

const at = businessInstant("2026-01-15T12:00");

type Props = ComponentProps<typeof DraftNotices<ArticleDraft>>;

/** The notices above the field that writing goes on in. */
function Form(props: Props) {
	const form = useForm<ArticleDraft>({ defaultValues: blankDraft });
	return (
		<FormProvider {...form}>
			<input aria-label="The title" {...form.register("title")} />
			<DraftNotices {...props} />
		</FormProvider>
	);
}

describe("the notices above the form", () => {
	function open(recovery: Partial<Props["recovery"]>, lost?: string, language: Language = "en") {
		const heard: string[] = [];
		const parts: Props["recovery"] = {
			...{ draftKey: { current: "new-1" } },
			...{ offered: undefined, restored: undefined },
			restore: () => void heard.push("restore"),
			discard: () => void heard.push("discard"),
			...recovery,
		};
		administer(<Form recovery={parts} lost={lost} titleOf={writtenTitle} first="title" />, language);
		return heard;
	}
	const offered = (change: Partial<StoredDraft<ArticleDraft>> = {}): StoredDraft<ArticleDraft> => ({
		...{ key: "a", storedAt: at, version: 1, draft: { ...blankDraft, title: "Moon" } },
		...change,
	});

	it("are none while all is well", () => {
		open({});
		expect([screen.queryByRole("status"), screen.queryByRole("alert")]).toEqual([null, null]);
	});

	it.each([
		["on this device", "a", /was found on this device\. Moon/],
		["on the server", serverKey, /^Unsaved text from .* was found\. Moon/],
	])("name unsaved text %s, by its title", (_where, key, said) => {
		open({ offered: offered({ key }) });
		expect(screen.getByRole("status").querySelector("p")?.textContent).toMatch(said);
	});

	it("name unsaved text in French alone", () => {
		open({ offered: offered({ draft: { ...blankDraft, fr: { ...blankDraft.fr, title: "Lune" } } }) });
		expect(screen.getByRole("status").textContent).toContain("Lune");
	});

	it.each([
		["Restore", "restore"],
		["Discard", "discard"],
	])("are answered by %s, which focuses the title", async (name, expected) => {
		const heard = open({ offered: offered() });
		fireEvent.click(screen.getByRole("button", { name }));
		expect(heard).toEqual([expected]);
		const title = screen.getByLabelText("The title");
		await vi.waitFor(() => expect(document.activeElement).toBe(title), { timeout: 20_000 });
	});

	it("show a failed save, with its reason, before anything else", () => {
		open({ restored: at }, "The website could not be reached.");
		expect(screen.getByRole("alert").textContent).toContain("The website could not be reached. Everything");
		expect(screen.queryByRole("status")).toBeNull();
	});

	it("say in French that unsaved text is restored", () => {
		open({ restored: at }, undefined, "fr");
		expect(screen.getByRole("status").textContent).not.toBe("");
	});
});
