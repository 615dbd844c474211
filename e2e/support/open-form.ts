import type { FormId } from "#app/features/forms/form.ts";
import { openSmtpInbox } from "#platform/testing/smtp-inbox.ts";
import { Administrator } from "./administrator.ts";
import { openForms } from "./applicant.ts";
import { samplePlace, startSite } from "./site-process.ts";

/** Opens a site of its own, whose forms can be filled in, with the mail server through which it sends. */
export async function openFormSite(...forms: FormId[]) {
	const inbox = await openSmtpInbox();
	const place = await samplePlace();
	const site = await startSite(place, { SMTP_URL: inbox.url });
	const owner = await Administrator.signIn(site.url);
	await openForms(owner, forms);
	const close = async () => {
		await site.stop();
		await place.remove();
		await inbox.close();
	};
	return { site, place, inbox, owner, close };
}
