import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { languageOf } from "#app/i18n/language.ts";
import { siteTexts } from "#app/i18n/site-texts.server.ts";
import { TextProvider } from "#app/i18n/text-context.tsx";
import { defaultFacts, type Facts } from "#app/site/facts.ts";
import { SiteFactsProvider } from "#app/site/use-site.tsx";

/**
 * A visitor who looks at a part of the public site at an address, in the language of that address:
 * with its texts, and with the facts of a new site but for what `facts` says otherwise.
 */
export function visit(address: string, part: ReactNode, facts: Partial<Facts> = {}) {
	const language = languageOf(address);
	const texts = siteTexts({ ...defaultFacts, ...facts });
	const names = ["navigation", "errors", "consent", "home", "newsletterForm", "feedback"] as const;
	const dictionaries = texts.pick(language, ...names);
	const page = (
		<TextProvider language={language} dictionaries={dictionaries}>
			<SiteFactsProvider facts={texts.facts(language)}>{part}</SiteFactsProvider>
		</TextProvider>
	);
	const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: [address] });
	const { container, unmount } = render(<RouterProvider router={router} />);
	const go = (to: string) => act(() => router.navigate(to));
	const here = () => router.state.location.pathname;
	return { container, unmount, go, here, texts };
}
