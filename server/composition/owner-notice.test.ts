import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import type { Refusal } from "#platform/database/database-failure.ts";
import { openScriptedSmtp } from "#platform/testing/scripted-smtp.ts";
import { testSite } from "#server/testing/test-site.ts";
import { noticeOfUnsaved } from "./owner-mail.ts";

async function siteWithMail() {
	const smtp = await openScriptedSmtp();
	onTestFinished(smtp.close);
	const { site, stores, folder, database } = await testSite();
	const { readTexts, clock } = site.services;
	const noticeTo = (smtpUrl: string | undefined, signal = new AbortController().signal) => {
		const tell = noticeOfUnsaved({
			settings: {
				...{ smtpUrl, mailFrom: undefined, mailRate: undefined, dkim: undefined, dataDir: folder },
				siteUrl: "https://agency.test",
			},
			...{ sessions: stores.sessions, readTexts, clock },
		});
		return (reason: Refusal) => tell(reason, signal);
	};
	const nameOwner = () => stores.facts.save({ ...defaultFacts, email: "owner@agency.test" }, 1);
	return { smtp, folder, database, noticeTo, nameOwner };
}

it("reaches the owner while nothing can be stored", async () => {
	const { smtp, database, noticeTo, nameOwner } = await siteWithMail();
	await nameOwner();
	database.refuseWrites("damaged");
	await noticeTo(smtp.url)("damaged");
	expect(smtp.taken.map(({ to }) => to)).toEqual(["owner@agency.test"]);
	expect(smtp.taken[0]?.source).toContain("Subject: Your website cannot save anything");
});

it("a notice to the owner goes to no sample address, and into no folder where there is no mail server", async () => {
	const { smtp, folder, noticeTo, nameOwner } = await siteWithMail();
	await noticeTo(smtp.url)("replaced");
	await nameOwner();
	await noticeTo(undefined)("replaced");
	expect(smtp.taken).toEqual([]);
	expect(await readdir(join(folder)).then((names) => names.includes("outbox"))).toBe(false);
});

it("a notice to the owner is given up with the site that stops", async () => {
	const { smtp, noticeTo, nameOwner } = await siteWithMail();
	await nameOwner();
	await expect(noticeTo(smtp.url, AbortSignal.abort())("damaged")).rejects.toThrow();
	expect(smtp.taken).toEqual([]);
});
