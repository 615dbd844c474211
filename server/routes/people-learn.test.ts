import { describe, expect, it } from "vitest";
import { dayOf } from "#app/i18n/business-time.ts";
import type { Role } from "#app/site/roles.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { files } from "#server/testing/answers-without-session.ts";
import { type ApiDocument, operationsOf } from "#server/testing/api-document.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";
import { sessionOf, somePerson } from "#server/testing/people.ts";
import { addReaders, readerAddress, wholeLetter } from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";

/** Words of what is the owner's alone, and of what editors write and nobody has published. */
const secrets = {
	guest: ["Xanthippe", "xanthippe@example.com", "5712 3456", "Collects clocks", "No aubergines"],
	evening: ["Zwqdinner"],
	owner: [readerAddress(0), "Zwqperson", "zwqperson@example.org", "zwq-redirected"],
	writing: ["Zwqdraft", "Zwqletter"],
};

const guest = {
	firstName: "Xanthippe",
	email: "xanthippe@example.com",
	telephone: "+230 5712 3456",
	note: "Collects clocks",
	diet: "No aubergines",
};
const article = { title: "Zwqdraft", excerpt: "E", content: "C" };
const person = { name: "Zwqperson", email: "zwqperson@example.org", role: "editor", language: "en" };

type Site = Awaited<ReturnType<typeof testSite>>;

/** Writes something of everything. @returns the evening of today, and what else is asked for by its id. */
async function fill({ stores, database, site, send }: Site, owner: string) {
	const write = async (method: string, path: string, body?: object) => {
		const answer = await send(method, `/api${path}`, body, owner);
		expect(answer.ok, path).toBe(true);
		const text = await answer.text();
		return { id: "", ...(text === "" ? {} : (JSON.parse(text) as object)) };
	};
	const hidden = { title: secrets.evening[0], published: false };
	const table = await someTable(stores, hidden);
	const { id: guestId } = await stores.guests.add(table.id, someGuest(guest, "confirmed"));
	const today = { calendarDate: dayOf(site.services.clock()), startTime: "08:30" };
	const evening = await someTable(stores, { title: "Open", ...today });
	const seen = { firstName: "Anna", diet: "No nuts", email: "anna@example.com" };
	await stores.guests.add(evening.id, someGuest(seen, "confirmed"));
	await addReaders(database, 1);
	const draft = await write("POST", "/blog-posts", { ...article, published: false });
	const letter = await write("POST", "/admin/letters", {});
	const subject = secrets.writing[1];
	await write("PUT", `/admin/letters/${letter.id}`, { ...wholeLetter, subject, version: 1 });
	const words = { title: "", date: "", time: "", price: "", location: "", description: "" };
	const copy = { draft: { ...words, ...hidden, fr: words }, version: null };
	await write("PUT", `/admin/working-copies/events/new-${crypto.randomUUID()}`, copy);
	await stores.redirects.save({ path: "/zwq-redirected", target: "/blog" });
	await write("POST", "/admin/people", person);
	const deleted = await someTable(stores, hidden);
	await write("DELETE", `/events/${deleted.id}`);
	return { evening, ids: [table.id, table.slug, guestId, draft.id, letter.id, deleted.id, "reader-0"] };
}

type Answers = ReadonlyMap<string, { status: number; text: string }>;

/** Reads the answers of every operation that only reads, with each id, of every file, and of searches. */
async function readAll({ send }: Site, ids: readonly string[], token?: string): Promise<Answers> {
	const document = (await (await send("GET", "/api/openapi.json")).json()) as ApiDocument;
	const operations = operationsOf(document)
		.filter(({ method }) => method === "GET")
		.flatMap(({ path }) => (path.includes("{") ? ids.map((id) => path.replace(/\{\w+\}/g, id)) : [path]));
	const searches = ["blog-posts", "events"].flatMap((list) => [
		`/api/${list}?search=Zwq`,
		`/api/${list}?status=draft`,
	]);
	const read = new Map<string, { status: number; text: string }>();
	for (const path of [...operations, ...searches, ...files, ...ids.map((id) => `/events/${id}.ics`)]) {
		const answer = await send("GET", path, undefined, token);
		const headers = [...answer.headers].filter(([name]) => name !== "x-request-id");
		read.set(path, { status: answer.status, text: `${await answer.text()}\n${JSON.stringify(headers)}` });
	}
	return read;
}

const found = (answers: Answers, words: readonly string[]) => {
	const all = [...answers.values()].map(({ text }) => text).join("\n");
	return words.filter((word) => all.includes(word));
};

/** Returns which of the answers that anybody gets somebody gets otherwise: in words, size or count. */
const otherwise = (nobody: Answers, somebody: Answers) =>
	[...nobody].filter(([path, { status, text }]) => status === 200 && somebody.get(path)?.text !== text);

describe.each(engines)("of all that can be read, on %s", (engine) => {
	it("each role learns no word of what is not theirs, and their own is there to be found", async () => {
		const site = await testSite({ engine });
		const ownersToken = await site.signIn();
		const { evening, ids } = await fill(site, ownersToken);
		const readAs = async (role: Role) =>
			readAll(
				site,
				ids,
				await sessionOf(site, await somePerson(site.database, role, { event_id: evening.id })),
			);
		const { guest, evening: table, owner, writing } = secrets;
		const nobodys = [...guest, ...table, ...owner, ...writing];
		const nobody = await readAll(site, ids);
		expect(nobody.size).toBeGreaterThan(200);
		expect(found(nobody, [...nobodys, "No nuts"])).toEqual([]);

		const host = await readAs("host");
		expect(found(host, [...nobodys, "anna@example.com"])).toEqual([]);
		expect(otherwise(nobody, host)).toEqual([]);
		expect(found(host, ["Anna", "No nuts"])).toEqual(["Anna", "No nuts"]);

		const editor = await readAs("editor");
		expect(found(editor, [...guest, ...table, ...owner, "No nuts"])).toEqual([]);
		expect(otherwise(nobody, editor).filter(([path]) => !path.startsWith("/api/blog-posts"))).toEqual([]);
		expect(found(editor, writing)).toEqual(writing);

		expect(found(await readAll(site, ids, ownersToken), nobodys)).toEqual(nobodys);
	});
});
