import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { site } from "#app/site/site-config.ts";
import { LinkedText } from "./legal-section.tsx";

const link = `<a href="mailto:${site.email}" class="text-link">${site.email}</a>`;

test("an address in a text can be written to", () => {
	expect(renderToStaticMarkup(<LinkedText text={`Write to ${site.email}.`} />)).toBe(`Write to ${link}.`);
});

test("a text without an address stays as it is", () => {
	expect(renderToStaticMarkup(<LinkedText text="No address <here>" />)).toBe("No address &lt;here&gt;");
});

test("each address in a text is a link", () => {
	const html = renderToStaticMarkup(<LinkedText text={`${site.email} or ${site.email}`} />);
	expect(html).toBe(`${link} or ${link}`);
});
