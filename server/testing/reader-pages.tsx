import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { languageOf } from "#app/i18n/language.ts";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { TextProvider } from "#app/i18n/text-context.tsx";
import { siteContext } from "#app/site/site-context.server.ts";
import { SiteFactsProvider } from "#app/site/use-site.tsx";
import { movableClock } from "#platform/testing/clock.ts";
import { siteContexts } from "#server/routes/pages.ts";
import { addReaders } from "./readers.ts";
import { testSite } from "./test-site.ts";

const siteUrl = "https://ensemble.example";

/** Opens a site with three readers, as its pages are asked for and posted to. */
export async function openReaders() {
	const time = movableClock();
	const site = await testSite({ siteUrl, clock: time.clock });
	await addReaders(site.database, 3);
	const contextOf = siteContexts(site.site);
	const reader = () =>
		site.database.db
			.selectFrom("subscribers")
			.selectAll()
			.where("id", "=", "reader-0")
			.executeTakeFirstOrThrow();

	/** Returns the args of a page's loader or action: a form is posted. */
	function argsOf(path: string, form?: Record<string, string> | null, method = "POST") {
		const body = form ? { body: new URLSearchParams(form) } : {};
		const request = new Request(siteUrl + path, form === undefined ? {} : { method, ...body });
		const context = new RouterContextProvider();
		context.set(siteContext, contextOf(request, "", "192.0.2.1"));
		return { request, url: new URL(request.url), params: {}, context, pattern: "/newsletter" } as const;
	}

	return { ...site, ...time, reader, argsOf };
}

/** Returns the status of an answer, or where it leads. */
export async function outcomeOf(answer: Promise<unknown>): Promise<unknown> {
	const given = await answer.catch((thrown: unknown) => thrown);
	if (given instanceof Response) return given.headers.get("Location") ?? given.status;
	return (given as { init: { status?: number } | null }).init?.status ?? 200;
}

/** Shows a page with what its loader, and perhaps its action, gave. @returns its title. */
export function showPage(
	path: string,
	Page: ComponentType<never>,
	loaded: { data: unknown },
	refused?: { data: unknown },
) {
	cleanup();
	const language = languageOf(path);
	const id = "page";
	const Stub = createRoutesStub([{ id, path: "*", Component: Page as ComponentType }]);
	const hydrationData = {
		loaderData: { [id]: loaded.data },
		actionData: refused === undefined ? null : { [id]: refused.data },
	};
	render(
		<TextProvider
			language={language}
			dictionaries={defaultTexts.pick(language, "newsletter", "newsletterForm", "invitation")}
		>
			<SiteFactsProvider facts={defaultTexts.facts(language)}>
				<Stub initialEntries={[path]} hydrationData={hydrationData} />
			</SiteFactsProvider>
		</TextProvider>,
	);
	return screen.getByRole("heading", { level: 1 }).textContent;
}
