import { isBlank } from "#app/content/draft.ts";
import { firstWritten, textsIn } from "#app/content/localized.ts";
import { type Article, languageShown, publicArticle } from "#app/features/articles/article.ts";
import { type Letter, type LetterTexts, letterFields } from "#app/features/letters/letter.ts";
import {
	blockingChecks,
	type CheckCode,
	comparedTexts,
	type LetterCheck,
} from "#app/features/letters/letter-check.ts";
import { articleIdsIn } from "#app/features/letters/letter-parts.ts";
import { clippedBytes, hasWayOut } from "#app/features/letters/mails/letter-mails.server.ts";
import type { FinishedMail } from "#app/features/letters/storage/letters.start.server.ts";
import { undescribedPictures } from "#app/features/media/undescribed-pictures.ts";
import type { FactTexts } from "#app/features/texts/claims/claims.ts";
import { claimsInProse } from "#app/features/texts/claims/prose.ts";
import { missingPictures } from "#app/i18n/reading/missing-pictures.ts";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import type { EditionSources } from "./compose-edition.server.ts";

export type Checked = {
	letter: Letter;
	mails: readonly FinishedMail[];
	recipients: Record<Language, number>;
	/** Readers whose address refused too many letters. */
	paused: number;
	sources: Pick<EditionSources, "findArticle"> & {
		/** Returns whether a path of the site leads to something. */
		isThere(path: string): Promise<boolean>;
	};
	/** The facts at present, with the number of members. */
	said: Record<Language, FactTexts>;
	siteUrl: string;
	/** The domain of the sender's address, and the host of the site. */
	sender: { domain: string; siteHost: string; hasServer: boolean };
};

/** Returns what is wrong with a letter as it is now, what keeps it from leaving first. */
export async function checkLetter(checked: Checked): Promise<LetterCheck[]> {
	const found: LetterCheck[] = [];
	const say = (code: CheckCode, language: Language | null = null, detail = "") => {
		const isSaid = (one: LetterCheck) =>
			one.code === code && one.language === language && one.detail === detail;
		if (!found.some(isSaid))
			found.push({ code, language, detail, blocks: blockingChecks.some((one) => one === code) });
	};
	const { recipients, sender, mails } = checked;
	if (Object.values(recipients).every((people) => people === 0)) say("no-readers");
	for (const mail of mails) checkEdition(checked.letter, mail, say);
	await checkArticles(checked, say);
	await checkLinks(checked, say);
	found.push(...figuresOf(checked));
	if (!sender.hasServer) say("no-mail-server");
	const isSame = sender.siteHost === sender.domain || sender.siteHost.endsWith(`.${sender.domain}`);
	if (!isSame) say("sender-elsewhere", null, sender.domain);
	if (checked.paused > 0) say("paused-readers", null, String(checked.paused));
	return found.toSorted((one, other) => Number(other.blocks) - Number(one.blocks));
}

type Say = (code: CheckCode, language?: Language | null, detail?: string) => void;

function checkEdition(letter: Letter, { edition, html, text }: FinishedMail, say: Say): void {
	const { language, subject, preheader, parts } = edition;
	const texts = textsIn<LetterTexts>(letter, language);
	const own = texts !== null && !isBlank(letterFields, texts) ? texts : undefined;
	if (subject === "") say("no-subject", language);
	else if (!own?.subject) say("english-subject", language);
	if (parts.length === 0) say("empty", language);
	if (preheader === "") say("no-preheader", language);
	const hasWords = parts.some(({ kind }) => kind === "words");
	if (language !== defaultLanguage && hasWords && !own?.content.trim()) say("english-words", language);
	for (const part of parts) {
		if (part.kind === "picture" && part.alt === "") say("picture-undescribed", language);
		if (part.kind === "article" && part.excerpt !== "" && part.imageUrl !== null && part.imageAlt === "") {
			say("picture-undescribed", language, part.title);
		}
		if (part.kind === "words" && missingPictures(part.html).length > 0) say("picture-missing", language);
		if (part.kind === "words" && undescribedPictures(part.html).length > 0) {
			say("picture-undescribed", language);
		}
	}
	if (![html, text].every(hasWayOut)) say("no-way-out", language);
	const bytes = Buffer.byteLength(html);
	if (bytes > clippedBytes) say("too-large", language, String(Math.ceil(bytes / 1024)));
}

/** The figures of the letter's own texts that seem to say something else than a fact does. */
function figuresOf({ letter, mails, said }: Checked): LetterCheck[] {
	return mails.flatMap(({ edition: { language } }) => {
		const texts = textsIn<LetterTexts>(letter, language);
		return comparedTexts.flatMap((text) =>
			claimsInProse(texts?.[text] ?? "", said[language]).map(
				({ kind, figure, fact, says }): LetterCheck => ({
					...{ code: "figure", language, detail: `${text} ${fact} ${figure}`, blocks: false },
					claim: { text, kind, figure, fact, says },
				}),
			),
		);
	});
}

async function checkArticles({ letter, mails, sources }: Checked, say: Say): Promise<void> {
	for (const id of articleIdsIn(letter.parts)) {
		const found = await sources.findArticle(id);
		if (found === undefined) say("article-gone");
		else for (const { edition } of mails) checkLanguage(letter, found, edition.language, say);
	}
}

/** Looks at the links of the words that stay on the site: no other site is asked for anything. */
async function checkLinks({ mails, sources, siteUrl }: Checked, say: Say): Promise<void> {
	for (const { edition } of mails) {
		const words = edition.parts.flatMap((part) => (part.kind === "words" ? [part.html] : []));
		for (const [, href = ""] of words.join("").matchAll(/<a href="([^"]*)"/g)) {
			const address = URL.canParse(href, siteUrl) ? new URL(href, siteUrl) : undefined;
			const isElsewhere = address !== undefined && address.origin !== new URL(siteUrl).origin;
			if (isElsewhere || (address && (await sources.isThere(address.pathname)))) continue;
			say("dead-link", edition.language, href);
		}
	}
}

function checkLanguage(letter: Letter, found: Article, language: Language, say: Say): void {
	const shown = languageShown(publicArticle(found), language);
	if (shown === language) return;
	const code = letter.englishArticles === "left-out" ? "article-left-out" : "article-english";
	say(code, language, firstWritten(found, "title", shown));
}
