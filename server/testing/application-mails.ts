import { questionSchemas } from "#app/features/forms/question.ts";
import type { Language } from "#app/site/site-config.ts";
import { newToken } from "#platform/tokens.ts";
import type { testSite } from "./test-site.ts";

const client = "203.0.113.9";

/**
 * Has every mail to an applicant leave: to continue elsewhere, to confirm what was sent without scripts, its
 * receipt, and what is held. `leaves` sends the mail that is due, and returns its text.
 */
export async function mailsToApplicant(
	{ site, stores }: Awaited<ReturnType<typeof testSite>>,
	language: Language,
	leaves: (kind: string) => Promise<string>,
): Promise<void> {
	const { filling, masters, erasures } = site.services;
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
	// Nobody waits for its answer later on.
	await erasures.eraseApplication(found?.id ?? "");
	await stores.forms.setState("referral", "closed");
}
