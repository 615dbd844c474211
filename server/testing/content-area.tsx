import { act, fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { Tooltips } from "#app/admin-ui/tooltip.tsx";
import { FactsProvider } from "#app/features/facts/use-facts.tsx";
import { siteTexts } from "#app/i18n/site-texts.server.ts";
import { TextProvider } from "#app/i18n/text-context.tsx";
import { defaultFacts, type Facts } from "#app/site/facts.ts";
import type { Language } from "#app/site/site-config.ts";
import { SiteFactsProvider } from "#app/site/use-site.tsx";
import type { openBrowser } from "./browser.tsx";

type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** A part of the content area that asks the server nothing, in an administrator's language. */
export function administer(part: ReactNode, language: Language = "en", facts: Partial<Facts> = {}) {
	const texts = siteTexts({ ...defaultFacts, ...facts });
	const page = (
		<TextProvider language={language} dictionaries={texts.pick(language, "admin")}>
			<FactsProvider facts={texts.values}>
				<SiteFactsProvider facts={texts.facts(language)}>
					<Tooltips>{part}</Tooltips>
				</SiteFactsProvider>
			</FactsProvider>
		</TextProvider>
	);
	const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: ["/admin"] });
	return { ...render(<RouterProvider router={router} />), router };
}

/**
 * Opens a screen of the content area, before the real site, in a tab of its own. `state` is what
 * the screen before told it.
 */
export async function openScreen(
	browser: Browser,
	element: ReactNode,
	address = "/admin/screen",
	state?: object,
) {
	const { pathname, search, hash } = new URL(address, "http://localhost");
	const router = createMemoryRouter(
		[
			{ path: pathname, element },
			{ path: "*", element: <p>Another screen</p> },
		],
		{ initialEntries: [{ pathname, search, hash, state }] },
	);
	const { container, unmount } = render(<RouterProvider router={router} />, { wrapper: browser.wrapper });
	await browser.settled();
	return {
		tab: within(container),
		container,
		unmount,
		router,
		/** Presses a button or follows a link of the screen, or of what is open above it. */
		press: async (name: string | RegExp) => {
			const found = screen.queryByRole("button", { name }) ?? screen.getByRole("link", { name });
			act(() => found.focus());
			act(() => void fireEvent.click(found));
			await browser.settled();
		},
		type: (label: string | RegExp, value: string) =>
			act(() => void fireEvent.input(screen.getByLabelText(label), { target: { value } })),
	};
}

/** Chooses an action from the menu that a button opens. */
export async function chooseAction(
	{ pass }: Pick<Browser, "pass">,
	menu: string,
	action: string,
): Promise<void> {
	act(() => void fireEvent.keyDown(screen.getByRole("button", { name: menu }), { key: "Enter" }));
	act(() => void fireEvent.click(screen.getByRole("menuitem", { name: action })));
	// The menu gives the focus back before the action begins.
	await pass(1);
}
