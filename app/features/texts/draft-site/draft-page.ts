import { findLanguage, localizePath, plainPath } from "#app/i18n/language.ts";
import { isContentArea, isPrivate } from "#app/metadata/public-pages.ts";

/** Returns whether an address is that of a page: not of a file, the content area or a secret. */
export function isPagePath(path: string): boolean {
	const isFile = /\.\w+$/.test(path) || /^\/(api|media|assets|share)(\/|$)/.test(path);
	return !isFile && !isContentArea(plainPath(path)) && !isPrivate(path);
}

/**
 * A page for those who have a private link: its links to other pages stay below that link, and
 * nothing of it runs. @param base the link, without a slash at its end
 */
export function pageBelow(html: string, base: string): string {
	return html
		.replace(/<script\b[\s\S]*?<\/script>/gi, "")
		.replace(/(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)"/g, (link, before: string, address: string) => {
			const { pathname, searchParams, hash } = new URL(address.replaceAll("&amp;", "&"), "http://localhost");
			if (!isPagePath(pathname)) return link;
			const language = findLanguage(searchParams.get("language"));
			const path = language === undefined ? pathname : localizePath(plainPath(pathname), language);
			return `${before}${base}${path === "/" ? "" : path}${hash}"`;
		});
}

/** The page with a line at its foot. */
export function withNote(html: string, note: string): string {
	const style =
		"position:fixed;left:0;right:0;bottom:0;z-index:60;padding:.6rem 1rem;background:#1f1a16;color:#fbf7f2;text-align:center";
	const text = note.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
	return html.replace("</body>", () => `<p role="note" style="${style}">${text}</p></body>`);
}
