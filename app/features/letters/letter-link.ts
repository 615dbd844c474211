import { arrivalParameter } from "#app/site/site-config.ts";

/** A page of the site as a letter links to it; every other address as it is. */
export function linkFromLetter(href: string, { siteUrl, slug }: { siteUrl: string; slug: string }): string {
	if (!URL.canParse(href, siteUrl)) return siteUrl;
	const url = new URL(href, siteUrl);
	if (url.origin !== new URL(siteUrl).origin || /\.\w+$/.test(url.pathname)) return url.href;
	url.searchParams.set(arrivalParameter, slug);
	return url.href;
}
