import { textOrDefault, textsIn } from "#app/content/localized.ts";
import {
	type Article,
	languageShown,
	publicArticle,
	slugFor,
	textsFor,
} from "#app/features/articles/article.ts";
import type { SocialEvent } from "#app/features/events/event.ts";
import { eventText } from "#app/features/events/event-words.ts";
import { type Edition, type EditionPart, partKey } from "#app/features/letters/edition.ts";
import type { Letter } from "#app/features/letters/letter.ts";
import { type LetterPart, readPart } from "#app/features/letters/letter-parts.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { localizePath } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";

/** Reads what a letter shows of the rest of the site. */
export type EditionSources = {
	/** A published article; undefined for every other id. */
	findArticle(id: string): Promise<Article | undefined>;
	/** The tables that are not over. */
	listTables(): Promise<SocialEvent[]>;
	/** Returns the library's description of an image, perhaps blank. */
	describeImage(url: string, language: Language): Promise<string>;
	/** Sanitised HTML of Markdown, with the library's words for its pictures in the text's language. */
	renderMarkdown(markdown: string, language: Language): Promise<string>;
};

export async function composeEdition(
	letter: Letter,
	language: Language,
	sources: EditionSources,
): Promise<Edition> {
	const read = (name: "subject" | "preheader" | "greeting") => textOrDefault(letter, name, language).text;
	const parts: EditionPart[] = [];
	for (const stored of letter.parts) {
		const part = readPart(stored);
		const composed = part && (await composePart(part, { letter, language, sources }));
		const isNew = composed && parts.every((one) => partKey(one) !== partKey(composed));
		if (isNew) parts.push(composed);
	}
	return {
		language,
		subject: read("subject"),
		preheader: read("preheader"),
		greeting: read("greeting"),
		parts,
	};
}

type Writing = { letter: Letter; language: Language; sources: EditionSources };

/** A part with what it shows; undefined for one that has nothing to show. */
async function composePart(part: LetterPart, writing: Writing): Promise<EditionPart | undefined> {
	const { letter, language, sources } = writing;
	const read = (name: "quote" | "quoteSource" | "imageAlt") => textOrDefault(letter, name, language).text;
	switch (part.kind) {
		case "words": {
			const { text, language: written } = textOrDefault(letter, "content", language);
			return text.trim() === ""
				? undefined
				: { kind: "words", html: await sources.renderMarkdown(text, written) };
		}
		case "article":
			return composeArticle(part, writing);
		case "tables": {
			const tables = (await sources.listTables()).map((event) => tableOf(event, language));
			return tables.length === 0 ? undefined : { kind: "tables", tables };
		}
		case "quote":
			return read("quote") === ""
				? undefined
				: { kind: "quote", text: read("quote"), source: read("quoteSource") };
		case "picture": {
			const { imageUrl } = letter;
			if (imageUrl === null) return undefined;
			const own = textsIn(letter, language)?.imageAlt;
			const alt = own || (await sources.describeImage(imageUrl, language)) || read("imageAlt");
			return { kind: "picture", imageUrl, alt };
		}
	}
}

async function composeArticle(
	{ articleId, isShort }: LetterPart & { kind: "article" },
	{ letter, language, sources }: Writing,
): Promise<EditionPart | undefined> {
	const found = await sources.findArticle(articleId);
	if (found === undefined) return undefined;
	const article = publicArticle(found);
	const shown = languageShown(article, language);
	if (shown !== language && letter.englishArticles === "left-out") return undefined;
	const { title, excerpt, imageAlt } = textsFor(language, article);
	const { imageUrl } = article;
	const known =
		imageAlt === "" && imageUrl !== null ? await sources.describeImage(imageUrl, shown) : imageAlt;
	return {
		kind: "article",
		title,
		excerpt: isShort ? "" : excerpt,
		path: localizePath(entryPath("article", slugFor(language, article)), language),
		imageUrl,
		imageAlt: known,
		language: shown,
	};
}

function tableOf(event: SocialEvent, language: Language) {
	const { title, date, time, facts } = eventText(event, language);
	// With its year: the letter stays on the site.
	const day = event.calendarDate === null ? date.text : formatFullDay(event.calendarDate, language);
	const place = facts.find(({ label }) => label === "events.place")?.phrase.text ?? "";
	return { title: title.text, when: [day, time.text].filter(Boolean).join(", "), place };
}
