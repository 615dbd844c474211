import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { TextProvider } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";
import { ComparisonTable } from "./comparison-table.tsx";

function markup(language: (typeof languages)[number]): string {
	return renderToStaticMarkup(
		<TextProvider language={language} dictionaries={defaultTexts.pick(language, "home")}>
			<ComparisonTable />
		</TextProvider>,
	);
}

function count(html: string, part: string): number {
	return html.split(part).length - 1;
}

test.each(languages)("the table in %s has eight rows under three headed columns", (language) => {
	const html = markup(language);
	expect(count(html, 'scope="col"')).toBe(3);
	expect(count(html, 'scope="row"')).toBe(8);
	expect(count(html, 'role="cell"')).toBe(16);
	expect(count(html, "<caption")).toBe(1);
});

test.each(languages)("the table in %s states the facts of the site", (language) => {
	const html = markup(language);
	expect(html).toContain(String(defaultTexts.values.minutes));
	expect(html).toContain(language === "en" ? "Rs\u00a08,000" : "Rs\u00a08\u202f000");
	expect(html).not.toContain("{{");
});
