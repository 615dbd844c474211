import { toPlainText } from "@react-email/render";
import type { Edition, EditionPart } from "#app/features/letters/edition.ts";
import { linkFromLetter } from "#app/features/letters/letter-link.ts";
import { localizePath } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";
import type { LetterWords, MailLinks } from "./letter-mail-text.server.ts";
import { mailWords } from "./mail-words.server.ts";

/** A letter as plain text: links alone on their line, so that every reader finds their end. */
export function letterPlain(edition: Edition, links: MailLinks, words: LetterWords): string {
	const { language, subject, greeting, parts } = edition;
	const all = [
		words.name,
		subject,
		greeting,
		...parts.map((part) => plainPart(part, { language, links, words })),
		"--",
		words.why,
		...words.foot(links).map(({ label, url }) => `${label}\n${url}`),
		words.t("footer.address"),
	];
	return `${all.filter((part) => part !== "").join("\n\n")}\n`;
}

type Place = { language: Language; links: MailLinks; words: LetterWords };

function plainPart(part: EditionPart, { language, links, words }: Place): string {
	switch (part.kind) {
		case "words":
			return plainWords(mailWords(part.html, links, words.look.accent));
		case "article": {
			const note = part.language === language ? "" : ` (${words.writtenIn(part.language)})`;
			return [`${part.title}${note}`, part.excerpt, linkFromLetter(part.path, links)]
				.filter(Boolean)
				.join("\n");
		}
		case "tables": {
			const tables = part.tables.map(({ title, when, place }) =>
				[title, when, place].filter(Boolean).join(" · "),
			);
			const link = `${words.t("seeTables")}\n${linkFromLetter(localizePath(pages.socials, language), links)}`;
			return [words.t("tables"), tables.join("\n"), link].join("\n\n");
		}
		case "quote":
			return [part.text, part.source].filter(Boolean).join("\n");
		case "picture":
			return part.alt;
	}
}

function plainWords(html: string): string {
	return toPlainText(html, {
		wordwrap: false,
		selectors: [
			{ selector: "img", format: "skip" },
			{ selector: "h2", options: { uppercase: false } },
			{ selector: "h3", options: { uppercase: false } },
			{ selector: "h4", options: { uppercase: false } },
			{ selector: "a", options: { linkBrackets: ["(", ")"], hideLinkHrefIfSameAsText: true } },
		],
	}).trim();
}
