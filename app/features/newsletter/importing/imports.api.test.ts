import { describe, expect, it } from "vitest";
import { testSite } from "#server/testing/test-site.ts";
import { type ImportLine, type ImportOptions, maxImportBytes } from "./subscriber-import.ts";

const path = "/api/admin/subscribers/import";
const list = "email;langue\r\nada@example.com;fr\r\nnobody;fr\r\n=ben@example.com;en\r\n";
const stated = {
	kind: "stated",
	statement: "They signed the list at our table.",
	givenOn: "2026-01-10",
} as const;

async function open() {
	const site = await testSite();
	const token = await site.signIn();
	const { db } = site.database;
	async function send(file: BlobPart | undefined, options: unknown, as: string | undefined = token) {
		const body = new FormData();
		if (file !== undefined) body.append("file", new File([file], "readers.csv"));
		body.append("options", typeof options === "string" ? options : JSON.stringify(options));
		const headers: HeadersInit = as === undefined ? {} : { Authorization: `Bearer ${as}` };
		return site.app.request(path, { method: "POST", body, headers });
	}
	async function lines(file: BlobPart, options: Partial<ImportOptions> = {}): Promise<ImportLine[]> {
		const answer = await send(file, { language: "en", ...options });
		expect(answer.status).toBe(200);
		return (await answer.text())
			.trimEnd()
			.split("\n")
			.map((line) => JSON.parse(line) as ImportLine);
	}
	const stored = () =>
		db.selectFrom("subscribers").select(["email", "state", "language"]).orderBy("email").execute();
	return { ...site, db, send, lines, stored };
}

describe("POST /api/admin/subscribers/import", () => {
	it("previews a file with its progress, and stores nothing", async () => {
		const { lines, stored } = await open();
		const answer = await lines(list);
		expect(answer.slice(0, -1).every(({ kind }) => kind === "progress")).toBe(true);
		expect(answer.at(-2)).toEqual({ kind: "progress", stage: "adding", done: 2, of: 2 });
		expect(answer.at(-1)).toEqual({
			kind: "preview",
			preview: {
				rows: 3,
				fresh: { en: 1, fr: 1 },
				leftOut: [{ line: 3, reason: "not-an-address", text: "nobody" }],
				columns: ["email", "langue"],
				emailColumn: 0,
				languageColumn: 1,
				otherLanguages: [],
				sample: [
					{ line: 2, cells: ["ada@example.com", "fr"] },
					{ line: 3, cells: ["nobody", "fr"] },
					{ line: 4, cells: ["=ben@example.com", "en"] },
				],
			},
		});
		expect(await stored()).toEqual([]);
	});

	it("imports the same file with a consent, and a second time nobody", async () => {
		const { lines, stored } = await open();
		const [first, second] = [
			(await lines(list, { consent: stated })).at(-1),
			(await lines(list, { consent: stated })).at(-1),
		];
		expect(first).toMatchObject({ kind: "imported", outcome: { rows: 3, fresh: { en: 1, fr: 1 } } });
		expect(second).toMatchObject({ kind: "imported", outcome: { fresh: { en: 0, fr: 0 } } });
		expect(await stored()).toEqual([
			{ email: "=ben@example.com", state: "confirmed", language: "en" },
			{ email: "ada@example.com", state: "confirmed", language: "fr" },
		]);
	});

	it("says in which line a file cannot be read further", async () => {
		const { lines } = await open();
		expect((await lines('email\nada@example.com\n"ben@example.com\n')).at(-1)).toEqual({
			kind: "unreadable",
			reason: "open-quotation",
			line: 3,
		});
	});

	it.each([
		["no statement", { kind: "stated", statement: " ", givenOn: "2026-01-10" }],
		["no day", { kind: "stated", statement: "They signed the list.", givenOn: "" }],
		["a day to come", { kind: "stated", statement: "They signed the list.", givenOn: "2026-01-16" }],
		["a statement that cannot be stored", { ...stated, statement: "They signed\0 the list." }],
		["another kind of consent", { kind: "bought" }],
	])("imports nobody with %s", async (_name, consent) => {
		const { send, stored } = await open();
		const answer = await send(list, { language: "en", consent });
		expect(answer.status).toBe(400);
		expect(await stored()).toEqual([]);
	});

	it.each([
		["without a file", undefined, { language: "en" }],
		["with options that are no JSON", list, "{"],
		["without a language", list, {}],
		["with a column that cannot be one", list, { language: "en", emailColumn: -1 }],
	])("refuses a form %s", async (_name, file, options) => {
		const { send } = await open();
		expect((await send(file, options)).status).toBe(400);
	});

	it("refuses a file that is too large, and everybody but the administrator", async () => {
		const { send, stored } = await open();
		expect((await send(new Uint8Array(maxImportBytes + 1), { language: "en" })).status).toBe(400);
		expect((await send(list, { language: "en", consent: stated }, "a-guess")).status).toBe(401);
		expect(await stored()).toEqual([]);
	});

	it("reports an unexpected failure without its reason", async () => {
		const { lines, db, stored } = await open();
		await db.schema.dropTable("consents").execute();
		const answer = await lines(list, { consent: stated });
		expect(answer.at(-1)).toEqual({ kind: "failed" });
		expect(await stored()).toEqual([]);
	});

	it("stores nothing once the client has gone", async () => {
		const { send, stored } = await open();
		const many = Array.from({ length: 2_000 }, (_, index) => `reader-${index}@example.com`).join("\n");
		const answer = await send(many, { language: "en", consent: stated });
		await answer.body?.cancel();
		// The transaction of the import is before this reading, or has been taken back.
		expect(await stored()).toEqual([]);
	});
});
