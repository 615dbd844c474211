import { expect, it, vi } from "vitest";
import { siteState } from "#app/features/state/site-state.ts";
import { defaultFacts } from "#app/site/facts.ts";
import type { Language } from "#app/site/site-config.ts";
import type { AddressAnswer } from "#platform/web/ask-address.ts";
import { ownerAddress, ownersSite } from "#server/testing/owner-mails.ts";
import { watchFormLinks } from "./form-links.ts";

const hourMs = 60 * 60_000;
const apply = "https://forms.agency.test/apply";
type Options = { siteUrl?: string; email?: string; language?: Language };

/** Opens a site with one form of its own, whose answer is what `answers` says of it. */
async function open({ siteUrl = "https://agency.test", email = ownerAddress, language }: Options = {}) {
	const facts = { email, apply: { en: apply, fr: "" } };
	const site = await ownersSite({ siteUrl, facts, ...(language && { language }) });
	const { stores, token } = site;
	const { log } = site.site.services;
	let answer: AddressAnswer = { kind: "answered", status: 404 };
	const ask = vi.fn<(address: string, signal: AbortSignal) => Promise<AddressAnswer>>(async () => answer);
	const watch = () => {
		const { formLinks, facts, forms } = stores;
		return watchFormLinks({ formLinks, findFacts: facts.find, listOpen: forms.listOpen, siteUrl, log, ask });
	};
	return {
		...{ ...site, ask, watch, mailing: site.openWorker() },
		become: (next: AddressAnswer) => {
			answer = next;
		},
		async readForms() {
			const state = await (await site.send("GET", "/api/admin/state", undefined, token)).json();
			return siteState.parse(state).forms;
		},
	};
}

it("the check of form links tells the owner of a form that has died, on the card and in one mail", async () => {
	const { watch, advance, mailing, inbox, readForms, ask } = await open();
	expect(await readForms()).toMatchObject([{ fact: "apply", language: "en", askedAt: null }]);
	// Two processes of one site.
	await Promise.all([watch().look(), watch().look()]);
	expect(ask).toHaveBeenCalledTimes(1);
	expect(await readForms()).toMatchObject([{ status: 404, isDead: false }]);
	advance(hourMs);
	await watch().look();
	expect(await readForms()).toMatchObject([{ address: apply, status: 404, isDead: true }]);
	await mailing.runDue();
	expect(inbox.mails.map(({ to, headers }) => [to, headers.subject])).toEqual([
		[[ownerAddress], "A form of your website does not open"],
	]);
	expect(inbox.mails[0]?.text).toContain(`Membership application (English): Page not found (404)\n${apply}`);
	expect(inbox.mails[0]?.text).toContain("https://agency.test/admin/facts");
});

it("the check of form links asks no address in whose place a form on the site is open", async () => {
	const { stores, watch, ask, readForms } = await open();
	await stores.forms.setState("membership", "open");
	await watch().look();
	expect(ask).not.toHaveBeenCalled();
	expect(await readForms()).toEqual([]);
	await stores.forms.setState("membership", "closed");
	await watch().look();
	expect(ask).toHaveBeenCalledTimes(1);
});

it("the check of form links writes in the language of the content area", async () => {
	const { watch, advance, mailing, inbox, become } = await open({ language: "fr" });
	become({ kind: "silent" });
	await watch().look();
	advance(hourMs);
	await watch().look();
	await mailing.runDue();
	expect(inbox.mails[0]?.headers.subject).toBe("Un formulaire de votre site ne s’ouvre plus");
	expect(inbox.mails[0]?.text).toContain("Aucune réponse");
});

it("the check of form links sends nothing of a form that opens again, or that the site no longer leads to", async () => {
	const { watch, advance, mailing, inbox, become, stores } = await open();
	await watch().look();
	advance(hourMs);
	await watch().look();
	const { facts, version } = await stores.facts.find();
	await stores.facts.save({ ...facts, apply: { en: "https://elsewhere.test/", fr: "" } }, version);
	await mailing.runDue();
	become({ kind: "answered", status: 200 });
	await watch().look();
	await mailing.runDue();
	expect(inbox.mails).toEqual([]);
});

it("the check of form links writes to no sample address, and shows the dead form all the same", async () => {
	const { watch, advance, mailing, inbox, readForms } = await open({ email: defaultFacts.email });
	await watch().look();
	advance(hourMs);
	await watch().look();
	await mailing.runDue();
	expect(inbox.mails).toEqual([]);
	expect(await readForms()).toMatchObject([{ isDead: true }]);
});

it.each(["http://agency.test", "https://ensemble.example", "http://localhost:3000"])(
	"asks nobody as %s",
	async (siteUrl) => {
		const { watch, ask, readForms } = await open({ siteUrl });
		await watch().look();
		expect(ask).not.toHaveBeenCalled();
		expect(await readForms()).toEqual([]);
	},
);

it("the check of form links is stopped in the middle without a word of what was not heard out", async () => {
	const { watch, ask, readForms, advance } = await open();
	const one = watch();
	let began: () => void = () => undefined;
	const beginning = new Promise<void>((resolve) => {
		began = resolve;
	});
	ask.mockImplementationOnce(
		(_, signal) =>
			new Promise((resolve) => {
				signal.addEventListener("abort", () => resolve({ kind: "silent" }));
				began();
			}),
	);
	const looking = one.look();
	await beginning;
	await one.stop();
	await looking;
	await one.look();
	expect(await readForms()).toMatchObject([{ askedAt: null, failingSince: null }]);
	expect(ask).toHaveBeenCalledTimes(1);
	// Its turn ends, and another process asks.
	advance(hourMs);
	await watch().look();
	expect(await readForms()).toMatchObject([{ status: 404 }]);
});
