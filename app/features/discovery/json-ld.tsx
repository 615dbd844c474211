import type { Graph, Thing, WithContext } from "schema-dts";

type Data = WithContext<Exclude<Thing, string>> | Graph;

/** What a page is about, for search engines: a block of data that no browser runs. */
export function JsonLd({ data }: { data: Data }) {
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForHtml(data) }} />;
}

/** JSON in which nothing can end the script element or start a comment: it has no `<` left. */
export function jsonForHtml(data: unknown): string {
	return JSON.stringify(data).replaceAll("<", "\\u003c");
}
