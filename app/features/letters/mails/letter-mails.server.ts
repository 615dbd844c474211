import { type EntrySlugs, entryPathIn } from "#app/content/entry-slugs.ts";
import type { Edition } from "#app/features/letters/edition.ts";
import { linkFromLetter } from "#app/features/letters/letter-link.ts";
import { returnAddress } from "#app/features/letters/return-address.ts";
import type { FinishedMail } from "#app/features/letters/storage/letters.start.server.ts";
import { localizePath } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { Language } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";
import type { Message } from "#platform/mail/mail-transport.ts";
import { newCode } from "#platform/tokens.ts";
import { letterWords } from "./letter-mail-text.server.ts";

/** Stands for what only the recipient has, in the mail that all have. */
const tokenMark = "unsubscribe-token-of-the-reader";

/** Gmail shows no more of a mail than this. */
export const clippedBytes = 102_400;

/** Returns whether a finished mail has the link by which its reader leaves. */
export function hasWayOut(mail: string): boolean {
	return mail.includes(`${pages["newsletter/unsubscribe"]}?token=${tokenMark}`);
}

export type LetterMails = ReturnType<typeof letterMails>;

type Parts = {
	/** Origin of every link; no trailing slash. */
	siteUrl: string;
	readTexts(): Promise<SiteTexts>;
	/** The address that undeliverable letters come back to; unless stated, their sender's. */
	bounceAddress?: string | undefined;
};

export function letterMails({ siteUrl, readTexts, bounceAddress }: Parts) {
	const host = new URL(siteUrl).hostname;

	/** Writes an edition's mail without what each recipient has. A writer's links lead nowhere. */
	async function finish(
		edition: Edition,
		slugs: EntrySlugs,
		audience: "readers" | "writer" = "readers",
	): Promise<FinishedMail> {
		// Read with the first letter: until then their libraries stay out of memory.
		const [{ letterHtml }, { letterPlain }] = await Promise.all([
			import("./letter-html.server.tsx"),
			import("./letter-plain.server.ts"),
		]);
		// Arrivals are counted of the letter, whichever language it was read in.
		const { slug } = slugs;
		const links = {
			siteUrl,
			slug,
			onSite: linkFromLetter(entryPathIn("newsletter/letter", slugs, edition.language), { siteUrl, slug }),
			unsubscribe: ownUrl("newsletter/unsubscribe", edition.language, tokenMark),
			settings: ownUrl("newsletter/settings", edition.language, tokenMark),
		};
		const words = letterWords(await readTexts(), edition.language, audience === "writer");
		return { edition, html: letterHtml(edition, links, words), text: letterPlain(edition, links, words) };
	}

	/** The mail to one reader. The same letter to the same reader has the same `Message-ID`. */
	function address(
		{ edition, html, text }: FinishedMail,
		to: { email: string; unsubscribeToken: string; returnCode: string; date: Date },
	): Message {
		const own = (part: string) => part.replaceAll(tokenMark, to.unsubscribeToken);
		return {
			to: to.email,
			subject: edition.subject,
			text: own(text),
			html: own(html),
			headers: {
				"List-Unsubscribe": `<${ownUrl("newsletter/unsubscribe", edition.language, to.unsubscribeToken)}>`,
				"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
				"List-Id": `<newsletter.${host}>`,
				"Content-Language": edition.language,
			},
			messageId: `${to.returnCode}@${host}`,
			date: to.date,
			...(bounceAddress !== undefined && { returnPath: returnAddress(bounceAddress, to.returnCode) }),
		};
	}

	/** A letter that only its writer sees: its subject says so, and its links to leave lead nowhere. */
	async function test(mail: FinishedMail, email: string, date: Date): Promise<Message> {
		const { language } = mail.edition;
		const { t } = letterWords(await readTexts(), language);
		const to = { email, unsubscribeToken: "test", returnCode: newCode(), date };
		return { ...address(mail, to), subject: t("testSubject", { subject: mail.edition.subject }) };
	}

	function ownUrl(page: "newsletter/unsubscribe" | "newsletter/settings", language: Language, token: string) {
		return `${siteUrl}${localizePath(pages[page], language)}?token=${token}`;
	}

	return { finish, address, test };
}
