import { expect, it } from "vitest";
import { testSite } from "#server/testing/test-site.ts";

const path = "/api/admin/authors";

async function open() {
	const site = await testSite();
	const token = await site.signIn();
	const request = (method: string, to: string, body?: unknown) => site.send(method, to, body, token);
	const add = async (body: object) => {
		const answer = await request("POST", path, body);
		return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
	};
	return { ...site, request, add };
}

it("the API of authors tells nobody without a session who writes, and lets nobody change it", async () => {
	const { send, add } = await open();
	const { body } = await add({ name: "Ann Lee" });
	const asked = [
		["GET", path],
		["POST", path],
		["PUT", `${path}/${body.id}`],
		["DELETE", `${path}/${body.id}`],
	] as const;
	for (const [method, to] of asked) {
		const answer = await send(method, to, method === "GET" ? undefined : { name: "Eve", version: 1 });
		expect([method, answer.status]).toEqual([method, 401]);
		expect(await answer.text()).not.toContain("Ann");
	}
});

it("an author has a name, a few words in each language, and a portrait of the library", async () => {
	const { add, request } = await open();
	const { status, body } = await add({
		name: " Ann\tLee ",
		words: "Writes.\n\nSings.",
		fr: { words: "Écrit." },
	});
	expect([status, body]).toMatchObject([
		201,
		{ name: "Ann Lee", slug: "ann-lee", words: "Writes.\n\nSings.", version: 1, articles: 0, published: 0 },
	]);
	const refused = [
		[{ name: "" }, "name"],
		[{ name: "x".repeat(81) }, "name"],
		[{ name: "Ann", words: "x".repeat(601) }, "words"],
		[{ name: "Ann", fr: { words: "x".repeat(601) } }, "fr.words"],
		[{ name: "Ann", imageUrl: "https://images.example/a.webp" }, "imageUrl"],
		[{ name: 7 }, "name"],
	] as const;
	for (const [sent, field] of refused) {
		const { status, body } = await add(sent);
		expect([status, Object.keys(body.fields as object)]).toEqual([400, [field]]);
	}
	expect(await (await request("GET", path)).json()).toHaveLength(1);
});

it("an article whose author is no id is refused, and one whose author is unknown is signed by the business", async () => {
	const { request } = await open();
	const article = { title: "T", excerpt: "E", content: "C" };
	const wrong = await request("POST", "/api/blog-posts", { ...article, authorId: "Ann" });
	expect([wrong.status, await wrong.json()]).toMatchObject([
		400,
		{ fields: { authorId: expect.any(String) } },
	]);
	const unknown = { ...article, authorId: "5f0c2a3e-0000-4000-8000-000000000000" };
	expect(await (await request("POST", "/api/blog-posts", unknown)).json()).toMatchObject({ authorId: null });
});
