import type { Graph, Thing, WithContext } from "schema-dts";

type Data = WithContext<Exclude<Thing, string>> | Graph;

/**
 * Structured data for search engines, which only the server builds: after hydration its block stays.
 * Callers choose by `import.meta.env.SSR`, so that browsers do not load the builders.
 */
export function JsonLd({ data }: { data: Data | undefined }) {
	const json = import.meta.env.SSR && data !== undefined ? jsonForHtml(data) : "";
	return (
		<script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
	);
}

/** Returns JSON that cannot end a script element or start a comment, as its `<` are escaped. */
export function jsonForHtml(data: unknown): string {
	return JSON.stringify(data).replaceAll("<", "\\u003c");
}
