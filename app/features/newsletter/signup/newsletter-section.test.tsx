import "#platform/testing/dom.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { TextProvider } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";
import { NewsletterSection } from "./newsletter-section.tsx";

afterEach(cleanup);

describe.each(languages)("the newsletter's place in %s", (language) => {
	it.each([true, false])("states the number of readers while it is true: %s", (reachesReaders) => {
		const id = `${language}/site`;
		const Frame = createRoutesStub([{ id, path: "/", Component: NewsletterSection }]);
		render(
			<TextProvider language={language} dictionaries={defaultTexts.pick(language, "newsletterForm")}>
				<Frame hydrationData={{ loaderData: { [id]: { reachesReaders } } }} />
			</TextProvider>,
		);
		const claim = { en: "1,000+", fr: "1\u202f000" }[language];
		const regionText = screen.getByRole("region").textContent ?? "";
		expect(regionText.includes(claim)).toBe(reachesReaders);
	});
});
