import { beforeEach, expect, it } from "vitest";
import { testSite } from "#server/testing/test-site.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let token: string;

beforeEach(async () => {
	site = await testSite();
	token = await site.signIn();
});

type Said = { message: string; code: string; fields?: Record<string, string> };

/** What a request of the content area is answered, where its cookie names a language. */
async function errorOf(method: string, path: string, body: unknown, language?: string): Promise<Said> {
	const answer = await site.app.request(path, {
		method,
		headers: {
			"Content-Type": "application/json",
			Authorization: `Bearer ${token}`,
			...(language && { Cookie: `language=${language}` }),
		},
		body: JSON.stringify(body),
	});
	expect(answer.ok).toBe(false);
	return (await answer.json()) as Said;
}

it("tells a taken address in the administrator's language, with one that is free", async () => {
	const article = { title: "One", excerpt: "E", content: "C", slug: "one" };
	await site.send("POST", "/api/blog-posts", article, token);
	const english = await errorOf("POST", "/api/blog-posts", article);
	expect(english).toMatchObject({ code: "slug-taken", message: expect.stringContaining("is taken") });
	const french = await errorOf("POST", "/api/blog-posts", article, "fr");
	expect(french).toEqual({
		...english,
		message: "Cette adresse est déjà prise. one-2 est libre.",
		fields: { slug: "Cette adresse est déjà prise. one-2 est libre." },
	});
});

it.each([
	["POST", "/api/events", { title: "" }, "Des champs sont à corriger.", "Merci de vérifier ce champ."],
	[
		"PUT",
		"/api/blog-posts/none",
		{ title: "T", version: 1 },
		"Cet élément n’existe pas, ou il a été supprimé.",
	],
	["POST", "/api/blog-posts", { published: true }, "Merci de remplir le titre, l’extrait et le contenu."],
])("answers %s %s in French", async (method, path, body, message, field = message) => {
	const said = await errorOf(method, path, body, "fr");
	expect(said.message).toBe(message);
	expect(new Set(Object.values(said.fields ?? { none: field }))).toEqual(new Set([field]));
});

it("answers in English to everybody else", async () => {
	const answer = await site.app.request("/api/settings/unknown", { headers: { Cookie: "language=fr" } });
	expect(await answer.json()).toMatchObject({ message: "Setting not found" });
});
