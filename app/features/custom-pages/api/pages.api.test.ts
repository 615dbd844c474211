import { describe, expect, it } from "vitest";
import { testSite } from "#server/testing/test-site.ts";

const path = "/api/admin/pages";
const words = { title: "Contact", content: "Write to us.", published: true };

async function open() {
	const site = await testSite();
	const token = await site.signIn();
	const request = (method: string, to: string, body?: unknown) => site.send(method, to, body, token);
	const add = async (changes: object = {}) => {
		const answer = await request("POST", path, { ...words, ...changes });
		return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
	};
	return { ...site, token, request, add };
}

describe("the API of the owner's pages", () => {
	it("answers nobody without a session, not even what is published", async () => {
		const { send, add } = await open();
		const { body } = await add();
		const asked = [
			["GET", path],
			["GET", `${path}/${body.id}`],
			["POST", path, words],
			["PUT", `${path}/${body.id}`, { ...words, version: 1 }],
			["DELETE", `${path}/${body.id}`],
			["PUT", "/api/admin/page-order", { ids: [] }],
			["GET", "/api/admin/working-copies/pages/new"],
		] as const;
		for (const [method, to, sent] of asked) {
			const answer = await send(method, to, sent);
			expect([method, to, answer.status]).toEqual([method, to, 401]);
			expect(await answer.text()).not.toContain("Write to us");
		}
	});

	it("adds, reads, changes, orders and deletes them", async () => {
		const { request, add } = await open();
		const { status, body } = await add();
		expect([status, body]).toMatchObject([201, { slug: "contact", version: 1 }]);
		const one = `${path}/${body.id}`;
		expect(await (await request("GET", one)).json()).toEqual(body);
		const changed = await request("PUT", one, { ...words, title: "Reach us", slug: "", version: 1 });
		expect(await changed.json()).toMatchObject({ title: "Reach us", slug: "reach-us", version: 2 });
		const other = await add({ title: "Team" });
		const order = await request("PUT", "/api/admin/page-order", { ids: [other.body.id, body.id] });
		expect(await order.json()).toMatchObject([{ title: "Team" }, { title: "Reach us", path: "/reach-us" }]);
		expect((await request("DELETE", one)).status).toBe(204);
		expect((await request("DELETE", one)).status).toBe(404);
		expect(await (await request("GET", "/api/admin/deleted")).json()).toMatchObject([
			{ kind: "page", title: "Reach us" },
		]);
		const restored = await request("POST", `/api/admin/deleted/page/${body.id}/restore`);
		expect(await restored.json()).toMatchObject({ address: "/reach-us", isMoved: false });
	});

	it("asks for a title, and for a text to publish it, in whichever language is nearest", async () => {
		const { add } = await open();
		const refused = (fields: object) => ({ status: 400, body: { code: "missing-words", fields } });
		const message = expect.stringContaining("title");
		expect(await add({ title: " " })).toMatchObject(refused({ title: message }));
		expect(await add({ content: " \n" })).toMatchObject(refused({ content: message }));
		const fr = { title: "Contact", content: "" };
		expect(await add({ title: "", content: "", fr })).toMatchObject(refused({ "fr.content": message }));
		expect(await add({ title: "", content: "", fr, published: false })).toMatchObject({ status: 201 });
	});

	it("makes an address of whatever is typed, and refuses any other field that is not what it should be", async () => {
		const { add } = await open();
		expect(await add({ slug: "  Nous Joindre ! " })).toMatchObject({ body: { slug: "nous-joindre" } });
		expect(await add({ slug: "../../etc/passwd" })).toMatchObject({ body: { slug: "etcpasswd" } });
		expect(await add({ title: "x".repeat(121) })).toMatchObject({
			status: 400,
			body: { fields: { title: expect.any(String) } },
		});
		expect(await add({ title: "Long", content: "é".repeat(200_000) })).toMatchObject({ status: 201 });
		for (const wrong of [
			{ placement: "everywhere" },
			{ content: "x".repeat(200_001) },
			{ title: 7 },
			{ published: "yes" },
			{ fr: "non" },
		]) {
			expect([wrong, (await add(wrong)).status]).toEqual([wrong, 400]);
		}
	});

	it("says in words, and where, that a text cannot become a page", async () => {
		const { add } = await open();
		const nested = `${">".repeat(400)} deep`;
		expect(await add({ fr: { title: "Profond", content: nested } })).toMatchObject({
			status: 400,
			body: { code: "text-too-nested", fields: { "fr.content": expect.any(String) } },
		});
	});

	it("shows what was saved elsewhere to whoever saves an older version", async () => {
		const { request, add } = await open();
		const { body } = await add();
		const one = `${path}/${body.id}`;
		await request("PUT", one, { ...words, title: "First", version: 1 });
		const late = await request("PUT", one, { ...words, title: "Second", version: 1 });
		expect([late.status, await late.json()]).toMatchObject([
			409,
			{ code: "stale", current: { title: "First", version: 2 } },
		]);
	});

	it("says of an image that a page needs it, and keeps it", async () => {
		const { add, stores, request } = await open();
		const hash = await stores.media.add({ bytes: new Uint8Array([1]), width: 9, height: 9 });
		await add({ content: `![A view](/media/${hash}-640.webp)` });
		const answer = await request("DELETE", `/api/admin/images/${hash}`);
		expect([answer.status, await answer.json()]).toMatchObject([409, { code: "in-use" }]);
	});
});
