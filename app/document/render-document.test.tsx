import { runInNewContext } from "node:vm";
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";
import {
	createRequestHandler,
	type EntryContext,
	Meta,
	RouterContextProvider,
	Scripts,
	ServerRouter,
	useLoaderData,
} from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { serverBuild } from "#server/testing/server-build.ts";
import { inlineStylesPlaceholder } from "./inline-styles.ts";
import { type RenderedDocument, renderDocument } from "./render-document.tsx";

const secret = `</script><script>alert(1)</script>${inlineStylesPlaceholder}`;
const styles = Buffer.from(".own{color:red}");

function Page({ children }: { children: ReactNode }) {
	return (
		<html lang="en">
			<head>
				<Meta />
				<style href="own" precedence="default">
					{inlineStylesPlaceholder}
				</style>
			</head>
			<body>
				{children}
				<Scripts />
			</body>
		</html>
	);
}

function Text() {
	return <main>{useLoaderData<{ text: string }>().text}</main>;
}

type Render = (context: EntryContext, url: string) => Promise<string>;

/** Counts how often a route beside those of the page was looked at to be shown. */
let looksElsewhere = 0;

/**
 * Returns a site of a page and two below it, built as React Router builds one, that answers one of them
 * with `render`.
 */
async function answerOf(render: Render, path = "/"): Promise<string> {
	const route = { id: "root", path: "", module: "/assets/root.js" };
	const nothing = {
		hasAction: false,
		hasClientAction: false,
		hasClientLoader: false,
		hasClientMiddleware: false,
		hasErrorBoundary: false,
		clientActionModule: undefined,
		clientLoaderModule: undefined,
		clientMiddlewareModule: undefined,
		hydrateFallbackModule: undefined,
	};
	const below = (id: string, path: string) => ({
		id,
		path,
		parentId: "root",
		module: `/assets/${id}.js`,
	});
	const elsewhere = below("elsewhere", "above");
	const lower = below("lower", "above/below");
	const build = serverBuild({
		entry: {
			default: async (request, status, headers, context) =>
				new Response(await render(context, request.url), { status, headers }),
		},
		routes: {
			root: { ...route, module: { default: Text, Layout: Page, loader: () => ({ text: secret }) } },
			elsewhere: {
				...elsewhere,
				module: {
					get default() {
						looksElsewhere += 1;
						return Text;
					},
				},
			},
			lower: { ...lower, module: { default: () => null } },
		},
		assets: {
			routes: {
				root: { ...route, ...nothing, hasLoader: true, imports: ["/assets/frame.js"] },
				elsewhere: { ...elsewhere, ...nothing, hasLoader: false },
				lower: { ...lower, ...nothing, hasLoader: false },
			},
			imports: ["/assets/framework.js"],
		},
	});
	const handle = createRequestHandler(build, "production");
	const answer = await handle(new Request(`https://ensemble.example${path}`), new RouterContextProvider());
	expect(answer.status).toBe(200);
	return answer.text();
}

/** The page as this room renders it, and what was said of it. */
async function rendered(path?: string) {
	let document: RenderedDocument | undefined;
	const html = await answerOf(async (context, url) => {
		looksElsewhere = 0;
		document = await renderDocument({ context, url, styles, lookStyles: "", around: (router) => router });
		return document.bytes.toString();
	}, path);
	return { html, scripts: document?.scripts ?? [] };
}

/** Returns the code of every inline script of a document that a browser runs at once. */
function inlineScripts(html: string): string[] {
	return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = ""]) => code);
}

/** Returns the loaders' data as the router of a browser would read it; an escaped `<` in it means the same. */
async function handedToRouter(html: string): Promise<string> {
	const window: { __reactRouterContext?: { stream: ReadableStream<Uint8Array> } } = {};
	const globals = {
		window,
		ReadableStream,
		TextEncoderStream,
		document: {
			currentScript: {
				previousElementSibling: { textContent: /json">(.*?)<\/script>/s.exec(html)?.[1] },
			},
		},
		addEventListener: vi.fn(),
	};
	for (const code of inlineScripts(html))
		if (code.includes("__reactRouterContext")) runInNewContext(code, globals);
	const read = await new Response(window.__reactRouterContext?.stream).text();
	return read.replaceAll("\\u003c", "<");
}

beforeEach(() => {
	vi.stubEnv("DEV", false);
});

it("passes the same data to React Router as its own rendering", async () => {
	const { html } = await rendered();
	const own = await answerOf(async (context, url) => {
		const stream = await renderToReadableStream(<ServerRouter context={context} url={url} />);
		await stream.allReady;
		return new Response(stream).text();
	});
	const handed = await handedToRouter(html);
	expect(handed).toContain(JSON.stringify(secret).slice(1, -1));
	expect(handed).toBe(await handedToRouter(own));
});

it("a rendered document names every script that it runs, and none of a visitor's", async () => {
	const { html, scripts } = await rendered();
	const run = inlineScripts(html);
	expect(run.length).toBeGreaterThan(2);
	expect(run.filter((code) => !scripts.includes(code))).toEqual([]);
	expect(scripts.join()).not.toContain(secret);
	expect(html).toContain("<main>&lt;/script&gt;&lt;script&gt;");
});

it("fetches no module before the first paint, and all of them afterwards", async () => {
	const { html } = await rendered();
	expect(html).not.toMatch(/<link[^>]*modulepreload|<script[^>]*type="module"|<script[^>]* src=/);
	const [, modules = "", page] =
		/<script type="text\/plain" data-modules="([^"]*)">(.*?)<\/script>/s.exec(html) ?? [];
	expect(modules.split(" ")).toEqual([
		"/assets/entry.js",
		"/assets/framework.js",
		"/assets/root.js",
		"/assets/frame.js",
	]);
	expect(page).toContain('import * as route0 from "/assets/root.js"');
	expect(page).toContain('import("/assets/entry.js")');
});

it("a rendered document is whole, without the mark of its rendering", async () => {
	const { html } = await rendered();
	expect(html).toMatch(/^<!doctype html><html lang="en"><head>.*<\/body><\/html>$/s);
	expect(html.match(/<\/html>/g)).toHaveLength(1);
	expect(html).not.toContain("nonce=");
});

it("a rendered document has its styles once, whatever a visitor wrote", async () => {
	const { html } = await rendered();
	expect(html).toContain('data-href="own">.own{color:red}</style>');
	expect(html.split(".own{")).toHaveLength(2);
	expect(html).toContain(`alert(1)&lt;/script&gt;${inlineStylesPlaceholder}</main>`);
});

it("creates no routes but those of the page, and sends the same to the browser as React Router", async () => {
	const { html } = await rendered("/above/below");
	expect(looksElsewhere).toBe(0);
	const own = await answerOf(async (context, url) => {
		const stream = await renderToReadableStream(<ServerRouter context={context} url={url} />);
		await stream.allReady;
		return new Response(stream).text();
	}, "/above/below");
	expect(looksElsewhere).toBeGreaterThan(0);
	const routeIds = (document: string) => [...document.matchAll(/"id":\s*"(\w+)"/g)].map(([, id]) => id);
	expect(routeIds(own)).toEqual(["root", "lower", "elsewhere"]);
	expect(routeIds(html)).toEqual(routeIds(own));
});
