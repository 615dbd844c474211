import { slugOf } from "#app/i18n/slug.ts";

/**
 * An anchor for each title of a page, like its words. No two are the same, and none is `taken`: the
 * owner may give two sections one title, or a title without any letter.
 */
export function anchorsOf(titles: readonly string[], taken: string): string[] {
	const anchors = [taken];
	for (const title of titles) {
		const slug = slugOf(title) || "section";
		let anchor = slug;
		for (let number = 2; anchors.includes(anchor); number += 1) anchor = `${slug}-${number}`;
		anchors.push(anchor);
	}
	return anchors.slice(1);
}
