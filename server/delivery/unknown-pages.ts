import type { Context, MiddlewareHandler } from "hono";
import { discoveryPath } from "#app/document/route-discovery.ts";
import { languageOf, localizePath, plainPath } from "#app/i18n/language.ts";
import { isContentArea, pageAt } from "#app/metadata/public-pages.ts";
import { customSlugAt } from "#app/site/custom-addresses.ts";
import type { Language } from "#app/site/site-config.ts";
import { PageCache, type PageCacheParts } from "./page-cache.ts";
import { documentPath } from "./request-address.ts";

/** The 404 pages of all languages, some 100 KB each. */
const maxBytes = 2_000_000;

/** Addresses without a page, one for each route of unknown ones: no slug begins with `-`. */
const standIns = { onePart: "/-", moreParts: "/-/-" };

type Parts = Pick<PageCacheParts, "revision" | "day"> & {
	/** Returns whether a page of the owner is, or was, at this slug. */
	isCustomPage(slug: string, language: Language): Promise<boolean>;
	/** Returns whether the content area is at another origin than the one that was asked. */
	isContentAreaElsewhere(context: Context): boolean;
	/** Renders the page at a path for nobody in particular. */
	render(path: string): Promise<Response>;
};

/** Answers unknown addresses with one page a language, rendered once: new ones cost no rendering. */
export function unknownPages(parts: Parts): MiddlewareHandler {
	const { isCustomPage, isContentAreaElsewhere, render, ...cacheParts } = parts;
	const pages = new PageCache({ ...cacheParts, maxBytes, status: 404 });

	async function standInFor(path: string, isElsewhere: boolean): Promise<string | undefined> {
		const plain = plainPath(path);
		if (isElsewhere && isContentArea(documentPath(plain)))
			return localizePath(standIns.onePart, languageOf(path));
		const isOther = isContentArea(plain) || documentPath(path) !== path || path.includes("//");
		if (isOther || path === discoveryPath || pageAt(path) !== undefined) return undefined;
		const language = languageOf(path);
		const slug = customSlugAt(plain);
		if (slug !== undefined && (await isCustomPage(slug, language))) return undefined;
		const isOnePart = plain.split("/").filter(Boolean).length === 1;
		return localizePath(isOnePart ? standIns.onePart : standIns.moreParts, language);
	}

	return async (context, next) => {
		const { req } = context;
		const isElsewhere = isContentAreaElsewhere(context);
		const reads = isElsewhere || req.method === "GET" || req.method === "HEAD";
		const standIn = reads ? await standInFor(new URL(req.url).pathname, isElsewhere) : undefined;
		if (standIn === undefined) return next();
		const { response } = await pages.get(standIn, () => render(standIn));
		const acceptEncoding = req.header("Accept-Encoding");
		const { status, headers, body } = await response.prepare({ acceptEncoding, ifNoneMatch: undefined });
		return new Response(req.method === "HEAD" ? null : new Uint8Array(body ?? []), { status, headers });
	};
}
