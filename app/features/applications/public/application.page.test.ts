import { describe, expect, it } from "vitest";
import { bothEngines } from "#platform/testing/fresh-database.ts";
import { linkIn, openApplying } from "#server/testing/applying.ts";

const location = (page: { headers: Headers }) => page.headers.get("Location");

describe("a form of the site", () => {
	it("is there while it is open, and nowhere else", async () => {
		const site = await openApplying();
		const { go } = site.browse();
		expect((await go("/apply/membership")).status).toBe(200);
		expect(location(await go("/apply/membership?step=review"))).toBe("/apply/membership?step=1");
		expect((await go("/apply/network")).status).toBe(404);
		expect((await go("/apply/nothing")).status).toBe(404);
		await site.stores.forms.setState("membership", "closed");
		expect((await go("/apply/membership")).status).toBe(404);
		expect((await go("/apply/membership", { method: "HEAD" })).status).toBe(404);
	});

	it.each(["", "/fr"])(
		"is sent whole without scripts (%s), confirmed by a mail, and received",
		async (prefix) => {
			const site = await openApplying();
			const { go, step, finish, path } = site.browse("203.0.113.1", prefix);
			const first = await go(path);
			expect(first.headers.get("Cache-Control")).toBe("no-store");
			expect(first.said()).toContain(prefix === "" ? "Step 1 of 2" : "Étape 1 sur 2");
			const smokes = prefix === "" ? "Yes" : "Oui";
			const answers = { "First name": "Anna", Email: "anna@example.com", Smoke: smokes };
			const more = await step(1, answers);
			expect([more.status, location(more)]).toEqual([
				303,
				`${path}?step=1&done=more#answer-${site.ids["How many"]}`,
			]);
			const wrong = await step(1, { ...answers, "How many": "" }, { begun: "1" });
			expect(wrong.status).toBe(400);
			expect(wrong.all('[aria-invalid="true"]')).toHaveLength(1);
			expect(wrong.links()).toContain(`#answer-${site.ids["How many"]}`);
			const next = await step(1, { ...answers, "How many": "3" }, { begun: "1" });
			expect([next.status, location(next)]).toEqual([303, `${path}?step=2`]);
			const last = await step(2, { Story: "<b>Long</b> ago", Consent: "yes" });
			expect(location(last)).toBe(`${path}?step=review`);
			const review = await go(`${path}?step=review`);
			expect(review.said()).toContain("<b>Long</b> ago");
			expect(review.all("main b")).toEqual([]);
			site.later();
			const sent = await finish();
			expect([sent.status, location(sent)]).toEqual([303, `${path}?step=confirm`]);
			expect((await go(`${path}?step=confirm`)).status).toBe(200);
			const [mail, ...others] = await site.mails();
			expect([mail?.to, others]).toEqual(["anna@example.com", []]);
			expect(mail?.text).not.toMatch(/Anna|Long/);
			const [waiting] = await site.stored();
			expect(waiting).toMatchObject({ flags: ["unproved"], row: { state: "new" } });
			expect(waiting?.summary).toEqual({ name: "Anna", email: "anna@example.com", telephone: "" });
			const link = linkIn(mail);
			await go(link, { method: "HEAD" });
			expect((await go(link)).status).toBe(200);
			expect((await site.stored())[0]?.flags).toEqual(["unproved"]);
			await site.post(link, { intent: "confirm" });
			await site.post(link, { intent: "confirm" });
			expect((await site.stored())[0]?.flags).toEqual([]);
			expect((await site.mails()).map(({ kind }) => kind)).toEqual(["application-receipt"]);
		},
	);

	it("says what is wrong with an application that is sent too early, and loses nothing", async () => {
		const site = await openApplying();
		const { go, step, finish, path } = site.browse();
		await go(path);
		await step(1, { "First name": "", Email: "anna@" });
		const refused = await finish();
		expect(refused.status).toBe(400);
		expect(refused.links()).toContain(`${path}?step=1#answer-${site.ids.Email}`);
		const again = await go(path);
		expect(again.getByLabelText<HTMLInputElement>("Email").getAttribute("value")).toBe("anna@");
	});

	it("keeps options in the language in which they are read", async () => {
		const site = await openApplying();
		const { go, fillIn } = site.browse();
		await fillIn("Anna");
		const french = await go("/fr/apply/membership");
		expect(french.getByLabelText("Non").hasAttribute("checked")).toBe(true);
	});
});

describe.each(bothEngines)("an application on %s", (engine) => {
	it("is there once, however often it is sent", async () => {
		const site = await openApplying({ engine });
		const { fillIn, finish, path } = site.browse();
		await fillIn("Anna");
		site.later();
		const proof = await site.prove();
		const answers = await Promise.all([finish({ proof }), finish({ proof })]);
		expect(answers.map(({ status }) => status)).toEqual([303, 303]);
		expect(answers.map(location)).toEqual(Array(2).fill(`${path}?step=sent`));
		expect(await site.stored()).toHaveLength(1);
		expect((await site.mails()).map(({ kind }) => kind)).toEqual(["application-receipt"]);
	});

	it("begins once, of two saves at the same time, and takes no older one after a newer", async () => {
		const site = await openApplying({ engine });
		const { go, path, cookie } = site.browse();
		await go(path);
		const id = site.ids["First name"] ?? "";
		const save = (text: string, number: number) =>
			site.app.request("/api/applications/membership/answers", {
				method: "POST",
				headers: { "Content-Type": "application/json", Cookie: cookie() },
				body: JSON.stringify({
					language: "en",
					answers: { [id]: text },
					hasBegun: false,
					turn: { page: "p", number },
				}),
			});
		await Promise.all([save("A", 1), save("An", 2)]);
		await save("Anna", 4);
		await save("Ann", 3);
		expect((await site.stored()).map(({ content }) => content.typed)).toEqual([{ [id]: "Anna" }]);
	});

	it("is continued elsewhere by the newest link alone, which no other person’s opens, and erased", async () => {
		const site = await openApplying({ engine });
		const one = site.browse();
		await one.fillIn("Anna");
		const ask = () => one.send(`${one.path}?step=1`, { intent: "resume", email: "other@example.com" });
		await ask();
		const [first] = await site.mails();
		await ask();
		const [second] = await site.mails();
		expect([first?.to, second?.to]).toEqual(["other@example.com", "other@example.com"]);
		const two = site.browse("203.0.113.2");
		expect((await two.go(linkIn(first))).status).toBe(404);
		expect((await two.go("/apply/link/unknown")).status).toBe(404);
		await two.go(linkIn(second));
		expect((await one.go(one.path)).html).toContain("Anna");
		await two.send(linkIn(second), { intent: "resume" });
		expect((await two.go(two.path)).html).toContain("Anna");
		expect((await one.go(one.path)).html).not.toContain("Anna");
		const late = await one.step(1, { "First name": "Late" }, { begun: "1" });
		expect([late.status, late.html.includes("Late")]).toEqual([409, true]);
		await two.send(linkIn(second), { intent: "erase" });
		expect(await site.stored()).toEqual([]);
		// Erasing an application that was never sent is not recorded.
		expect(await site.stores.audit.list({}, 10)).toEqual([]);
		expect((await two.go(linkIn(second))).status).toBe(404);
	});

	it("is shown to its applicant by a link to their address, and erased by it", async () => {
		const site = await openApplying({ engine });
		for (const name of ["anna", "bea"]) {
			const { fillIn, finish } = site.browse();
			await fillIn(name);
			site.later();
			await finish({ proof: await site.prove() });
		}
		await site.mails();
		await site.post("/apply/held", { email: "Anna@example.com" });
		await site.post("/apply/held", { email: "nobody@example.com" });
		const mails = await site.mails();
		expect(mails.map(({ to }) => to)).toEqual(["anna@example.com"]);
		const page = await site.read(linkIn(mails[0]));
		expect(page.said()).toContain("anna <script>alert(1)</script>");
		expect(page.said()).not.toContain("bea");
		expect(page.all("main script")).toEqual([]);
		await site.post(linkIn(mails[0]), { intent: "erase" });
		expect((await site.stored()).map(({ summary }) => summary.name)).toEqual(["bea"]);
		// The agency learns that it is gone, and not whose it was.
		const records = await site.stores.audit.list({ action: "application-erased-by-applicant" }, 10);
		const [{ hash } = { hash: "" }] = await site.stores.erasures.list();
		expect(records).toMatchObject([{ person: null, subject: hash }]);
	});
});
