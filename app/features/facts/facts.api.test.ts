import { describe, expect, it } from "vitest";
import { defaultFacts, factList } from "#app/site/facts.ts";
import { testSite } from "#server/testing/test-site.ts";

const path = "/api/admin/facts";
const opening = "/api/admin/site-opening";

async function open() {
	const site = await testSite();
	const token = await site.signIn();
	const ask = (method: string, address: string, body?: unknown) => site.send(method, address, body, token);
	const save = (facts: object, version: unknown = 1) =>
		ask("PUT", path, { facts: { ...defaultFacts, ...facts }, version });
	return { ...site, ask, save };
}

describe("the facts over HTTP", () => {
	it("are those of a new site, and then what they were changed to", async () => {
		const { ask, save } = await open();
		expect(await (await ask("GET", path)).json()).toMatchObject({ facts: defaultFacts, version: 1 });
		const saved = await save({ name: "Duo" });
		expect(saved.status).toBe(200);
		expect(await saved.json()).toMatchObject({ facts: { name: "Duo" }, version: 2 });
		expect(await (await ask("GET", path)).json()).toMatchObject({ facts: { name: "Duo" }, version: 2 });
	});

	it("take an image of the library that is large enough to be scanned, and no other", async () => {
		const { ask, save, stores } = await open();
		const add = (side: number) =>
			stores.media.add({ bytes: Uint8Array.from([side % 256]), width: side + 40, height: side });
		const [small, large] = [await add(199), await add(200)];
		const refusal = async (payQr: string) => {
			const answer = await save({ payQr });
			return [answer.status, ((await answer.json()) as { fields?: object }).fields];
		};
		expect(await refusal(small)).toEqual([400, { payQr: "Choose an image of at least 200 by 200 pixels." }]);
		const gone = "Choose an image of the library: this one has been deleted.";
		expect(await refusal("e".repeat(64))).toEqual([400, { payQr: gone }]);
		expect((await refusal("../../etc/passwd"))[0]).toBe(400);
		expect((await save({ payQr: large })).status).toBe(200);
		const deletion = await ask("DELETE", `/api/admin/images/${large}`);
		expect([deletion.status, await deletion.json()]).toEqual([
			409,
			expect.objectContaining({ message: "This image is still used: among the facts." }),
		]);
		expect((await save({ payQr: "" }, 2)).status).toBe(200);
		expect((await ask("DELETE", `/api/admin/images/${large}`)).status).toBe(204);
	});

	it.each([
		["GET", path],
		["PUT", path],
		["PUT", opening],
	])("are the administrator's alone: %s %s", async (method, address) => {
		const { send, stores } = await open();
		const body =
			method === "GET" ? undefined : { facts: { ...defaultFacts, name: "Theirs" }, version: 1, open: true };
		expect((await send(method, address, body)).status).toBe(401);
		expect((await send(method, address, body, "not-a-token")).status).toBe(401);
		expect(await stores.facts.find()).toMatchObject({ facts: { name: defaultFacts.name }, openedAt: null });
	});

	it.each([
		["name", ""],
		["name", "{{email}}"],
		["name", "x".repeat(500)],
		["name", null],
		["name", { en: "Duo" }],
		["email", "nobody"],
		["email", "a@b.example\nBcc: c@d.example"],
		["phone", "123"],
		["fee", -1],
		["fee", 1.5],
		["fee", "8000"],
		["fee", 1e12],
		["minimumAge", 17],
		["tableSmall", 3],
		["table", { min: 8, max: 6 }],
		["table", { min: 7, max: 9 }],
		["weeks", { min: 0, max: 2 }],
		["apply", { en: "", fr: "" }],
		["socialsForm", { en: "", fr: "https://f.example" }],
		["apply", { en: "http://f.example", fr: "" }],
		["apply", { en: "https://user:secret@f.example", fr: "" }],
		["apply", { en: "https://localhost/", fr: "" }],
		["profiles", ["javascript:alert(1)"]],
		["profiles", Array.from({ length: factList.profiles.max + 1 }, () => "https://instagram.com/duo")],
		["place", { en: "Moka" }],
	])("refuse as %s %.40j, and name it", async (name, value) => {
		const { save, stores } = await open();
		const answer = await save({ [name]: value });
		expect(answer.status).toBe(400);
		const { fields } = (await answer.json()) as { fields: Record<string, string> };
		expect(Object.keys(fields).some((field) => field.startsWith(`facts.${name}`))).toBe(true);
		expect((await stores.facts.find()).version).toBe(1);
	});

	it.each([
		["name", " Duo \n ", "Duo"],
		["name", "D\u200buo\u202e", "Duo"],
		["email", "Team@Duo.EXAMPLE", "team@duo.example"],
		["whatsapp", "", ""],
		["phone", " ", ""],
		["referralForm", { en: "", fr: "" }, { en: "", fr: "" }],
		["profiles", [], []],
		["networkForm", { en: "https://f.example/a", fr: "" }, { en: "https://f.example/a", fr: "" }],
	] as const)("take as %s %j, tidied", async (name, value, stored) => {
		const { save } = await open();
		const answer = await save({ [name]: value });
		expect(answer.status).toBe(200);
		expect(await answer.json()).toMatchObject({ facts: { [name]: stored } });
	});

	it.each([undefined, null, 0, "1", 1.5])(
		"need the version that they were changed from, and not %j",
		async (version) => {
			const { ask } = await open();
			expect((await ask("PUT", path, { facts: defaultFacts, version })).status).toBe(400);
		},
	);

	it("are not replaced from an older version: the answer says what they are now", async () => {
		const { save } = await open();
		await save({ fee: 9000 });
		const answer = await save({ fee: 7000 });
		expect(answer.status).toBe(409);
		expect(await answer.json()).toMatchObject({
			code: "stale",
			current: { facts: { fee: 9000 }, version: 2 },
		});
	});

	it("drop what they do not know", async () => {
		const { save, database } = await open();
		expect((await save({ unknown: "x", fee: 9000 })).status).toBe(200);
		const { facts } = await database.db.selectFrom("site_facts").select("facts").executeTakeFirstOrThrow();
		expect(JSON.parse(facts)).toEqual({ fee: 9000 });
	});
});

describe("opening the site over HTTP", () => {
	it("says since when it is open, and closes it again, whatever the facts are", async () => {
		const { ask } = await open();
		const opened = (await (await ask("PUT", opening, { open: true })).json()) as { openedAt: string };
		expect(opened.openedAt).toMatch(/^2026-01-15T/);
		expect(await (await ask("PUT", opening, { open: false })).json()).toMatchObject({
			openedAt: null,
			version: 1,
		});
	});

	it.each([undefined, null, "yes", 1, {}])("takes yes or no, and not %j", async (wish) => {
		const { ask } = await open();
		expect((await ask("PUT", opening, { open: wish })).status).toBe(400);
	});
});
