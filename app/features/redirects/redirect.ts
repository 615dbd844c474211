import { z } from "#app/content/schema.ts";
import { canonicalPath, languageOf, localizePath, plainPath } from "#app/i18n/language.ts";
import { isSiteAddress, isWebAddress, parseUrl } from "#app/i18n/web-address.ts";
import { isContentArea, isPrivate } from "#app/metadata/public-pages.ts";
import { defaultLanguage } from "#app/site/site-config.ts";

export const redirectsPath = "/api/admin/redirects";
export const maxRedirects = 5_000;
/** The most missed addresses that are stored; the next one is the days for which, after the last visit. */
export const maxMissed = 500;
export const missedDays = 90;

/** The length of a path, in characters as addresses encode them. */
export const maxPathCharacters = 1_000;

const wrongPath = "Use an address of this website, such as /old-page.";
export const wrongTarget = "Use an address of this website, such as /network, or one with https.";

/** Files and endpoints answer by themselves also where there is nothing. */
const ownAnswers = /^\/(api|logo|media|share)(\/|$)/;

/** Returns the path of an address in the spelling in which redirects are compared. */
export function pathOf(address: string): string {
	return canonicalPath(parseUrl(address, "https://site.example")?.pathname ?? "");
}

/** A path at which there is no page, and where it leads. */
export const redirect = z
	.object({
		path: z
			.string()
			.trim()
			.refine((typed) => /^(https:\/)?\/[^\s\\]/.test(typed), wrongPath)
			.overwrite(pathOf)
			.min(2, wrongPath)
			.max(maxPathCharacters, wrongPath)
			.refine(
				(path) => path !== "/" && !ownAnswers.test(path) && !isContentArea(path) && !isPrivate(path),
				wrongPath,
			),
		target: z
			.string()
			.trim()
			.max(2_000, wrongTarget)
			.refine((typed) => isSiteAddress(typed) || isWebAddress(typed), wrongTarget)
			// In the letters of headers.
			.overwrite((typed) => (isSiteAddress(typed) ? typed : (parseUrl(typed)?.href ?? typed))),
	})
	.meta({ id: "Redirect" });

export type Redirect = z.infer<typeof redirect>;

export const missedAddress = z
	.object({ path: z.string(), visits: z.int(), lastDay: z.string() })
	.meta({ id: "MissedAddress" });

export type MissedAddress = z.infer<typeof missedAddress>;

/**
 * Returns where a path leads in the end; undefined if nowhere. A redirect of an address in the default
 * language holds for its other languages, too.
 */
export function redirectTarget(redirects: readonly Redirect[], path: string): string | undefined {
	const targets = new Map(redirects.map((one) => [one.path, one.target]));
	const next = (at: string): string | undefined => {
		const language = languageOf(at);
		const target = targets.get(plainPath(at));
		if (targets.has(at) || target === undefined || language === defaultLanguage) return targets.get(at);
		return isSiteAddress(target) && languageOf(target) === defaultLanguage
			? localizePath(target, language)
			: target;
	};
	// A reader of another language is led from the address without a language to that with it.
	const seen = new Set([pathOf(path), plainPath(pathOf(path))]);
	let found = next(pathOf(path));
	for (let target = found; target !== undefined; target = next(pathOf(target))) {
		found = target;
		if (!isSiteAddress(target)) return target;
		if (seen.has(pathOf(target))) return undefined;
		seen.add(pathOf(target));
	}
	return found;
}

/** Matches what looks like a token, a UUID or a telephone number; `wp-` is what probes look for. */
const notWords = /[a-z\d]{25}|\d{9}|^wp-/;
const mixture = /([a-z]+\d+){3}/;

/**
 * Returns whether a path at which there is nothing is worth showing: it looks like a page, not like
 * a file, a probe, a secret or a person's address.
 */
export function isMissable(path: string): boolean {
	if (path.length > 200 || isPrivate(path) || isContentArea(plainPath(path))) return false;
	const parts = path.split("/").slice(1);
	return parts.every(
		(part) =>
			/^[a-z\d_-]+(\.html?)?$/.test(part) && !notWords.test(part) && !mixture.test(part.replace(/[_-]/g, "")),
	);
}
