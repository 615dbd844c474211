import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pingOf } from "#app/features/visits/visit-link.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { siteFacts } from "#app/site/site-facts.ts";
import { SiteFactsProvider } from "#app/site/use-site.tsx";
import { LinkedText } from "./legal-document.tsx";

const site = siteFacts(defaultFacts, "en");
const link = `<a href="mailto:${site.email}" ping="${pingOf("mail")}" class="text-link">${site.email}</a>`;

function markup(text: string): string {
	return renderToStaticMarkup(
		<SiteFactsProvider facts={site}>
			<LinkedText text={text} />
		</SiteFactsProvider>,
	);
}

test("an address in a text can be written to", () => {
	expect(markup(`Write to ${site.email}.`)).toBe(`Write to ${link}.`);
});

test("a text without an address stays as it is", () => {
	expect(markup("No address <here>")).toBe("No address &lt;here&gt;");
});

test("each address in a text is a link", () => {
	const html = markup(`${site.email} or ${site.email}`);
	expect(html).toBe(`${link} or ${link}`);
});
