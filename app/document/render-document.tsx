import { randomUUID } from "node:crypto";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { deferredStart, deferScripts } from "./deferred-scripts.ts";
import { hydrationElements, hydrationStart, takeMarkedScripts } from "./inline-scripts.ts";
import { withInlineStyles } from "./inline-styles.ts";
import { withLookStyles } from "./look-styles.ts";

// React renders this end, but no doctype, to a string.
const end = "</body></html>";

export type RenderedDocument = {
	bytes: Buffer<ArrayBuffer>;
	/** The code of every inline script of the framework and of this room, for the policy's hashes. */
	scripts: string[];
};

type Options = {
	/** React Router's context, whose `serverHandoffStream` is read here. */
	context: EntryContext;
	url: string;
	styles: Buffer;
	lookStyles: string;
	around(router: ReactElement): ReactElement;
};

/**
 * Renders a whole document, which can be compressed once and cached. No part of it may suspend. Its
 * scripts are deferred, but in development. See docs/document.md.
 */
export async function renderDocument(options: Options): Promise<RenderedDocument> {
	const { context, url, styles, lookStyles, around } = options;
	const { serverHandoffStream, ...given } = context;
	const routerContext = { ...given, manifest: { ...given.manifest, routes: routesOfPage(context) } };
	const mark = randomUUID();
	const rendered = renderToString(around(<ServerRouter context={routerContext} url={url} nonce={mark} />));
	const { html, scripts } = takeMarkedScripts(rendered, mark);
	const whole = html.endsWith(end) ? html.slice(0, -end.length) : html;
	const body = withLookStyles(whole, lookStyles);
	const parts = import.meta.env.DEV ? [body] : deferScripts(body);
	const hydration = await hydrationElements(serverHandoffStream);
	return {
		// In parts until they are bytes: joining strings would copy the page.
		bytes: Buffer.concat(
			["<!doctype html>", ...parts, hydration, end].flatMap((part) => withInlineStyles(part, styles)),
		),
		scripts: [...scripts, deferredStart, hydrationStart],
	};
}

/**
 * Returns the page's routes, with all others in the prototype: React Router creates each route that it
 * enumerates for every document, but looks the others up by name.
 */
function routesOfPage({ manifest: { routes }, staticHandlerContext }: EntryContext): typeof routes {
	const listed: typeof routes = Object.create(routes);
	for (const { route } of staticHandlerContext.matches) listed[route.id] = routes[route.id];
	return listed;
}
