import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { TextProvider } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { ArticleSearchBox } from "./article-search-box.tsx";
import { blogChoiceOf } from "./blog-choice.ts";

const pauseMs = 250;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

/** Opens the box above a list, at an address of the blog. */
function open(address: string, language: Language = "en") {
	const texts = defaultTexts.open(language, "blog");
	function Page() {
		const { search } = useLocation();
		return (
			<TextProvider language={language} dictionaries={defaultTexts.pick(language, "blog")}>
				<ArticleSearchBox choice={blogChoiceOf(new URLSearchParams(search))} />
			</TextProvider>
		);
	}
	const router = createMemoryRouter([{ path: "*", element: <Page /> }], {
		initialEntries: ["/before", address],
	});
	render(<RouterProvider router={router} />);
	const box = () => screen.getByRole<HTMLInputElement>("searchbox", { name: texts("search.label") });
	return {
		box,
		texts,
		router,
		at: () => router.state.location.pathname + router.state.location.search,
		type: (value: string) => act(() => void fireEvent.input(box(), { target: { value } })),
		pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
		send: () => act(async () => void fireEvent.submit(box())),
		go: (to: string | number) => act(async () => void (await router.navigate(to as string))),
	};
}

describe("the search of the blog", () => {
	it("follows the typing at each pause, and not at each letter", async () => {
		const { type, pass, at } = open("/blog");
		type("m");
		await pass(pauseMs - 1);
		type("mo");
		await pass(pauseMs - 1);
		expect(at()).toBe("/blog");
		await pass(1);
		expect(at()).toBe("/blog?search=mo");
	});

	it("replaces the address: Back leaves the list", async () => {
		const { type, pass, at, go } = open("/blog");
		for (const word of ["m", "moon"]) {
			type(word);
			await pass(pauseMs);
		}
		expect(at()).toBe("/blog?search=moon");
		await go(-1 as never);
		expect(at()).toBe("/before");
	});

	it("is submitted at once by Enter, and once", async () => {
		const { type, send, pass, at, router } = open("/blog");
		type("moon");
		await send();
		expect(at()).toBe("/blog?search=moon");
		const { key } = router.state.location;
		await pass(pauseMs * 4);
		expect(router.state.location.key).toBe(key);
	});

	it("keeps the tag and the category, and begins at the first page", async () => {
		const { type, pass, at } = open("/blog?tag=dates&category=advice&page=3");
		type("moon");
		await pass(pauseMs);
		expect(at()).toBe("/blog?search=moon&tag=dates&category=advice");
	});

	it("is in the language of the page", async () => {
		const { type, pass, at } = open("/fr/blog", "fr");
		type("lune");
		await pass(pauseMs);
		expect(at()).toBe("/fr/blog?search=lune");
	});

	it("sends no request if only spaces changed", async () => {
		const { type, pass, router } = open("/blog?search=moon");
		const { key } = router.state.location;
		type("  moon ");
		await pass(pauseMs);
		expect(router.state.location.key).toBe(key);
	});

	it("shows all articles again once it is empty", async () => {
		const { type, pass, at } = open("/blog?search=moon");
		type("");
		await pass(pauseMs);
		expect(at()).toBe("/blog");
	});

	it("is emptied by its cross, which keeps the focus in it", async () => {
		const { box, texts, at } = open("/blog?search=moon&tag=dates");
		const cross = screen.getByRole("link", { name: texts("search.clear") });
		await act(async () => void fireEvent.click(cross));
		expect([at(), box().value]).toEqual(["/blog?tag=dates", ""]);
		expect(document.activeElement).toBe(box());
		expect(screen.queryByRole("link", { name: texts("search.clear") })).toBeNull();
	});

	it("shows the search of the list after Back or a link", async () => {
		const { box, go } = open("/blog?search=moon");
		await go("/blog?search=sun");
		expect(box().value).toBe("sun");
		await go(-1 as never);
		expect(box().value).toBe("moon");
	});

	it("never overwrites what is being typed", async () => {
		const { box, type, pass } = open("/blog");
		type("mo");
		await pass(pauseMs);
		type("moon");
		expect(box().value).toBe("moon");
	});

	it("sends no request once the page is left", async () => {
		const { type, router, pass } = open("/blog");
		type("moon");
		cleanup();
		const { key } = router.state.location;
		await pass(pauseMs * 2);
		expect(router.state.location.key).toBe(key);
	});

	it("is a plain form for a browser without scripts", () => {
		const { box } = open("/fr/blog?tag=dates&category=advice&search=x", "fr");
		const form = box().form;
		expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["get", "/fr/blog"]);
		const fields = [...(form?.querySelectorAll("input") ?? [])].map(({ name, defaultValue }) => [
			name,
			defaultValue,
		]);
		expect(fields).toEqual([
			["tag", "dates"],
			["category", "advice"],
			["search", "x"],
		]);
	});
});
