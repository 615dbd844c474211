import { sql } from "kysely";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { engines } from "#platform/testing/fresh-database.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";
import { testSite } from "#server/testing/test-site.ts";
import { guestImport, maxGuestBytes } from "./guest-import.ts";

const list = "Prénom;Âge;Genre;E-mail\nLéa;31;F;lea@example.com\nMax;35 ans;Homme;";

async function open(engine: (typeof engines)[number] = "sqlite") {
	const logged: string[] = [];
	const log = pino({ level: "debug" }, { write: (line) => logged.push(line) });
	const site = await testSite({ engine, log });
	const token = await site.signIn();
	const { id: tableId } = await someTable(site.stores);
	const { guests } = site.stores;
	function send(file: BlobPart | undefined, said: object = {}, as: string | undefined = token, id = tableId) {
		const body = new FormData();
		if (file !== undefined) body.append("file", new File([file], "guests.csv"));
		for (const [name, value] of Object.entries(said)) body.append(name, String(value));
		const headers: HeadersInit = as === undefined ? {} : { Authorization: `Bearer ${as}` };
		return site.app.request(`/api/admin/tables/${id}/guests/import`, { method: "POST", body, headers });
	}
	async function bring(file: string, step: "look" | "import", columns?: object) {
		const chosen = columns && { columns: JSON.stringify(columns) };
		const answer = await send(file, { step, language: "en", ...chosen });
		expect(answer.status).toBe(200);
		return guestImport.parse(await answer.json());
	}
	const stored = () =>
		site.database.db
			.selectFrom("guests")
			.selectAll()
			.where("event_id", "=", tableId)
			.orderBy("first_name")
			.execute();
	return { ...site, tableId, guests, send, bring, stored, logged };
}

/** A file of 5,000 lines, of which every fiftieth is broken in a way of its own. */
function largeFile() {
	const broken = [
		["", "34", "woman", "a@example.com", "firstName", "a@example.com"],
		["Old", "134", "woman", "", "age", "134"],
		["Nobody", "", "man", "", "age", "Nobody"],
		["Riddle", "34", "x", "", "gender", "x"],
		["Lost", "34", "man", "not an address", "email", "not an address"],
		["Again", "34", "man", "GUEST-0@example.com", "twice", "guest-0@example.com"],
		["There", "34", "woman", "There@example.com", "present", "there@example.com"],
	] as const;
	const expected: object[] = [];
	const rows = Array.from({ length: 5_000 }, (_, index) => {
		if (index % 50 !== 49) return `Guest ${index},${18 + (index % 82)},woman,guest-${index}@example.com`;
		const [name, age, gender, email, reason, text] = broken[Math.floor(index / 50) % broken.length] ?? [];
		const isFirst = reason !== "present" || index < 50 * broken.length;
		expected.push({ line: index + 2, reason: isFirst ? reason : "twice", text });
		return [name, age, gender, email].join(",");
	});
	return { text: ["First name,Age,Woman or man,Email", ...rows].join("\n"), expected };
}

describe.each(engines)("a file of guests on %s", (engine) => {
	it("of 5,000 lines names each that is broken, at the look and at the import, and brings all others", async () => {
		const { bring, guests, tableId, stored } = await open(engine);
		await guests.add(tableId, someGuest({ email: "there@example.com" }));
		const { text, expected } = largeFile();
		const looked = await bring(text, "look");
		expect(looked).toMatchObject({ kind: "looked", rows: 5_000, fresh: 4_900, leftOut: expected });
		expect(await stored()).toHaveLength(1);
		expect(await bring(text, "import")).toEqual({ ...looked, kind: "imported" });
		const all = await stored();
		expect(all).toHaveLength(4_901);
		expect(new Set(all.map(({ state }) => state))).toEqual(new Set(["applied"]));
		expect(await bring(text, "import")).toMatchObject({ kind: "imported", fresh: 0 });
		expect(await stored()).toHaveLength(4_901);
	});

	it("brings everybody once where it is sent twice at the same moment", async () => {
		const { bring, stored } = await open(engine);
		const answers = await Promise.all([bring(list, "import"), bring(list, "import")]);
		expect(answers.map((one) => ("fresh" in one ? one.fresh : undefined)).toSorted()).toEqual([0, 2]);
		expect(await stored()).toHaveLength(2);
	});
});

describe("a file of guests", () => {
	it("is read with all its columns, as one who applied and without a seat", async () => {
		const { bring, stored } = await open();
		const file = [
			"﻿Âge\tPrénom\tSexe\tCourriel\tTél.\tRemarques\tRégime alimentaire\tLangue",
			"34\t Anaïs \tMme\tAnais@Example.com\t'+230 5712 3456\t=1+1 <b>\tSans poisson\tfrançais",
		].join("\r\n");
		expect(await bring(file, "import")).toMatchObject({ kind: "imported", rows: 1, fresh: 1, leftOut: [] });
		expect(await stored()).toMatchObject([
			{
				...{ first_name: "Anaïs", age: 34, gender: "woman", email: "anais@example.com", state: "applied" },
				...{ telephone: "+230 5712 3456", note: "=1+1 <b>", diet: "Sans poisson", language: "fr" },
			},
		]);
	});

	it.each([
		["", { reason: "empty", line: 1, missing: [] }],
		["First name,Age,Gender\n", { reason: "empty", line: 1 }],
		["First name,Town\nLéa,Moka", { reason: "missing-column", missing: ["age", "gender"] }],
		['First name,Age,Gender\nLéa,31,F\n"Max,35,H', { reason: "open-quotation", line: 3 }],
		[`First name,Age,Gender${",".repeat(200)}\nLéa,31,F`, { reason: "too-many-columns", line: 1 }],
		[`First name,Age,Gender\n${"Léa,31,F\n".repeat(5_001)}`, { reason: "too-many-rows", line: 5_002 }],
	])("says why it cannot be read", async (text, why) => {
		const { bring, stored } = await open();
		expect(await bring(text, "import")).toMatchObject({ kind: "unreadable", ...why });
		expect(await stored()).toEqual([]);
	});

	it("is read by the columns that somebody chose, whatever their names say", async () => {
		const { bring, stored } = await open();
		const file = "Age,Who,Seat\nLéa,31,F\nMax,35,H";
		expect(await bring(file, "look")).toMatchObject({
			missing: ["firstName", "gender"],
			names: ["Age", "Who", "Seat"],
		});
		const columns = { firstName: 0, age: 1, gender: 2 };
		expect(await bring(file, "look", columns)).toMatchObject({ kind: "looked", fresh: 2, columns });
		expect(await bring(file, "look", { firstName: 0, age: 1, gender: 9 })).toMatchObject({ fresh: 0 });
		expect(await bring(file, "import", columns)).toMatchObject({ kind: "imported", fresh: 2 });
		expect((await stored()).map(({ first_name, age }) => [first_name, age])).toEqual([
			["Léa", 31],
			["Max", 35],
		]);
	});

	it.each(["[0,1,2]", '{"firstName":-1}', '{"firstName":50}', '{"id":0}', "{", '{"age":"0"}'])(
		"is refused with columns that are none (%s)",
		async (columns) => {
			const { send, stored } = await open();
			expect((await send(list, { step: "import", columns })).status).toBe(400);
			expect(await stored()).toEqual([]);
		},
	);

	it("is refused without a session, without a file, too large, unasked for, or for no table", async () => {
		const { send, stored, guests } = await open();
		expect((await send(list, { step: "import" }, "not-a-token")).status).toBe(401);
		expect((await send(undefined, { step: "import" })).status).toBe(400);
		expect((await send(new Uint8Array(maxGuestBytes + 1), { step: "import" })).status).toBe(400);
		expect((await send(new Uint8Array(maxGuestBytes + 200_000), { step: "import" })).status).toBe(413);
		expect((await send(list, { step: "sell" })).status).toBe(400);
		expect((await send(list, { step: "import" }, undefined, "none")).status).toBe(404);
		expect(await stored()).toEqual([]);
		expect((await guests.findHeld("lea@example.com")).places).toEqual([]);
	});

	it("is stored whole or not at all, and none of it is in the log", async () => {
		const { send, stored, database, logged } = await open();
		const many = Array.from({ length: 400 }, (_, index) => `Quirin ${index},31,F`).join("\n");
		await sql`create trigger full before insert on guests when new.first_name = 'Quirin 300'
			begin select raise(abort, 'The disk is full'); end`.execute(database.db);
		const answer = await send(`First name,Age,Gender\n${many}`, { step: "import" });
		expect(answer.status).toBe(500);
		expect(await answer.text()).not.toContain("disk");
		expect(await stored()).toEqual([]);
		expect((await send(list, { step: "import" })).status).toBe(200);
		expect(logged.join("")).toContain("The disk is full");
		for (const name of ["Quirin", "Léa", "lea@example.com"]) expect(logged.join("")).not.toContain(name);
	});
});
