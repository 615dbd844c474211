import { beforeEach, expect, it } from "vitest";
import { testSite } from "#server/testing/test-site.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let token: string;

beforeEach(async () => {
	site = await testSite();
	token = await site.signIn();
});

type Said = { message: string; code: string; fields?: Record<string, string> };

/** Returns the error that the content area gets, in the language of the cookie. */
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

it("the API tells a taken address in the administrator's language, with one that is free", async () => {
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
	["POST", "/api/events", { title: "" }, "Des champs sont à corriger.", "Merci de remplir ce champ."],
	[
		"PUT",
		"/api/blog-posts/none",
		{ title: "T", version: 1 },
		"Cet élément n’existe pas, ou il a été supprimé.",
	],
	["POST", "/api/blog-posts", { published: true }, "Merci de remplir le titre, l’extrait et le contenu."],
])("the API answers %s %s in French", async (method, path, body, message, field = message) => {
	const error = await errorOf(method, path, body, "fr");
	expect(error.message).toBe(message);
	expect(new Set(Object.values(error.fields ?? { none: field }))).toEqual(new Set([field]));
});

it.each([
	["too wide an age", { ageFrom: 30, ageTo: 20 }, "ageTo", "L’âge le plus jeune vient en premier."],
	[
		"an end before the start",
		{ startTime: "19:00", endTime: "18:00" },
		"endTime",
		"La fin vient après le début",
	],
	["a long place", { location: "x".repeat(9_000) }, "location", "caractères au plus."],
	["no price", { price: "" }, "price", "Merci de remplir ce champ."],
])("says in French what is wrong with the field of an event: %s", async (_what, wrong, field, message) => {
	const event = { title: "Dîner", date: "4 octobre", time: "18:30", price: "1000", ...wrong };
	expect((await errorOf("POST", "/api/events", event, "fr")).fields?.[field]).toContain(message);
});

it("the API says in French what is refused without a field, or before anybody has signed in", async () => {
	const draft = await site.send("POST", "/api/blog-posts", { title: "One" }, token);
	const { id } = (await draft.json()) as { id: string };
	const corrections = `/api/blog-posts/${id}/corrections`;
	const refused = await errorOf("PUT", corrections, { title: "Two", version: 1, baseVersion: 1 }, "fr");
	expect(refused.message).toBe("Seul un article en ligne peut avoir des corrections en attente.");
	const headers = { "Content-Type": "application/json", Cookie: "language=fr" };
	const body = JSON.stringify({ password: "wrong" });
	const answer = await site.app.request("/api/admin/login", { method: "POST", headers, body });
	expect(await answer.json()).toMatchObject({ message: "Ce n’est pas le code d’accès actuel." });
});

it("the API answers in English to everybody else", async () => {
	const answer = await site.app.request("/api/settings/unknown", { headers: { Cookie: "language=fr" } });
	expect(await answer.json()).toMatchObject({ message: "Setting not found" });
});
