import { describe, expect, it } from "vitest";
import { eventInput } from "#app/features/events/event.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { sessionOf, somePerson } from "#server/testing/people.ts";
import { testSite } from "#server/testing/test-site.ts";

const article = { title: "First dates", excerpt: "How to begin.", content: "Hello." };
const event = eventInput.parse({
	title: "Secret dinner",
	date: "October 4",
	time: "6:30 pm",
	price: "Rs1000",
});

async function openEditor(engine: (typeof engines)[number]) {
	const site = await testSite({ engine });
	const owner = await site.signIn();
	const id = await somePerson(site.database, "editor");
	const token = await sessionOf(site, id);
	const as = (token: string) => async (method: string, path: string, body?: unknown) => {
		const answer = await site.send(method, `/api${path}`, body, token);
		const text = await answer.text();
		return { status: answer.status, text };
	};
	return { ...site, id, token, owner: as(owner), editor: as(token) };
}

describe.each(engines)("an editor, on %s", (engine) => {
	it("sees and restores what was deleted of their own kinds alone", async () => {
		const { stores, owner, editor } = await openEditor(engine);
		const dinner = await stores.events.create(event);
		const { id } = JSON.parse((await owner("POST", "/blog-posts", article)).text) as { id: string };
		await owner("DELETE", `/events/${dinner.id}`);
		await owner("DELETE", `/blog-posts/${id}`);
		expect((await owner("GET", "/admin/deleted")).text).toContain("Secret dinner");
		const seen = await editor("GET", "/admin/deleted");
		expect(seen.text).toContain("First dates");
		expect(seen.text).not.toContain("Secret dinner");
		for (const method of ["POST", "DELETE"]) {
			const restore = method === "POST" ? "/restore" : "";
			const there = await editor(method, `/admin/deleted/event/${dinner.id}${restore}`);
			expect(there).toMatchObject({ status: 403 });
			expect(await editor(method, `/admin/deleted/event/none${restore}`)).toEqual(there);
		}
		expect((await editor("POST", `/admin/deleted/article/${id}/restore`)).status).toBe(200);
	});

	it("looks at a letter without learning how many readers it has", async () => {
		const { owner, editor } = await openEditor(engine);
		const { id } = JSON.parse((await owner("POST", "/admin/letters", {})).text) as { id: string };
		const preview = async (as: typeof owner) => (await as("GET", `/admin/letters/${id}/preview`)).text;
		expect(await preview(owner)).toContain('"no-readers"');
		expect(await preview(editor)).not.toContain('"no-readers"');
		const { editions } = JSON.parse(await preview(editor)) as { editions: { recipients: number }[] };
		expect(editions.map(({ recipients }) => recipients)).toEqual(editions.map(() => 0));
		expect((await editor("GET", `/admin/letters/${id}/progress`)).status).toBe(403);
	});

	it("is refused at the next request once they were removed, and private links of theirs open nothing more", async () => {
		const { stores, id, owner, editor } = await openEditor(engine);
		const articleOf = async (as: typeof owner) =>
			(JSON.parse((await as("POST", "/blog-posts", article)).text) as { id: string }).id;
		const linkOf = async (as: typeof owner, path: string) => {
			const { url } = JSON.parse((await as("POST", path)).text) as { url: string };
			return url.split("/").at(-1) ?? "";
		};
		const own = await linkOf(editor, `/blog-posts/${await articleOf(editor)}/preview-link`);
		const owners = await linkOf(owner, `/blog-posts/${await articleOf(owner)}/preview-link`);
		const site = await linkOf(editor, "/admin/texts/draft-link");
		const opens = async () => [
			(await stores.previewLinks.findText(own, "en")) !== undefined,
			(await stores.previewLinks.findText(owners, "en")) !== undefined,
			(await stores.draftLinks.findOpen(site)) !== undefined,
		];
		expect((await editor("GET", "/admin/me")).text).toContain('"role":"editor"');
		expect(await opens()).toEqual([true, true, true]);
		expect((await owner("DELETE", `/admin/people/${id}`)).status).toBe(204);
		expect((await editor("GET", "/admin/me")).status).toBe(401);
		expect(await opens()).toEqual([false, true, false]);
	});

	it("lists and ends sessions and devices of their own alone", async () => {
		const { owner, editor } = await openEditor(engine);
		for (const list of ["sessions", "devices"]) {
			const all = JSON.parse((await owner("GET", `/admin/${list}`)).text) as { id: string; person: string }[];
			expect(all.map(({ person }) => person).toSorted()).toEqual(["", "Some editor"]);
			const own = JSON.parse((await editor("GET", `/admin/${list}`)).text) as {
				id: string;
				person: string;
			}[];
			expect(own.map(({ person }) => person)).toEqual(["Some editor"]);
			const foreign = all.find(({ person }) => person === "")?.id;
			const refused = await editor("DELETE", `/admin/${list}/${foreign}`);
			expect(refused.status).toBe(404);
			expect(await editor("DELETE", `/admin/${list}/none`)).toEqual(refused);
		}
	});
});
