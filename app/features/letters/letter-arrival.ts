import { maxSlugCharacters } from "#app/i18n/slug.ts";

/** Names the letter whose link was followed, on the site's own pages. It says nothing of who did. */
export const arrivalParameter = "from";

const inQuery = `${arrivalParameter}=`;

/** A page of the site as a letter links to it; every other address as it is. */
export function linkFromLetter(href: string, { siteUrl, slug }: { siteUrl: string; slug: string }): string {
	if (!URL.canParse(href, siteUrl)) return siteUrl;
	const url = new URL(href, siteUrl);
	if (url.origin !== new URL(siteUrl).origin || /\.\w+$/.test(url.pathname)) return url.href;
	url.searchParams.set(arrivalParameter, slug);
	return url.href;
}

const slugLike = new RegExp(`^[a-z0-9-]{1,${maxSlugCharacters}}$`);

type Asked = {
	method?: string | undefined;
	url?: string | undefined;
	headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** Programs that say what they are. */
const program = /bot|crawl|spider|slurp|preview|scan|monitor|headless|fetch|curl|wget|python|java\//i;

/**
 * Returns the slug of the letter whose link a person followed: a browser that opens a page, and no
 * program that says that it is one.
 */
export function arrivalOf({ method, url = "", headers }: Asked): string | undefined {
	if (method !== "GET" || !url.includes(inQuery)) return undefined;
	if (headers["sec-fetch-mode"] !== "navigate" || headers["sec-fetch-dest"] !== "document") return undefined;
	if (headers["sec-purpose"] !== undefined || headers.purpose !== undefined) return undefined;
	if (program.test(String(headers["user-agent"] ?? ""))) return undefined;
	const slug = new URLSearchParams(url.split("?")[1] ?? "").get(arrivalParameter) ?? "";
	return slugLike.test(slug) ? slug : undefined;
}
