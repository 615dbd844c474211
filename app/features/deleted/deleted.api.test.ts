import { describe, expect, it } from "vitest";
import type { DeletedThing } from "#app/content/deletion/deleted-thing.ts";
import { testSite } from "#server/testing/test-site.ts";

const path = "/api/admin/deleted";
const words = { title: "Moon", excerpt: "E", content: "C", published: true };

async function open() {
	const site = await testSite();
	const token = await site.signIn();
	const ask = (method: string, address: string, body?: unknown) => site.send(method, address, body, token);
	const create = async (changes: object = {}) => {
		const answer = await ask("POST", "/api/blog-posts", { ...words, ...changes });
		return (await answer.json()) as { id: string; slug: string };
	};
	const list = async () => (await (await ask("GET", path)).json()) as DeletedThing[];
	return { ...site, ask, create, list };
}

describe("deleted things", () => {
	it("can be restored for thirty days, published as it was", async () => {
		const { ask, send, create, list } = await open();
		const { id, slug } = await create();
		expect((await ask("DELETE", `/api/blog-posts/${id}`)).status).toBe(204);
		expect((await send("GET", `/api/blog-posts/${slug}`)).status).toBe(404);
		const [thing] = await list();
		expect(thing).toMatchObject({ kind: "article", id, title: "Moon" });
		const days = (Date.parse(thing?.erasedAt ?? "") - Date.parse(thing?.deletedAt ?? "")) / 86_400_000;
		expect(days).toBe(30);
		const restored = await ask("POST", `${path}/article/${id}/restore`);
		expect(await restored.json()).toEqual({
			kind: "article",
			id,
			address: "/blog/moon",
			isMoved: false,
			isUnlinked: false,
		});
		expect(await (await send("GET", `/api/blog-posts/${slug}`)).json()).toMatchObject({ id, title: "Moon" });
		expect(await list()).toEqual([]);
	});

	it("can be deleted for good, and answers 404 from then on", async () => {
		const { ask, create, list } = await open();
		const { id } = await create();
		await ask("DELETE", `/api/blog-posts/${id}`);
		expect((await ask("DELETE", `${path}/article/${id}`)).status).toBe(204);
		expect(await list()).toEqual([]);
		for (const [method, address] of [
			["DELETE", `${path}/article/${id}`],
			["POST", `${path}/article/${id}/restore`],
			["POST", `${path}/article/%00/restore`],
		] as const) {
			expect([400, 404]).toContain((await ask(method, address)).status);
		}
		expect((await ask("POST", `${path}/guest/${id}/restore`)).status).toBe(400);
	});

	it("says which address an article has whose own was taken meanwhile", async () => {
		const { ask, create } = await open();
		const { id } = await create();
		await ask("DELETE", `/api/blog-posts/${id}`);
		await create();
		const restored = await ask("POST", `${path}/article/${id}/restore`);
		expect(await restored.json()).toMatchObject({ address: "/blog/moon-2", isMoved: true });
	});

	it("is the administrator's alone", async () => {
		const { ask, send, create } = await open();
		const { id } = await create({ title: "A secret", published: false });
		await ask("DELETE", `/api/blog-posts/${id}`);
		for (const [method, address] of [
			["GET", path],
			["POST", `${path}/article/${id}/restore`],
			["DELETE", `${path}/article/${id}`],
		] as const) {
			const answer = await send(method, address);
			expect(answer.status).toBe(401);
			expect(await answer.text()).not.toContain("secret");
		}
	});
});
