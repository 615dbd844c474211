import { parseUrl } from "#app/i18n/web-address.ts";
import { safeHref } from "../document/safe-href.ts";
import { textOf, unwrap } from "./dom.ts";

/** Removes the numbers of footnotes, which LibreOffice marks by their style alone. */
export function markNotes(body: HTMLElement): void {
	for (const number of body.querySelectorAll(".sdfootnoteanc,.sdendnoteanc,.sdfootnotesym,.sdendnotesym")) {
		const isBeforeNote = number.className.endsWith("sym");
		number.textContent = `[${textOf(number)}]${isBeforeNote ? " " : ""}`;
	}
}

/**
 * Cleans links: without redirects of mail and search programs, and without targets that lead
 * nowhere.
 */
export function cleanLinks(body: HTMLElement): void {
	for (const anchor of [...body.querySelectorAll("a")]) {
		const href = safeHref(destination(anchor.getAttribute("href") ?? ""));
		if (href === undefined || href.startsWith("#") || textOf(anchor) === "") unwrap(anchor);
		else anchor.setAttribute("href", href);
	}
}

function destination(href: string): string {
	const url = parseUrl(href);
	if (url === undefined) return href;
	const { hostname, pathname, searchParams } = url;
	if (/(^|\.)google\.[a-z.]+$/.test(hostname) && pathname === "/url") {
		return searchParams.get("q") ?? searchParams.get("url") ?? href;
	}
	if (hostname.endsWith(".safelinks.protection.outlook.com")) return searchParams.get("url") ?? href;
	return href;
}
