import { describe, expect, it } from "vitest";
import { letter as letterSchema } from "#app/features/letters/letter.ts";
import { letterPreview } from "#app/features/letters/letter-check.ts";
import { letterProgress } from "#app/features/letters/letter-progress.ts";
import { sessionOf, somePerson } from "#server/testing/people.ts";
import { addReaders, wholeLetter } from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";

const path = "/api/admin/letters";
const secret = "A secret draft";

async function open({ readers = 2 } = {}) {
	const site = await testSite({ siteUrl: "https://ensemble.example" });
	const token = await site.signIn();
	await addReaders(site.database, readers);
	const { id } = await site.stores.letters.create({ ...wholeLetter, subject: secret });
	const one = `${path}/${id}`;
	const ask = (method: string, at: string, body?: unknown) => site.send(method, at, body, token);
	const stored = () => site.stores.letters.get(id);
	/** Returns the status of an answer, with the code of a refusal. */
	async function outcome(method: string, at: string, body?: unknown): Promise<string> {
		const answer = await ask(method, at, body);
		const { code = "" } = answer.status < 400 ? {} : ((await answer.json()) as { code?: string });
		return `${answer.status} ${code}`.trim();
	}
	return { ...site, id, one, ask, stored, outcome };
}

describe("letters over HTTP", () => {
	it("are nobody's but the administrator's, and change for nobody else", async () => {
		const { send, one, stored } = await open();
		const asked: [string, string, unknown?][] = [
			["GET", path],
			["HEAD", path],
			["POST", path, {}],
			["GET", one],
			["PUT", one, { ...wholeLetter, version: 1 }],
			["DELETE", one],
			["GET", `${one}/preview`],
			["POST", `${one}/test`, { email: "a@example.com", language: "en" }],
			["POST", `${one}/send`, { version: 1, audience: "all" }],
			["POST", `${one}/step`, { step: "pause" }],
			["PUT", `${one}/listed`, { listed: false }],
			["GET", `${one}/progress`],
			["GET", `${one}/versions`],
			["GET", `${one}/versions/1`],
			["POST", "/api/admin/subscribers/reader-0/resume"],
		];
		for (const token of [undefined, "not-a-token"]) {
			for (const [method, at, body] of asked) {
				const answer = await send(method, at, body, token);
				expect(`${method} ${at} ${answer.status}`).toBe(`${method} ${at} 401`);
				expect(await answer.text()).not.toContain(secret);
			}
		}
		expect(await stored()).toMatchObject({ subject: secret, state: "draft", version: 1 });
	});

	it("are not deleted once they are scheduled but by who may send them", async () => {
		const { send, one, stored, stores, id, database, signIn } = await open();
		const editor = await sessionOf({ database, stores }, await somePerson(database, "editor"));
		const sendAt = "2999-01-01T00:00:00.000Z";
		await stores.letters.schedule(id, { version: 1, audience: "all", sendAt });
		expect((await send("DELETE", one, undefined, editor)).status).toBe(403);
		expect((await stored()).state).toBe("scheduled");
		expect((await send("DELETE", one, undefined, await signIn())).status).toBe(204);
		const draft = await stores.letters.create(wholeLetter);
		expect((await send("DELETE", `${path}/${draft.id}`, undefined, editor)).status).toBe(204);
	});

	it("are never kept by anything on the way", async () => {
		const { ask, one } = await open();
		for (const at of [path, one, `${one}/preview`, `${one}/progress`, `${one}/versions`]) {
			expect((await ask("GET", at)).headers.get("Cache-Control"), at).toContain("no-store");
		}
	});

	it.each<[string, object]>([
		["a subject that is too long", { subject: "x".repeat(151) }],
		["a part that is none", { parts: ["words", "<script>"] }],
		["an article's place with an address in it", { parts: ["article:../../x"] }],
		["an article that stands there twice", { parts: ["article:a-1", "words", "title:a-1"] }],
		["too many parts", { parts: Array.from({ length: 41 }, () => "words") }],
		["a picture of another site", { imageUrl: "https://elsewhere.example/a.webp" }],
		["a picture above its folder", { imageUrl: `/media/../${"a".repeat(64)}-480.webp` }],
		["a word for what becomes of articles that is none", { englishArticles: "translated" }],
		["a list in the place of a text", { subject: ["x"] }],
		["a text in the place of a translation", { fr: "Bonjour" }],
		["no version", { version: undefined }],
		["a version of nobody", { version: 0 }],
		["a version that is no number", { version: "1; drop table letters" }],
	])("are not changed by %s", async (_what, change) => {
		const { outcome, one, stored } = await open();
		expect(await outcome("PUT", one, { ...wholeLetter, version: 1, ...change })).toBe("400 invalid");
		expect(await stored()).toMatchObject({ subject: secret, version: 1 });
	});

	it("hold hostile words as they are, and give them back as such", async () => {
		const { ask, one } = await open();
		const words = { subject: "<script>alert(1)</script>", content: "' or 1=1 -- {{x}} #{y} \u202e" };
		const answer = await ask("PUT", one, { ...wholeLetter, ...words, version: 1 });
		expect(letterSchema.parse(await answer.json())).toMatchObject(words);
		const preview = letterPreview.parse(await (await ask("GET", `${one}/preview`)).json());
		expect(preview.editions[0]?.html).not.toContain("<script>alert");
	});

	it("are replaced from the last version alone", async () => {
		const { outcome, one } = await open();
		const update = { ...wholeLetter, version: 1 };
		expect([await outcome("PUT", one, update), await outcome("PUT", one, update)]).toEqual([
			"200",
			"409 stale",
		]);
	});

	it("are previewed for one language, or for all, and for no unknown one", async () => {
		const { ask, outcome, one } = await open();
		const languages = async (query: string) =>
			letterPreview
				.parse(await (await ask("GET", `${one}/preview${query}`)).json())
				.editions.map(({ language }) => language);
		expect([await languages(""), await languages("?audience=fr")]).toEqual([["en", "fr"], ["fr"]]);
		expect(await outcome("GET", `${one}/preview?audience=de`)).toBe("400 invalid");
	});

	it("take the steps that their state allows, and no other", async () => {
		const { outcome, one, stored } = await open();
		const step = (name: string) => outcome("POST", `${one}/step`, { step: name });
		for (const name of ["pause", "resume", "cancel", "unschedule"])
			expect(await step(name)).toBe("409 moved-on");
		for (const name of ["finish", "start", "schedule", "", "__proto__"])
			expect(await step(name)).toBe("400 invalid");
		expect(await outcome("POST", `${one}/send`, { version: 1, audience: "all" })).toBe("200");
		expect([await step("pause"), await step("pause")]).toEqual(["200", "409 moved-on"]);
		expect([await step("resume"), await step("cancel"), await step("resume")]).toEqual([
			"200",
			"200",
			"409 moved-on",
		]);
		expect(await stored()).toMatchObject({ state: "cancelled" });
	});

	it("leave to somebody, whole, at a time to come, and once", async () => {
		const { outcome, one, ask, stored } = await open();
		const send = (change: object = {}) =>
			outcome("POST", `${one}/send`, { version: 1, audience: "all", ...change });
		expect(await send({ sendAt: "2001-01-01T00:00:00.000Z" })).toBe("400 past");
		expect(await send({ sendAt: "tomorrow" })).toBe("400 invalid");
		expect(await send({ audience: "everybody" })).toBe("400 invalid");
		await ask("PUT", one, { ...wholeLetter, parts: [], version: 1 });
		expect(await send({ version: 2 })).toBe("400 incomplete-letter");
		await ask("PUT", one, { ...wholeLetter, version: 2 });
		expect(await Promise.all([send({ version: 3 }), send({ version: 3 })])).toEqual(
			expect.arrayContaining(["200", "409 moved-on"]),
		);
		expect(await stored()).toMatchObject({ state: "sending" });
	});

	it("leave to nobody where there are no readers", async () => {
		const { outcome, one } = await open({ readers: 0 });
		expect(await outcome("POST", `${one}/send`, { version: 1, audience: "all" })).toBe(
			"400 incomplete-letter",
		);
	});

	it("tell how far they are without an address of whoever got them", async () => {
		const { ask, one } = await open();
		await ask("POST", `${one}/send`, { version: 1, audience: "all" });
		const text = await (await ask("GET", `${one}/progress`)).text();
		expect(letterProgress.parse(JSON.parse(text))).toMatchObject({ waiting: 2, failures: [] });
		expect(text).not.toContain("@");
	});

	it("are deleted before they leave, and never after", async () => {
		const { outcome, one, ask } = await open();
		const { id } = letterSchema.parse(await (await ask("POST", path, {})).json());
		expect([await outcome("DELETE", `${path}/${id}`), await outcome("DELETE", `${path}/${id}`)]).toEqual([
			"204",
			"404 not-found",
		]);
		await ask("POST", `${one}/send`, { version: 1, audience: "all" });
		expect(await outcome("DELETE", one)).toBe("409 moved-on");
	});

	it.each(["0", "-1", "1.5", "99999999999", "first"])("have no version %s", async (version) => {
		const { outcome, one } = await open();
		expect(await outcome("GET", `${one}/versions/${version}`)).toBe("400 invalid");
	});

	it.each(["", "owner", "a@b", "a b@example.com", "a@example.com,b@example.com", "x".repeat(255)])(
		"are tried at no address that is none: %j",
		async (email) => {
			const { outcome, one } = await open();
			expect(await outcome("POST", `${one}/test`, { email, language: "en" })).toBe("400 invalid");
		},
	);
});
