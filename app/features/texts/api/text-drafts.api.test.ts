import { beforeEach, describe, expect, it } from "vitest";
import type { TextList } from "#app/features/texts/site-text.ts";
import type { TextPublication } from "#app/features/texts/text-publication.ts";
import { testSite } from "#server/testing/test-site.ts";

const path = "/api/admin/texts";
const draftPath = `${path}/draft`;
const publications = "/api/admin/text-publications";
const label = { key: "favicon.label", language: "en" } as const;
const shipped = "Brand";

let site: Awaited<ReturnType<typeof testSite>>;
let token: string;

beforeEach(async () => {
	site = await testSite();
	token = await site.signIn();
});

const ask = (method: string, address: string, body?: unknown) => site.send(method, address, body, token);

async function answerOf<Answer>(asked: Promise<Response>, status = 200): Promise<Answer> {
	const answer = await asked;
	expect(answer.status).toBe(status);
	return (await answer.json()) as Answer;
}

const list = () => answerOf<TextList>(ask("GET", path));
const write = (text: string, base = shipped, name: object = label) =>
	ask("PUT", draftPath, { ...name, text, base });
const revision = async () => (await list()).revision;
const written = async () => (await list()).texts.find(({ key }) => key === label.key)?.languages;

describe("a draft of the texts", () => {
	it("says what it holds, and that nothing is published by it", async () => {
		const saved = await answerOf<{ draft: string; revision: number }>(write("Our mark"));
		expect(saved).toEqual({ draft: "Our mark", revision: 1 });
		expect((await written())?.en).toMatchObject({
			shipped,
			draft: "Our mark",
			published: null,
		});
	});

	it("holds nothing for a text that says again what visitors read", async () => {
		await write("Our mark");
		const saved = await answerOf<{ draft: null }>(write(shipped, "Our mark"));
		expect(saved.draft).toBeNull();
		expect((await written())?.en.draft).toBeNull();
	});

	it("refuses what was made from another text than the one that is there, and says which that is", async () => {
		await write("Theirs");
		const refused = await answerOf<object>(write("Mine"), 409);
		expect(refused).toMatchObject({ code: "stale", current: "Theirs" });
		expect((await written())?.en.draft).toBe("Theirs");
	});

	it("tidies what is typed: breaks are spaces, and none stand at the ends", async () => {
		expect(await answerOf<object>(write("  Our\r\nmark\t"))).toMatchObject({ draft: "Our mark" });
	});

	it("is the same in both languages, each by itself", async () => {
		await write("Our mark");
		const french = (await written())?.fr.shipped ?? "";
		await write("Notre signe", french, { ...label, language: "fr" });
		const both = await written();
		expect([both?.en.draft, both?.fr.draft]).toEqual(["Our mark", "Notre signe"]);
	});

	it.each([
		[{}, "key"],
		[{ key: label.key }, "language"],
		[{ ...label, text: 7, base: shipped }, "text"],
		[{ ...label, text: "x" }, "base"],
		[{ key: "x".repeat(300), language: "en", text: "x", base: "x" }, "key"],
		[{ ...label, language: "EN", text: "x", base: "x" }, "language"],
	])("takes no change like %.60j", async (body, field) => {
		const refused = await answerOf<{ fields: object }>(ask("PUT", draftPath, body), 400);
		expect(Object.keys(refused.fields)).toContain(field);
	});

	it.each(["__proto__", "constructor", "favicon", "favicon.label.x", "", "admin.area", "favicon.uses"])(
		"knows no text named %j",
		async (key) => {
			const answer = await write("x", shipped, { ...label, key });
			expect(answer.status).toBe(404);
			expect(await revision()).toBe(0);
		},
	);

	it("is forgotten whole, as it was looked at", async () => {
		await write("Our mark");
		const seen = await revision();
		await write("Another mark", "Our mark");
		expect((await ask("DELETE", `${draftPath}?revision=${seen}`)).status).toBe(409);
		expect((await written())?.en.draft).toBe("Another mark");
		expect((await ask("DELETE", `${draftPath}?revision=${await revision()}`)).status).toBe(204);
		expect((await written())?.en.draft).toBeNull();
	});

	it.each(["", "?revision=", "?revision=x", "?revision=1.5"])("is not forgotten by %j", async (query) => {
		await write("Our mark");
		expect((await ask("DELETE", draftPath + query)).status).toBeGreaterThanOrEqual(400);
		expect((await written())?.en.draft).toBe("Our mark");
	});
});

describe("a publication of the texts", () => {
	const publish = async (body: object = {}) =>
		ask("POST", publications, { revision: await revision(), ...body });

	it("makes all of the draft public in one moment, and says what it changed", async () => {
		await write("Our mark");
		const { changes, undoes, publishedAt } = await answerOf<TextPublication>(publish(), 201);
		expect(changes).toEqual([{ ...label, before: shipped, after: "Our mark" }]);
		expect([undoes, publishedAt]).toEqual([null, expect.stringMatching(/^2026-01-15T/)]);
		expect((await written())?.en).toMatchObject({ published: "Our mark", draft: null });
		expect(await answerOf(ask("GET", publications))).toHaveLength(1);
	});

	it("is refused where nothing is to be published, and where other texts were looked at", async () => {
		expect(await answerOf(publish(), 409)).toMatchObject({ code: "nothing-changed" });
		await write("Our mark");
		expect(await answerOf(publish({ revision: 0 }), 409)).toMatchObject({ code: "draft-changed" });
		expect((await written())?.en.published).toBeNull();
	});

	it("is made once by two windows that ask for it at once", async () => {
		await write("Our mark");
		const body = { revision: await revision() };
		const both = await Promise.all([ask("POST", publications, body), ask("POST", publications, body)]);
		expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
		expect(await answerOf(ask("GET", publications))).toHaveLength(1);
	});

	it("is taken back in part, and what is left of it afterwards", async () => {
		await write("Our mark");
		const french = (await written())?.fr.shipped ?? "";
		await write("Notre signe", french, { ...label, language: "fr" });
		const { id } = await answerOf<TextPublication>(publish(), 201);
		const undo = (texts?: object[]) =>
			answerOf<object>(ask("POST", `${publications}/${id}/undo`, texts === undefined ? {} : { texts }));
		expect(await undo([{ ...label, language: "fr" }])).toEqual({ undone: 1, kept: 0 });
		expect([(await written())?.en.published, (await written())?.fr.published]).toEqual(["Our mark", null]);
		expect(await undo()).toMatchObject({ undone: 1 });
		expect((await written())?.en.published).toBeNull();
		expect(await undo()).toEqual({ undone: 0, kept: 2 });
	});

	it.each([
		{ texts: [] },
		{ texts: "all" },
		{ texts: [{ key: "favicon.label" }] },
		{ texts: [{ ...label, language: "de" }] },
	])("is not taken back by %j", async (body) => {
		await write("Our mark");
		const { id } = await answerOf<TextPublication>(publish(), 201);
		expect((await ask("POST", `${publications}/${id}/undo`, body)).status).toBe(400);
		expect((await written())?.en.published).toBe("Our mark");
	});

	it("that never was cannot be taken back", async () => {
		expect((await ask("POST", `${publications}/nothing/undo`, {})).status).toBe(404);
	});
});

describe("a translator's file over HTTP", () => {
	it("comes as a file of its language, and goes back unchanged", async () => {
		const answer = await ask("GET", `${path}/translation?language=fr`);
		expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="fr.po"');
		const file = await answer.text();
		expect(await answerOf(ask("POST", `${path}/translation`, { language: "fr", file }))).toEqual({
			changed: 0,
			problems: [],
			conflicts: [],
			unfinished: 0,
			revision: 0,
		});
		const drafts = (await list()).texts.flatMap(({ languages }) => languages.fr.draft ?? []);
		expect(drafts).toEqual([]);
	});

	it.each(["", "?language=en", "?language=de", "?language=../fr"])(
		"is there for no language like %j",
		async (query) => {
			expect((await ask("GET", `${path}/translation${query}`)).status).toBe(400);
		},
	);

	it.each([
		{ language: "fr" },
		{ language: "en", file: "x" },
		{ language: "fr", file: 7 },
		{ language: "fr", file: "x".repeat(1_000_001) },
	])("is not taken as %.40j", async (body) => {
		expect((await ask("POST", `${path}/translation`, body)).status).toBeGreaterThanOrEqual(400);
		expect(await revision()).toBe(0);
	});

	it("changes nothing at all where one text of it is broken, and names the text", async () => {
		const file = (await (await ask("GET", `${path}/translation?language=fr`)).text())
			.replace(/(msgctxt "favicon\.label"[\s\S]*?msgstr ")[^"]*/, "$1Notre signe")
			.replace("{{count}} min de lecture", "min de lecture");
		const { changed, problems } = await answerOf<{ changed: number; problems: { key: string }[] }>(
			ask("POST", `${path}/translation`, { language: "fr", file }),
		);
		expect([changed, problems.map(({ key }) => key)]).toEqual([0, ["blog.readingTime"]]);
		expect((await written())?.fr.draft).toBeNull();
	});
});
