import { describe, expect, it } from "vitest";
import { movableClock } from "#platform/testing/clock.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { operationsOf } from "#server/testing/api-document.ts";
import { testSite } from "#server/testing/test-site.ts";
import { type AuditPage, auditActions } from "./audit.ts";
import { auditNoticeText } from "./audit-notices.server.ts";
import { recordedOperations, unrecordedOperations } from "./recorded-operations.ts";

type Site = Awaited<ReturnType<typeof testSite>>;

async function pageOf(site: Site, token: string, query = ""): Promise<AuditPage> {
	return (await (await site.send("GET", `/api/admin/audit${query}`, undefined, token)).json()) as AuditPage;
}

describe("the table of what is recorded", () => {
	it("names every operation that changes something, or says that it is left out, and no other", async () => {
		const { send } = await testSite();
		const document = await (await send("GET", "/api/openapi.json")).json();
		const operations = operationsOf(document).map(({ name }) => name);
		const known = [...Object.keys(recordedOperations), ...unrecordedOperations];
		expect(operations.filter((name) => !name.startsWith("GET ") && !known.includes(name))).toEqual([]);
		expect(known.filter((name) => !operations.includes(name))).toEqual([]);
		expect(unrecordedOperations.filter((name) => name in recordedOperations)).toEqual([]);
	});

	it("records exports of people, and leaves no action without words", () => {
		for (const name of ["subscribers.csv", "backups/{name}", "backups/erased.json", "guests", "audit.csv"]) {
			expect(recordedOperations).toHaveProperty([`GET /api/admin/${name}`]);
		}
		expect(Object.values(recordedOperations).filter((action) => !auditActions.includes(action))).toEqual([]);
	});
});

describe.each(engines)("what was done, on %s", (engine) => {
	it("names who did what from which device, by titles, and nothing that failed", async () => {
		const site = await testSite({ engine });
		const token = await site.signIn();
		const article = {
			title: "First dates",
			excerpt: "How.",
			content: "Say it.",
			category: "Dates",
			tags: [],
		};
		const saved = await site.send("POST", "/api/blog-posts", article, token);
		expect(saved.status).toBe(201);
		await site.send("POST", "/api/blog-posts", { title: "" }, token);
		await site.send("DELETE", "/api/blog-posts/none", undefined, token);
		await site.send("POST", "/api/blog-posts", article);
		await site.send("POST", "/api/admin/preview", { markdown: "a", language: "en" }, token);
		const { records, total, people, isOwnerTold } = await pageOf(site, token);
		expect(total).toBe(2);
		const person = { id: "owner", name: "" };
		expect(records).toMatchObject([
			{ action: "article-saved", person, subject: "First dates" },
			{ action: "signed-in", person, details: { isNewDevice: true } },
		]);
		expect(people).toEqual([person]);
		expect(isOwnerTold).toBe(false);
	});

	it("counts wrong codes without a word of who tried", async () => {
		const site = await testSite({ engine });
		const token = await site.signIn();
		for (const password of ["wrong one", "wrong two"]) {
			await site.send("POST", "/api/admin/login", { password });
		}
		const { records } = await pageOf(site, token, "?action=sign-in-failed");
		expect(records).toMatchObject([{ person: null, device: null, subject: null, details: { count: 2 } }]);
	});

	it("names an erased reader and guest by a hash alone", async () => {
		const site = await testSite({ engine });
		const token = await site.signIn();
		const email = "someone.private@example.com";
		await site.send("POST", "/api/admin/subscribers", { email, language: "en" }, token);
		const { subscribers } = (await (
			await site.send("GET", "/api/admin/subscribers", undefined, token)
		).json()) as { subscribers: { id: string }[] };
		await site.send("DELETE", `/api/admin/subscribers/${subscribers[0]?.id}`, undefined, token);
		await site.send("DELETE", `/api/admin/guests?email=${email}`, undefined, token);
		const { records } = await pageOf(site, token);
		expect(records.map(({ action }) => action)).toEqual([
			"guest-erased",
			"reader-erased",
			"readers-changed",
			"signed-in",
		]);
		expect(records[0]?.subject).toMatch(/^[\da-f]{64}$/);
		expect(records[1]?.subject).toMatch(/^[\da-f]{64}$/);
		expect(JSON.stringify(records)).not.toContain("someone");
	});

	it("is exported with cells that are no formulas, which is recorded too", async () => {
		const site = await testSite({ engine });
		const token = await site.signIn();
		await site.stores.audit.record({ action: "article-saved", subject: '=HYPERLINK("x")' });
		const file = await (await site.send("GET", "/api/admin/audit.csv", undefined, token)).text();
		expect(file.split("\r\n")[0]).toBe("at,action,person,device,subject,details");
		expect(file).toContain(`"'=HYPERLINK(""x"")"`);
		expect(file).toContain("signed-in,owner,,,isNewDevice: true");
		const { records } = await pageOf(site, token, "?limit=1");
		expect(records).toMatchObject([{ action: "audit-exported" }]);
	});
});

it("no request changes or deletes the record", async () => {
	const site = await testSite();
	const token = await site.signIn();
	for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
		expect((await site.send(method, "/api/admin/audit", {}, token)).status).toBe(405);
	}
	expect((await pageOf(site, token)).total).toBe(1);
	expect((await site.send("GET", "/api/admin/audit")).status).toBe(401);
});

describe("mails to the owner about the access", () => {
	async function openWithOwner(language?: "fr") {
		const time = movableClock();
		const site = await testSite({ clock: time.clock });
		const { facts, version } = await site.stores.facts.find();
		await site.stores.facts.save({ ...facts, email: "owner@agency.example" }, version);
		if (language !== undefined) {
			await site.stores.sessions.ensureAccessCode(site.accessCode);
			await site.stores.sessions.signIn(site.accessCode, { known: { language } });
		}
		const notices = async () =>
			site.database.db
				.selectFrom("outgoing_mails")
				.selectAll()
				.where("kind", "=", "audit-notice")
				.orderBy("created_at")
				.execute();
		return { time, site, notices };
	}

	it("tell of a new device and of exports, once each, and of no other thing", async () => {
		const { site, notices } = await openWithOwner();
		const token = await site.signIn();
		expect(await pageOf(site, token)).toMatchObject({ isOwnerTold: true });
		await site.send("GET", "/api/admin/subscribers.csv", undefined, token);
		await site.send("POST", "/api/settings", { key: "activeMembers", value: "12" }, token);
		const mails = await notices();
		expect(mails.map(({ recipient }) => recipient)).toEqual(["owner@agency.example", "owner@agency.example"]);
		expect(mails.map(({ payload }) => JSON.parse(payload).action)).toEqual(["signed-in", "readers-exported"]);
	});

	it("are a few an hour of one thing and person, the last of which says so, while the record has all", async () => {
		const { site, notices, time } = await openWithOwner();
		const token = await site.signIn();
		const exportReaders = () => site.send("GET", "/api/admin/subscribers.csv", undefined, token);
		for (let turn = 0; turn < 6; turn += 1) await exportReaders();
		const actions = async () => (await notices()).map(({ payload }) => JSON.parse(payload));
		const exports = (await actions()).filter(({ action }) => action === "readers-exported");
		expect(exports.map(({ isLast }) => isLast).toSorted()).toEqual([false, false, false, true]);
		await site.send("GET", "/api/admin/audit.csv", undefined, token);
		expect((await actions()).map(({ action }) => action)).toContain("audit-exported");
		expect(await notices()).toHaveLength(6);
		time.advance(61 * 60_000);
		await site.send("POST", "/api/admin/confirm", { password: site.accessCode }, token);
		await exportReaders();
		expect(await notices()).toHaveLength(7);
		expect((await pageOf(site, token, "?action=readers-exported")).total).toBe(7);
	});

	it("are of one's own for each person", async () => {
		const { site, notices } = await openWithOwner();
		const { record } = site.site.services.audit;
		for (const id of ["a", "a", "a", "a", "a", "b"]) {
			await record({ action: "invitation-accepted", person: { id, name: id } });
		}
		const people = (await notices()).map(({ payload }) => JSON.parse(payload).person.id);
		expect(people.toSorted()).toEqual(["a", "a", "a", "a", "b"]);
	});

	it("go to the address of before, too, when it is changed", async () => {
		const { site, notices } = await openWithOwner();
		const token = await site.signIn();
		const { facts, version } = await site.stores.facts.find();
		const save = (email: string, by = version) =>
			site.send("PUT", "/api/admin/facts", { facts: { ...facts, email }, version: by }, token);
		expect((await save("other@agency.example")).status).toBe(200);
		const savedNotices = (await notices()).filter(
			({ payload }) => JSON.parse(payload).action === "facts-saved",
		);
		expect(savedNotices.map(({ recipient }) => recipient).toSorted()).toEqual([
			"other@agency.example",
			"owner@agency.example",
		]);
		const { records } = await pageOf(site, token, "?action=facts-saved");
		expect(JSON.stringify(records)).not.toContain("agency.example");
		const texts = await site.site.services.readTexts();
		const [mail] = savedNotices;
		if (mail === undefined) throw new Error("No mail was ordered");
		const text = await auditNoticeText("https://ensemble.example")({ ...mail, language: "en" }, texts);
		expect(text.subject).toContain("Your address for such messages was changed");
		await save("other@agency.example", version + 1);
		expect((await notices()).filter(({ payload }) => payload.includes("facts-saved"))).toHaveLength(2);
	});

	it("go to nobody while the owner's address is the sample's", async () => {
		const site = await testSite();
		await site.signIn();
		const mails = await site.database.db.selectFrom("outgoing_mails").selectAll().execute();
		expect(mails).toEqual([]);
	});

	it("say in the owner's language what happened, when, who and where from", async () => {
		const { site, notices } = await openWithOwner("fr");
		const { readTexts } = site.site.services;
		await site.site.services.audit.record({
			action: "backup-downloaded",
			person: { id: "owner", name: "" },
			subject: "ensemble.tar.gz",
		});
		const mail = (await notices()).at(-1);
		if (mail === undefined) throw new Error("No mail was ordered");
		const text = await auditNoticeText("https://ensemble.example")(
			{ ...mail, language: "fr" },
			await readTexts(),
		);
		expect(text.subject).toBe("Sauvegarde téléchargée\u00a0: Ensemble");
		expect(text.facts?.map(({ text: fact }) => fact)).toEqual([
			"Sauvegarde téléchargée",
			"15 janvier 2026 à 12:00",
			"Propriétaire",
			"ensemble.tar.gz",
		]);
		expect(text.button?.url).toBe("https://ensemble.example/admin/settings/audit");
	});
});
