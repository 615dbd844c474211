import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { maxPhotographs } from "#app/features/forms/question.ts";
import { type bothEngines, engines } from "#platform/testing/fresh-database.ts";
import { whileFull } from "#platform/testing/full-queue.ts";
import { photographsPerClient } from "#server/composition/limits.ts";
import {
	askForPhotograph,
	cameraWords,
	phonePhotograph,
	sendFile,
} from "#server/testing/applicant-photographs.ts";
import { linkIn, openApplying } from "#server/testing/applying.ts";
import { blackPng, photograph as heic } from "#server/testing/photographs.ts";
import { maxPhotographBytes, photographAddress } from "./photographs.ts";

type Engine = (typeof bothEngines)[number];

async function open(engine: Engine = "sqlite", changes: object = {}) {
	const site = await openApplying({ engine });
	const { id: question } = await askForPhotograph(site, changes);
	const visitor = site.browse();
	const own = photographAddress("membership", question, { language: "en" });
	const photographs = () =>
		site.database.db.selectFrom("application_photographs").selectAll().orderBy("created_at").execute();
	/** Reads a picture as a browser with a cookie does. */
	async function look(cookie: string, address = own) {
		const answer = await site.app.request(address, { headers: { Cookie: cookie } });
		return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
	}
	return { ...site, ...visitor, visitor, question, own, photographs, look };
}

describe.each(engines)("a photograph on %s", (engine) => {
	it("is chosen without scripts, seen again by its applicant alone, replaced, removed and sent", async () => {
		const site = await open(engine, { isRequired: true });
		const { question, visitor, fillIn, go, send, finish, path, look, cookie, stored } = site;
		await fillIn("anna");
		const lead = await send(`${path}?step=2`, { intent: `photograph:${question}`, begun: "1", asked: [] });
		const page = lead.headers.get("Location") ?? "";
		expect([lead.status, page]).toEqual([303, `/apply/photograph/membership?question=${question}&step=2`]);
		expect((await go(page)).all("input[type=file]")).toHaveLength(1);
		expect((await finish()).status).toBe(400);
		const large = await phonePhotograph({ width: 3000, height: 2000 });
		const sent = await sendFile(visitor, question, large);
		expect([sent.status, sent.headers.get("Location")]).toEqual([303, `${path}?step=2#answer-${question}`]);
		const { answer, bytes } = await look(cookie());
		expect([answer.headers.get("Content-Type"), answer.headers.get("Cache-Control")]).toEqual([
			...["image/webp", "no-store"],
		]);
		expect(await sharp(bytes).metadata()).toMatchObject({ width: 1600, height: 2400, format: "webp" });
		expect((await sharp(bytes).metadata()).exif).toBeUndefined();
		expect(bytes.includes(cameraWords)).toBe(false);
		for (const other of ["", "apply-membership=x", site.browse().cookie()])
			expect((await look(other)).answer.status).toBe(404);
		expect((await go(`${path}?step=2`)).all("main img")).toHaveLength(1);
		expect((await go(`${path}?step=review`)).all("main img")).toHaveLength(1);
		await sendFile(visitor, question, await phonePhotograph());
		expect(await site.photographs()).toHaveLength(1);
		await send(page, { intent: "remove" });
		expect(await site.photographs()).toEqual([]);
		await sendFile(visitor, question, await phonePhotograph());
		site.later();
		await finish({ proof: await site.prove() });
		const [application] = await stored();
		expect(application?.content.answers.at(-1)).toMatchObject({
			id: question,
			kind: "photograph",
			value: true,
		});
		expect((await look(cookie())).answer.status).toBe(404);
		const { store } = site.site.services.applications;
		const opened = await store.get(application?.row.id ?? "");
		const picture = await store.photograph(opened.id, opened.photographs[0]?.id ?? "");
		expect(await sharp(picture).metadata()).toMatchObject({ width: 200, height: 300 });
	});

	it("is in the database encrypted alone, opened by no other row, and goes with its application", async () => {
		const { question, visitor, fillIn, photographs, look, cookie, database, send, path } = await open(engine);
		await fillIn("anna");
		await sendFile(visitor, question, await phonePhotograph());
		const [kept] = await photographs();
		const { bytes } = await look(cookie());
		const content = Buffer.from(kept?.content ?? []);
		for (const part of [bytes.subarray(0, 12), bytes.subarray(40, 80), Buffer.from("WEBP")])
			expect(content.includes(part)).toBe(false);
		await database.db.updateTable("application_photographs").set({ id: "moved" }).execute();
		expect((await look(cookie())).answer.status).toBe(500);
		await send(`${path}?step=1`, { intent: "erase" });
		expect(await photographs()).toEqual([]);
	});

	it("is shown by the link to what is held, and by no other one", async () => {
		const site = await open(engine);
		const { question, own, visitor, fillIn, finish, look } = site;
		await fillIn("anna");
		await sendFile(visitor, question, await phonePhotograph());
		site.later();
		await finish({ proof: await site.prove() });
		await site.mails();
		await site.post("/apply/held", { email: "anna@example.com" });
		const link = linkIn((await site.mails())[0]);
		const page = await site.read(link);
		const [address] = page.all("main img").map((one) => one.getAttribute("src") ?? "");
		expect(address).toContain(`token=${link.split("/").at(-1)}`);
		expect((await look("", address)).answer.status).toBe(200);
		expect((await look("", `${own}&token=${"x".repeat(43)}`)).answer.status).toBe(404);
	});
});

describe("a photograph", () => {
	it("begins an application as its first answer, and none where the application is gone", async () => {
		const site = await open();
		const { visitor, question, go, path, photographs } = site;
		await go(path);
		expect((await sendFile(visitor, question, await phonePhotograph(), { begun: "0" })).status).toBe(303);
		expect(await photographs()).toHaveLength(1);
		expect((await go(`${path}?step=2`)).all("main img")).toHaveLength(1);
		const gone = await sendFile(site.browse(), question, await phonePhotograph(), { scripts: true });
		expect([gone.status, JSON.parse(gone.html).code]).toEqual([409, "application-gone"]);
	});

	it("is taken as phones write it (HEIC)", async () => {
		const { visitor, question, fillIn, look, cookie } = await open();
		await fillIn("anna");
		const sent = await sendFile(visitor, question, new Uint8Array(await heic("turned")), { scripts: true });
		expect([sent.status, JSON.parse(sent.html)]).toEqual([200, { id: expect.any(String) }]);
		expect(await sharp((await look(cookie())).bytes).metadata()).toMatchObject({ width: 64, height: 128 });
	});

	it("is refused in words where it is none, and nothing that was typed is lost", async () => {
		const { visitor, question, fillIn, go, path, photographs } = await open();
		await fillIn("anna");
		const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
		const jpeg = await phonePhotograph();
		const hostile: [Buffer | undefined, string][] = [
			[undefined, "none"],
			[Buffer.alloc(0), "none"],
			[svg, "type"],
			[Buffer.from("<html>no picture</html>"), "type"],
			[Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("<?php system(1);")]), "type"],
			[Buffer.from(jpeg.subarray(0, jpeg.length / 2)), "type"],
			[Buffer.alloc(maxPhotographBytes + 1, jpeg), "size"],
			[Buffer.alloc(2 * maxPhotographBytes, jpeg), "size"],
			[blackPng(8_200, 8_200), "pixels"],
		];
		for (const [file, fault] of hostile) {
			const refused = await sendFile(visitor, question, file && new Uint8Array(file));
			const address = refused.headers.get("Location") ?? "";
			expect([fault, refused.status, address]).toEqual([
				...[fault, 303, expect.stringContaining(`fault=${fault}`)],
			]);
			const page = await go(address);
			expect(page.all('[aria-invalid="true"]')).toHaveLength(1);
			expect(page.all('main p[role="alert"]')[0]?.textContent).toMatch(/choose/i);
		}
		expect(await photographs()).toEqual([]);
		expect((await go(`${path}?step=2`)).html).toContain("anna &lt;script");
	});

	it("that holds another file behind the picture is stored without that", async () => {
		const { visitor, question, fillIn, look, cookie } = await open();
		await fillIn("anna");
		const behind = Buffer.from("PK\x03\x04 zqbehindzq <script>alert(1)</script>");
		const file = new Uint8Array(Buffer.concat([await phonePhotograph(), behind]));
		expect((await sendFile(visitor, question, file, { scripts: true })).status).toBe(200);
		expect((await look(cookie())).bytes.includes("zqbehindzq")).toBe(false);
	});

	it("is told to wait where many are sent, of one client or of all", async () => {
		const { visitor, question, fillIn, pictures } = await open();
		await fillIn("anna");
		const file = await phonePhotograph();
		const busy = await whileFull(pictures.queue, "visitor", () => sendFile(visitor, question, file));
		expect(busy.headers.get("Location")).toContain("fault=busy");
		for (let time = 0; time < photographsPerClient; time += 1) await sendFile(visitor, question, undefined);
		const many = await sendFile(visitor, question, file, { scripts: true });
		expect([many.status, JSON.parse(many.html).code]).toEqual([429, "too-many-tries"]);
	});

	it("is refused of another site’s page, and where no question asks for one", async () => {
		const { visitor, question, ids, fillIn, go, own, stores } = await open();
		await fillIn("anna");
		const body = new FormData();
		body.set("photograph", new File([await phonePhotograph()], "a.jpg"));
		const foreign = await go(own, { method: "POST", body, headers: { Origin: "https://elsewhere.example" } });
		expect(foreign.status).toBe(400);
		const file = await phonePhotograph();
		expect((await sendFile(visitor, ids.Story ?? "", file, { scripts: true })).status).toBe(404);
		await stores.forms.setState("membership", "closed");
		expect((await sendFile(visitor, question, file, { scripts: true })).status).toBe(404);
	});

	it("of a question that is asked no more is not sent, and typed text never stands for a photograph", async () => {
		const site = await open("sqlite", { isRequired: true });
		const { visitor, question, fillIn, step, finish, stored, photographs, stores, ids } = site;
		await fillIn("anna");
		await sendFile(visitor, question, await phonePhotograph());
		const saved = await stores.questions.get(question);
		const condition = { shownIf: ids.Smoke ?? "", shownIfOption: 0 };
		await stores.questions.update(question, { ...saved, ...condition });
		site.later();
		await finish({ proof: await site.prove() });
		expect([(await stored())[0]?.row.state, await photographs()]).toEqual(["new", []]);
		const other = site.browse("203.0.113.9");
		await other.fillIn("bea");
		await other.step(1, { "First name": "bea", Email: "bea@example.com", Smoke: "Yes", "How many": "3" });
		ids.Picture = question;
		await step(2, { Picture: "yes" });
		expect((await other.finish()).links()).toContain(`${other.path}?step=2#answer-${question}`);
	});

	it("is still opened once the key was exchanged, and by nobody without it", async () => {
		const { visitor, question, fillIn, look, cookie, site } = await open();
		await fillIn("anna");
		await sendFile(visitor, question, await phonePhotograph());
		const { masters, applicationKeys: keys } = site.services;
		const prove = async () => {
			const groups = (await keys.readSheet()).key.split("-");
			await keys.prove((await keys.read()).asked.map((group) => groups[group - 1] ?? ""));
		};
		await prove();
		const [before] = masters.list();
		await keys.exchange();
		await prove();
		await keys.settle();
		const now = masters.list().filter(({ bytes }) => before?.bytes.equals(bytes) === false);
		await masters.store(now);
		expect([now.length, (await look(cookie())).answer.status]).toEqual([1, 200]);
		await masters.store([]);
		expect((await look(cookie())).answer.status).toBe(409);
	});

	it("is asked for at most so many times in a form", async () => {
		const site = await open();
		for (let count = 1; count < maxPhotographs; count += 1) await askForPhotograph(site);
		const refusal = { status: 400, fields: { kind: expect.stringContaining(String(maxPhotographs)) } };
		await expect(askForPhotograph(site)).rejects.toMatchObject(refusal);
		await expect(askForPhotograph(site, { form: "network" })).resolves.toMatchObject({ kind: "photograph" });
		const asked = await sql<{
			count: number;
		}>`select count(*) as count from questions where kind = 'photograph'`;
		expect(Number((await asked.execute(site.database.db)).rows[0]?.count)).toBe(maxPhotographs + 1);
	});
});
