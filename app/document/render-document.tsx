import { randomUUID } from "node:crypto";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { deferredStart, deferScripts } from "./deferred-scripts.ts";
import { hydrationElements, hydrationStart, takeMarkedScripts } from "./inline-scripts.ts";
import { withInlineStyles } from "./inline-styles.ts";
import { withLookStyles } from "./look-styles.ts";

// What React ends every document with; it leaves out the doctype when it renders to a string.
const end = "</body></html>";

/** A document as it is sent. */
export type RenderedDocument = {
	bytes: Buffer<ArrayBuffer>;
	/**
	 * The code of every inline script in it that the framework or this room wrote, for the policy's
	 * hashes.
	 */
	scripts: string[];
};

type Options = {
	/** What React Router says of the request, whole: `serverHandoffStream` is read here. */
	context: EntryContext;
	/** The absolute address of the request. */
	url: string;
	/** Written in place of `inlineStylesPlaceholder`. */
	styles: Buffer;
	/** The rules of the owner's look, which come after all others; blank for that of a new site. */
	lookStyles: string;
	/** Puts what the page needs around React Router's own elements. */
	around(router: ReactElement): ReactElement;
};

/**
 * Renders a document whole: it can then be measured, compressed once and cached. No part of it may
 * suspend. Its scripts wait for what paints the page, but in development. See docs/document.md.
 */
export async function renderDocument({
	context,
	url,
	styles,
	lookStyles,
	around,
}: Options): Promise<RenderedDocument> {
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
		// In parts until they are bytes: each joining would copy a page.
		bytes: Buffer.concat(
			["<!doctype html>", ...parts, hydration, end].flatMap((part) => withInlineStyles(part, styles)),
		),
		scripts: [...scripts, deferredStart, hydrationStart],
	};
}

/**
 * The routes of a page, and behind them, out of sight of whoever lists them, all others: React
 * Router makes each route that it lists anew for every document, and shows those of the page alone.
 * What the browser is told of others it looks up by name.
 */
function routesOfPage({ manifest: { routes }, staticHandlerContext }: EntryContext): typeof routes {
	const listed: typeof routes = Object.create(routes);
	for (const { route } of staticHandlerContext.matches) listed[route.id] = routes[route.id];
	return listed;
}
