import type { Graph, Thing, WithContext } from "schema-dts";
import { jsonForHtml } from "./json-for-html.ts";

type Data = WithContext<Exclude<Thing, string>> | Graph;

/**
 * What a page is about, for search engines: a block of data that no browser runs. Only the server
 * builds it; where a browser takes the page over, `data` is undefined and the block stays as the
 * server wrote it. Callers choose with `import.meta.env.SSR`, so that the builders are left out of
 * what browsers load.
 */
export function JsonLd({ data }: { data: Data | undefined }) {
	const json = import.meta.env.SSR && data !== undefined ? jsonForHtml(data) : "";
	return (
		<script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
	);
}
