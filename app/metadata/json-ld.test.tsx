import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { JsonLd, jsonForHtml } from "./json-ld.tsx";

const hostile = "</script><script>alert(1)</script><!-- & \u2028";

it("a browser reads JSON-LD back whole, from one script element", () => {
	const html = renderToStaticMarkup(
		<JsonLd data={{ "@context": "https://schema.org", "@type": "Organization", name: hostile }} />,
	);
	expect(html.match(/<\/?script/g)).toEqual(["<script", "</script"]);
	const json = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? "";
	expect(JSON.parse(json)).toMatchObject({ name: hostile });
});

it("JSON for HTML has no mark that HTML knows", () => {
	expect(jsonForHtml([hostile])).not.toContain("<");
	expect(JSON.parse(jsonForHtml([hostile]))).toEqual([hostile]);
});
