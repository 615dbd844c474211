import { defaultFacts as site } from "#app/site/facts.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { type ReadText, sentDocument, textsOf } from "#e2e/support/page-text.ts";
import { pages } from "#e2e/support/pages.ts";

/** Fewer words than this may well be the same: `Blog`, `Instagram`, `Singles Socials`. */
const sentenceWords = 3;

/** The same in every language. */
const names = [
	site.name,
	site.formerName,
	site.company,
	site.email,
	site.phone,
	"Singles Socials",
	"Pew Research Center",
];

for (const { name, address } of pages) {
	test(`${name}: every text is translated, and none is a key`, async ({ request }) => {
		const english = textsOf(await sentDocument(request, address.en));
		const french = textsOf(await sentDocument(request, address.fr));

		// Looked at together: each expectation is noted, and a page has hundreds of texts.
		const texts = [...english, ...french].map(({ text }) => text);
		expect.soft(texts.filter((text) => /\{\{|\}\}|\*\S|undefined|\[object /.test(text))).toEqual([]);
		expect.soft(texts.filter(isKey), "looks like a key").toEqual([]);
		const inEnglish = new Set(english.map(({ text }) => text));
		const untranslated = french.filter((read) => read.language === "fr" && inEnglish.has(read.text));
		expect(untranslated.filter(isSentence)).toEqual([]);
	});
}

/** A missing text is shown as its key: words joined by points, without a space. */
function isKey(text: string): boolean {
	return /^[a-z]\w*(\.\w+)+$/i.test(text) && !text.endsWith(".example");
}

function isSentence({ text }: ReadText): boolean {
	const rest = names.reduce((left, known) => left.replaceAll(known, " "), text);
	return (rest.match(/\p{L}{2,}/gu) ?? []).length >= sentenceWords;
}
