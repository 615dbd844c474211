import { describe, expect, it } from "vitest";
import { heldDays, resumeDays } from "#app/site/site-config.ts";
import { bothEngines } from "#platform/testing/fresh-database.ts";
import { askForPhotograph, phonePhotograph, sendFile } from "#server/testing/applicant-photographs.ts";
import { linkIn, openApplying } from "#server/testing/applying.ts";

const dayMs = 86_400_000;

describe.each(bothEngines)("links of applicants’ mails, on %s", (engine) => {
	/** Anna, who confirmed nothing yet and asked what is held of her, and Bea, who left hers unfinished. */
	async function open() {
		const site = await openApplying({ engine });
		const anna = site.browse();
		await anna.fillIn("anna");
		site.later();
		await anna.finish();
		await site.post("/apply/held", { email: "anna@example.com" });
		const bea = site.browse("203.0.113.2");
		await bea.fillIn("bea");
		await bea.send(`${bea.path}?step=1`, { intent: "resume", email: "bea@example.com" });
		const mails = await site.mails();
		const linkTo = (kind: string) => linkIn(mails.find((mail) => mail.kind === `application-${kind}`));
		const links = { confirmation: linkTo("confirmation"), held: linkTo("held"), resume: linkTo("resume") };
		return { ...site, links, stranger: site.browse("198.51.100.1") };
	}

	it("open nothing for who guesses, has another one’s, or has read the database", async () => {
		const { links, stranger, database } = await open();
		const rows = await database.db.selectFrom("applications").selectAll().execute();
		const stored = rows.flatMap((row) => [
			...[row.id, row.browser_hash, row.resume_hash, row.confirmation_hash, row.held_hash, row.wrapped_key],
		]);
		const changed = Object.values(links).map(
			(link) => link.slice(0, -2) + (link.endsWith("A") ? "BB" : "AA"),
		);
		for (const path of [...stored.filter(Boolean).map((hash) => `/apply/link/${hash}`), ...changed]) {
			const page = await stranger.go(path);
			expect([page.status, /anna|bea/.test(page.said())], path).toEqual([404, false]);
			for (const intent of ["erase", "confirm", "resume"]) await stranger.send(path, { intent });
		}
		expect(await database.db.selectFrom("applications").selectAll().orderBy("id").execute()).toEqual(
			rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
		);
	});

	it("do only what they are for: a confirmation shows and erases nothing, a link to what is held continues nothing", async () => {
		const { links, stranger, stored } = await open();
		const confirmation = await stranger.go(links.confirmation);
		expect([confirmation.status, /anna|script/.test(confirmation.said())]).toEqual([200, false]);
		await stranger.send(links.confirmation, { intent: "erase" });
		await stranger.send(links.confirmation, { intent: "resume" });
		await stranger.send(links.held, { intent: "resume" });
		await stranger.send(links.held, { intent: "confirm" });
		expect((await stored()).map(({ summary, flags }) => [summary.name, flags])).toEqual([
			["anna", ["unproved"]],
			["bea", []],
		]);
		const [annas, beas] = [await stranger.go(links.held), await stranger.go(links.resume)];
		expect([annas.said().includes("bea"), beas.said().includes("anna")]).toEqual([false, false]);
	});

	it("open nothing once they are too old", async () => {
		const { links, stranger, time } = await open();
		expect((await stranger.go(links.held)).status).toBe(200);
		time.advance(heldDays * dayMs + 1000);
		expect((await stranger.go(links.held)).status).toBe(404);
		await stranger.send(links.held, { intent: "erase" });
		time.advance((resumeDays - heldDays) * dayMs);
		expect((await stranger.go(links.resume)).status).toBe(404);
	});

	it("show what was typed and not sent, too, with its photographs", async () => {
		const site = await openApplying();
		const { id: question } = await askForPhotograph(site);
		const visitor = site.browse();
		await visitor.fillIn("anna");
		await sendFile(visitor, question, await phonePhotograph());
		await site.post("/apply/held", { email: "anna@example.com" });
		const page = await site.browse("198.51.100.1").go(linkIn((await site.mails())[0]));
		for (const words of ["First name", "anna", "Yes, I agree", "anna <script>alert(1)</script>"])
			expect(page.said()).toContain(words);
		expect(page.said()).not.toContain("Not answered");
		const [picture] = page.all("main img");
		expect((await site.app.request(picture?.getAttribute("src") ?? "")).status).toBe(200);
	});
});
