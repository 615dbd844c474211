import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider, useLoaderData } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { TextProvider } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { LanguageChoice } from "./language-choice.tsx";

afterEach(cleanup);

/** A page whose language is read like the content area's: by a loader. */
function Page() {
	const language = useLoaderData<Language>();
	return (
		<TextProvider language={language} dictionaries={defaultTexts.pick(language, "admin")}>
			<Outlet />
		</TextProvider>
	);
}

/** Opens a screen with a field, in a browser whose cookie says English. */
async function open() {
	const browser = await openBrowser();
	// The address sets the cookie and leads on, as `locale-redirect.test.ts` says.
	browser.network.breakDown("HEAD", "/?language=", 302);
	const read: Language[] = [];
	const router = createMemoryRouter(
		[
			{
				element: <Page />,
				loader: () => {
					const language: Language = browser.network.sent("HEAD", "/?language=fr").length > 0 ? "fr" : "en";
					read.push(language);
					return language;
				},
				hydrateFallbackElement: <p>Reading</p>,
				children: [
					{
						path: "*",
						element: (
							<>
								<LanguageChoice className="" />
								<input aria-label="Typed" />
							</>
						),
					},
				],
			},
		],
		{ initialEntries: ["/admin/facts?tab=fr"] },
	);
	render(<RouterProvider router={router} />, { wrapper: browser.wrapper });
	await browser.settled();
	const typed = () => screen.getByLabelText<HTMLInputElement>("Typed");
	act(() => void fireEvent.input(typed(), { target: { value: "Half a word" } }));
	const choose = async (name: string) => {
		act(() => void fireEvent.click(screen.getByRole("button", { name })));
		await browser.settled();
	};
	return { ...browser, router, read, typed, choose };
}

const chosen = () =>
	screen
		.getAllByRole("button", { pressed: true })
		.map(({ lang }) => lang)
		.join();

const isNamed = (name: string) => screen.queryByRole("list", { name }) !== null;

describe("the languages of the content area", () => {
	it("change the texts in place, and keep what was typed", async () => {
		const { choose, typed, read, router } = await open();
		expect([isNamed("Language"), chosen()]).toEqual([true, "en"]);
		await choose("FR Français");
		expect([isNamed("Langue"), chosen()]).toEqual([true, "fr"]);
		expect(typed().value).toBe("Half a word");
		expect(read).toEqual(["en", "fr"]);
		expect(router.state.location).toMatchObject({ pathname: "/admin/facts", search: "?tab=fr" });
	});

	it("do nothing for the present language", async () => {
		const { choose, network, read } = await open();
		await choose("EN English");
		expect([network.exchanges, read]).toEqual([[], ["en"]]);
	});

	it("do not change without a network, with a message and without a request that could fail", async () => {
		const { choose, typed, network, read, toast } = await open();
		network.cut();
		await choose("FR Français");
		expect(toast()).toContain("The language was not changed");
		expect([chosen(), typed().value, read]).toEqual(["en", "Half a word", ["en"]]);
	});

	it("do not change if the site fails, and can be changed once it is back", async () => {
		const { choose, network, toast } = await open();
		network.breakDown("HEAD", "/?language=", 503);
		await choose("FR Français");
		expect(toast()).toContain("The language was not changed");
		expect(chosen()).toBe("en");
		network.breakDown("HEAD", "/?language=", 302);
		await choose("FR Français");
		expect(chosen()).toBe("fr");
	});
});
