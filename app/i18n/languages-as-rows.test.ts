import { expect, it } from "vitest";
import { otherLanguages } from "#app/site/site-config.ts";

const sources = import.meta.glob<string>(
	["/app/**/*.{ts,tsx}", "/platform/**/*.ts", "/server/**/*.ts", "/migrations/*.ts"],
	{ eager: true, query: "?raw", import: "default" },
);

/** What differs by language stands here, beside the dictionaries. */
const rows = [
	"/app/i18n/dictionaries.server.ts",
	"/app/i18n/language.ts",
	"/app/i18n/recognized-words.ts",
	"/app/site/facts.ts",
	"/app/site/number-words.ts",
	"/app/site/site-config.ts",
	"/migrations/column-types.ts",
];
const isElsewhere = (file: string) =>
	/\.test\.tsx?$|\/testing\/|^\/server\/seed\/|^\/migrations\/\d|^\/app\/i18n\/(?:[a-z]{2}|testing)\//.test(
		file,
	);

it("names a language in seven files beside the dictionaries, so that another one changes no other", () => {
	const codes = otherLanguages.join("|");
	const isComment = /^\s*(?:\/?\*|\/\/)/;
	const named = new RegExp(`^\\s*(?:${codes}): |"(?:${codes})"|\\?\\.(?:${codes})\\b`);
	const names = (source: string) =>
		source.split("\n").some((line) => !isComment.test(line) && named.test(line));
	const naming = Object.keys(sources).filter((file) => !isElsewhere(file) && names(sources[file] ?? ""));
	expect(naming.toSorted()).toEqual(rows);
});
