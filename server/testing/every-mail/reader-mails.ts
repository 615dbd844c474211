import { addReaders, readerLanguage, readerToken } from "#server/testing/readers.ts";
import type { MailedDays } from "./mailed-days.ts";

/** Sends the mails of a reader who signs up, of one who was invited, and of one who moves to another address. */
export async function mailsToReaders({ site, language, leaves }: MailedDays): Promise<void> {
	const { confirmations, invitations, readerLinks } = site.stores;
	const email = `reader@${language}.example`;
	await site.send("POST", "/api/newsletter", { email, language, page: "/blog" });
	await confirmations.confirm(await leaves("confirmation"));
	await leaves("welcome");
	await invitations.add({ email: `friend@${language}.example`, language });
	await leaves("invitation");

	await addReaders(site.database, 2);
	const index = [0, 1].find((one) => readerLanguage(one) === language) ?? 0;
	await readerLinks.ask(readerToken(index));
	const link = await leaves("settings");
	await readerLinks.change(link, { language, email: `moved@${language}.example` });
	await readerLinks.proveAddress(await leaves("address"));
	await leaves("moved");
}
