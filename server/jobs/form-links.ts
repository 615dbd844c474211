import type { FactsStore } from "#app/features/facts/facts.store.server.ts";
import type { FormsStore } from "#app/features/forms/storage/forms.store.server.ts";
import { formsIn } from "#app/features/state/form-link.ts";
import type { FormLinksStore } from "#app/features/state/form-links.store.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { factsInForce } from "#app/site/site-facts.ts";
import type { Job } from "./job.ts";
import { type LinkOptions, watchLinks } from "./links.ts";

type Options = Pick<LinkOptions, "siteUrl" | "isHeld" | "log" | "ask"> & {
	formLinks: Pick<FormLinksStore, "takeDue" | "record">;
	findFacts: FactsStore["find"];
	/** Lists the forms that are filled in on the site itself. */
	listOpen: FormsStore["listOpen"];
};

/**
 * Asks the registration forms that the site leads to once a day whether they are there, and has
 * their owner notified where one is not. Not started yet.
 */
export function watchFormLinks({ formLinks, findFacts, listOpen, ...options }: Options): Job {
	const factsNow = async () => factsInForce((await findFacts()).facts, await listOpen());
	return watchLinks({
		...options,
		name: "a form link",
		takeDue: async () => formLinks.takeDue(formsIn(await factsNow()).map(({ address }) => address)),
		record: async (answers) => {
			const { email } = (await findFacts()).facts;
			await formLinks.record(answers, email === defaultFacts.email ? undefined : email);
		},
	});
}
