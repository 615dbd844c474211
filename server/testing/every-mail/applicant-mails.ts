import { answeredStates } from "#app/features/applications/inbox/inbox.ts";
import { questionSchemas } from "#app/features/forms/question.ts";
import { ownerId } from "#app/site/roles.ts";
import { newToken } from "#platform/tokens.ts";
import { someApplication } from "#server/testing/applications.ts";
import type { MailedDays } from "./mailed-days.ts";

const client = "203.0.113.9";

/** Answers an application in each way. */
export async function mailsOfAnsweredApplications({ site, language, leaves }: MailedDays): Promise<void> {
	const { applications, masters } = site.site.services;
	for (const state of answeredStates) {
		const id = await someApplication({ db: site.database.db, masters }, { language, state: "read" });
		const mail = await applications.mails.preview(id, { state });
		await applications.store.move(id, { state, version: 1, mail }, ownerId);
		await leaves(`answer to an application: ${state}`);
	}
}

/**
 * Sends every mail to an applicant: to continue elsewhere, to confirm what was sent without scripts, its
 * receipt, and what is held.
 */
export async function mailsToApplicant({ site, language, leavesText: leaves }: MailedDays): Promise<void> {
	const { stores } = site;
	const { filling, masters, erasures } = site.site.services;
	const { service } = filling;
	await masters.create();
	const question = { form: "referral", kind: "mail", label: "Email", fr: { label: "E-mail" } };
	const { id } = await stores.questions.create(questionSchemas.schemas.input.parse(question));
	await stores.forms.setState("referral", "open");
	const place = { form: "referral", language, browser: newToken() } as const;
	const email = `applicant@${language}.example`;
	await service.save(place, { [id]: email }, { hasBegun: false });
	await service.orderResume(place.browser, email, client);
	await leaves("to continue an application");
	await service.send(place, { proof: "", decoy: "", client });
	const asking = await leaves("to confirm an application");
	await service.confirm(/\/apply\/link\/([\w-]+)/.exec(asking)?.[1] ?? "");
	await leaves("receipt of an application");
	await service.askHeld(email, language, client);
	const held = await leaves("what is held of somebody");
	const found = await service.findLink(/\/apply\/link\/([\w-]+)/.exec(held)?.[1] ?? "");
	// So that the owner is not told later of one more that waits.
	await erasures.eraseApplication(found?.id ?? "");
	await stores.forms.setState("referral", "closed");
}
