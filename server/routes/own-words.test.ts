import { expect, it } from "vitest";
import { newsletterSignUp } from "#app/features/newsletter/signup/sign-up.server.ts";
import { localizePath } from "#app/i18n/language.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { busyPage } from "#server/delivery/busy-page.ts";
import { anotherAgency } from "#server/testing/another-agency.ts";
import { walkApplicants } from "#server/testing/own-words/applicant-walk.ts";
import { walkGuests } from "#server/testing/own-words/guest-walk.ts";
import {
	keysOf,
	publishMarks,
	rawMarkup,
	unmetIn,
	type Walk,
	walkedApart,
} from "#server/testing/own-words/marks.ts";
import { walkReaders } from "#server/testing/own-words/reader-walk.ts";
import { isSaid, wordsOfNewSite } from "#server/testing/sample-words.ts";
import { testSite } from "#server/testing/test-site.ts";

type Site = Pick<Awaited<ReturnType<typeof testSite>>, "stores">;

/** Texts met on a walk: pages as they are shown, and every visible part of every mail. */
type Met = { pages: string[]; mails: { html?: string | undefined; said: string }[] };

/** Said by a button while it is at work, or while a form is saved as one types, which takes a script. */
const byScript = [
	...["feedback.sending", "newsletter.settings.ask.busy", "newsletter.address.open.busy"],
	...["application.sending", "application.review.sending", "application.review.undelivered"],
	"application.photograph.sending",
	...["idle", "saving", "saved", "offline", "failed", "gone"].map((state) => `application.saved.${state}`),
];

const becomeAnother = async ({ stores }: Site) => {
	await stores.facts.save(anotherAgency, 1);
};

/** Each meets the texts that are named for it, in every language or in the one that is asked for. */
const walks: Record<Walk, (language: Language) => Promise<Met>> = {
	async applicants() {
		const { pages, mails } = await walkApplicants(becomeAnother);
		const said = mails.map(({ subject, text, html }) => ({
			html,
			said: JSON.stringify([subject, text, html]),
		}));
		return { pages, mails: said };
	},

	async guests() {
		const { pages, mails } = await walkGuests(becomeAnother);
		const said = mails.map(({ subject, text, html, calendar = null }) => ({
			html,
			said: JSON.stringify([subject, text, html, calendar]),
		}));
		return { pages, mails: said };
	},

	async readers(language) {
		const { pages, mails } = await walkReaders(language, becomeAnother);
		const said = mails.map(({ mail: { subject, text, html } }) => ({
			html,
			said: JSON.stringify([subject, text, html]),
		}));
		return { pages, mails: said };
	},

	async refused() {
		const { site, stores } = await testSite();
		await publishMarks(stores, keysOf("refused"));
		const { readTexts } = site.services;
		const pages: string[] = [];
		for (const language of languages) {
			pages.push(await (await busyPage(localizePath("/network", language), await readTexts(), 2)).text());
			for (const full of ["countClient", "countOverall"]) {
				const limit = { countClient: async () => undefined, countOverall: async () => undefined };
				const take = newsletterSignUp(
					stores.subscribers,
					{ ...limit, [full]: async () => 60 },
					readTexts,
					() => undefined,
				);
				const form = { email: "ada@example.com", language, page: "/" };
				const refusal = await take(form, "192.0.2.1").catch((error: Error) => error);
				pages.push(refusal.message.replaceAll("<", "&lt;"));
			}
		}
		return { pages, mails: [] };
	},
};

it.each([
	["applicants", languages],
	["guests", languages],
	...languages
		.filter((language) => isLong || language === "en")
		.map((language) => ["readers", [language]] as const),
	["refused", languages],
] as const)("every text that the owner changes is met by %s (%s)", async (walk, inLanguages) => {
	const { pages, mails } = await walks[walk](inLanguages[0]);
	const met = [...pages, ...mails.map(({ said }) => said)].join("\n");
	const unmet = unmetIn(met, keysOf(walk), inLanguages);
	expect(unmet.filter((name) => !byScript.includes(name.slice(3)))).toEqual([]);
	for (const shown of [...pages, ...mails.map(({ html = "" }) => html)]) {
		expect(shown).not.toContain(rawMarkup);
	}
	// Of the sample that they were before, mails say nothing.
	const mailTexts = mails.map((mail) => mail.said).join("\n");
	expect(wordsOfNewSite.filter((words) => isSaid(words, mailTexts))).toEqual([]);
});

it("no text is left to a walk that nobody takes", () => {
	expect(Object.keys(walkedApart).toSorted()).toEqual(Object.keys(walks).toSorted());
	for (const walk of Object.keys(walks) as Walk[]) expect(keysOf(walk).length).toBeGreaterThan(2);
});
