import sharp from "sharp";
import { blankDraft, contentOf } from "#app/content/draft.ts";
import { articleFields, articleInput } from "#app/features/articles/article.ts";
import { articlePlace } from "#app/features/letters/letter-parts.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { wholeLetter } from "#server/testing/readers.ts";
import type { MailedDays, MailedSite } from "./mailed-days.ts";

/** Sends a letter to the owner to look at, then to the readers of a language. */
export async function mailsOfLetter({ site, language, leaves }: MailedDays): Promise<void> {
	const { service } = site.site.services.letters;
	const draft = await site.stores.letters.create({ ...wholeLetter, ...(await everyPart(site.stores)) });
	await leaves("letter to look at", () => service.sendTest(draft.id, `owner@${language}.example`, language));
	await service.send(draft.id, { version: draft.version, audience: language, sendAt: null });
	await leaves("letter");
}

/** Returns a letter with one of each kind of part, in both languages. */
async function everyPart({ articles, media }: MailedSite["stores"]) {
	const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#345" } })
		.webp()
		.toBuffer();
	const imageUrl = imageUrlOf(await media.add({ bytes, width: 60, height: 40 }));
	const article = contentOf(articleFields, blankDraft(articleFields));
	const { id } = await articles.saving.create({
		...article,
		title: "An evening by the sea",
		slug: "an-evening-by-the-sea",
		excerpt: "What we saw there.",
		content: "A long text.",
		category: "Evenings",
		imageUrl,
		imageAlt: "A table",
		published: true,
	});
	const french = { title: "Un soir au lagon", excerpt: "Ce que nous y avons vu.", content: "Un texte." };
	const alone = await articles.saving.create(articleInput.parse({ fr: french, published: true }));
	const own = {
		content: `Look: ![A lamp](${imageUrl})\n\n[The tables](/events/singlessocials)`,
		quote: "We laughed all evening.",
		imageAlt: "A table",
	};
	return {
		...own,
		imageUrl,
		fr: wholeLetter.fr && { ...wholeLetter.fr, ...own },
		parts: ["words", articlePlace(id), articlePlace(alone.id), "picture", "quote", "tables"],
	};
}
