import type { FormId } from "#app/features/forms/form.ts";
import { openSmtpInbox } from "#platform/testing/smtp-inbox.ts";
import { Administrator } from "./administrator.ts";
import { samplePlace, startSite } from "./site-process.ts";

const keyPath = "/api/admin/applications-key";

/** Makes the key of the applications, proves its sheet, and opens forms on the site. */
export async function openForms(owner: Administrator, forms: readonly FormId[]): Promise<void> {
	const { asked } = await owner.request<{ asked: number[] }>("POST", keyPath);
	const sheet = await owner.request<{ key: string }>("GET", `${keyPath}/sheet`);
	const signs = asked.map((group) => sheet.key.split("-")[group - 1]);
	await owner.request("POST", `${keyPath}/proof`, { signs });
	for (const form of forms) await owner.request("POST", `/api/admin/forms/${form}/opening`);
}

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
