import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { takenBackMailText } from "#app/features/state/state-mails.server.ts";
import { takenBackMail, updateNotices } from "#app/features/state/update-notice.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { readLastUpdate } from "#server/composition/last-update.ts";
import { testSite } from "#server/testing/test-site.ts";
import { tellOfUpdate } from "./update-notice.ts";

const takenBack = {
	id: "one",
	result: "taken-back",
	from: "1.0.0+20261126.214501",
	to: "1.1.0+20261201.100000",
	at: "2026-12-01T11:00:00.000Z",
	trouble: "memory",
};

it.each(engines)("the owner is told once of an update that was taken back, on %s", async (engine) => {
	const time = movableClock("2026-12-01T11:00:30.000Z");
	const { site, stores, database } = await testSite({ engine, clock: time.clock });
	const folder = await freshFolder();
	await mkdir(join(folder, "update"));
	const note = (outcome: object) => writeFile(join(folder, "update/outcome.json"), JSON.stringify(outcome));
	let email = defaultFacts.email;
	const job = tellOfUpdate({
		readLastUpdate: () => readLastUpdate(join(folder, "1.0.0")),
		notify: updateNotices(database.db, time.clock, { mails: stores.mails, ownerLanguage: async () => "fr" }),
		findFacts: async () => {
			const found = await stores.facts.find();
			return { ...found, facts: { ...found.facts, email } };
		},
		isHeld: stores.heldMails.isWaiting,
		log: site.services.log,
	});
	const ordered = () =>
		database.db.selectFrom("outgoing_mails").selectAll().where("kind", "=", takenBackMail).execute();
	await job.look();
	await note(takenBack);
	// The address of the sample is nobody's.
	await job.look();
	expect(await ordered()).toEqual([]);
	email = "owner@agency.test";
	await job.look();
	await job.look();
	const [mail, ...more] = await ordered();
	expect(more).toEqual([]);
	expect(mail).toMatchObject({ recipient: email, language: "fr" });
	if (mail === undefined) throw new Error("There is no mail.");
	const written = await takenBackMailText(mail, await site.services.readTexts());
	expect(written.subject).toBe("Une mise à jour de votre site a été retirée");
	expect(written.text).toContain("1.1.0+20261201.100000");
	await note({ ...takenBack, id: "two", result: "updated", trouble: null });
	await job.look();
	await note({ ...takenBack, id: "three" });
	time.advance(15 * 24 * 60 * 60_000);
	await job.look();
	expect(await ordered()).toHaveLength(1);
});
