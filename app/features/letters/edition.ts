import type { EntrySlugs } from "#app/content/entry-slugs.ts";
import type { Language } from "#app/site/site-config.ts";

export type EditionArticle = {
	kind: "article";
	title: string;
	/** Blank where only the title stands. */
	excerpt: string;
	/** The path below the site's own address. */
	path: string;
	imageUrl: string | null;
	imageAlt: string;
	/** The part of its picture that a crop keeps, as CSS's `object-position`: told when its page is shown. */
	imagePosition?: string | undefined;
	/** Its own language, which is not the letter's where there is no translation. */
	language: Language;
};

export type EditionTable = { title: string; when: string; place: string };

export type EditionPart =
	| { kind: "words"; html: string }
	| EditionArticle
	| { kind: "tables"; tables: EditionTable[] }
	| { kind: "quote"; text: string; source: string }
	| { kind: "picture"; imageUrl: string; alt: string };

/** Returns a key of a part that is unique in its letter. */
export function partKey(part: EditionPart): string {
	return part.kind === "article" ? part.path : part.kind;
}

/** A letter in one language with all that it shows, as it was when the letter left. */
export type Edition = {
	language: Language;
	subject: string;
	preheader: string;
	greeting: string;
	parts: EditionPart[];
};

/** An edition as its page shows it. */
export type ArchivedLetter = EntrySlugs & { edition: Edition; sentAt: string; listed: boolean };

/** A line of the list of past letters. */
export type ArchivedHead = {
	/** The slug in the language of the list. */
	slug: string;
	sentAt: string;
	subject: string;
	preheader: string;
	/** Its own language, which is not the list's where it left in one language alone. */
	language: Language;
};

/** Returns an edition whose pictures are cropped as the library says now. */
export async function withCrops(
	edition: Edition,
	media: { listPositions(urls: string[]): Promise<Record<string, string>> },
): Promise<Edition> {
	const urls = edition.parts.flatMap((part) => (part.kind === "article" ? (part.imageUrl ?? []) : []));
	const positions = await media.listPositions(urls);
	const parts = edition.parts.map((part) =>
		part.kind === "article" ? { ...part, imagePosition: positions[part.imageUrl ?? ""] } : part,
	);
	return { ...edition, parts };
}
