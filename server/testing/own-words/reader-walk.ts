import { localizePath } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";
import { everyMail } from "#server/testing/every-mail/every-mail.ts";
import { type MailedSite, siteUrl } from "#server/testing/every-mail/mailed-days.ts";
import { unbuiltPages } from "#server/testing/unbuilt-pages.ts";
import { keysOf, publishMarks, shownIn } from "./marks.ts";

/** Pages that say what was done, or that a link leads to nothing, and those of letters. */
const others = [
	"/newsletter/settings?done=asked",
	"/newsletter/settings?done=saved",
	"/newsletter/settings?done=address",
	"/newsletter/settings?link=none",
	"/newsletter/address?done",
	"/newsletter/address?token=none",
	"/newsletter",
	"/newsletter/none",
];

/** All that the readers of the newsletter are told in a language, by mail and on their pages. */
export async function walkReaders(
	language: Language,
	begin: (site: Pick<MailedSite, "stores">) => Promise<void>,
) {
	const pages: string[] = [];
	const open = async ({ app }: Pick<MailedSite, "app">, address: string) => {
		pages.push(shownIn(await (await app.request(address)).text()));
	};
	const { mails, ...site } = await everyMail(language, {
		build: await unbuiltPages(),
		begin: async (opened) => {
			await publishMarks(opened.stores, keysOf("readers"));
			await begin(opened);
			await open(opened, localizePath("/newsletter", language));
		},
		onMail: async (text, opened) => {
			for (const link of text.match(/https:\/\/\S+\/newsletter\/\S+/g) ?? []) {
				await open(opened, link.slice(siteUrl.length));
			}
		},
	});
	for (const path of others) await open(site, localizePath(path, language));
	return { mails, pages };
}
