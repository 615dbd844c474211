import { expect, it, vi } from "vitest";
import { apiExamples } from "#server/testing/api-examples.ts";
import { testSite } from "#server/testing/test-site.ts";

/** Operations that are sent, or work on, what names a guest, a reader or who agreed to be quoted. */
const onPeople = Object.keys(apiExamples).filter((name) =>
	/guests|tables|subscribers|newsletter|evening-list|\/mails|consents|backups/.test(name),
);

/** Fields of bodies that say who somebody is, or what they wrote. */
const personal = ["firstName", "surname", "name", "email", "telephone", "note", "diet"];

/** Returns every personal value of a body: fields of JSON, or cells of a list but its head. */
async function valuesOf(body: unknown): Promise<string[]> {
	const values: string[] = [];
	if (typeof body === "string") {
		JSON.parse(body, (key, value: unknown) => {
			if (personal.includes(key) && typeof value === "string") values.push(value);
			return value;
		});
	}
	const file = body instanceof FormData ? body.get("file") : undefined;
	if (!(file instanceof File)) return values;
	const [, ...rows] = (await file.text()).split("\n");
	return rows.flatMap((row) => row.split(/[;,]/)).filter((cell) => /[@\p{Lu}]/u.test(cell));
}

/** Runs an operation's example. @returns the personal values that it sent or stored, and the record. */
async function runExample(name: string) {
	const site = await testSite();
	const token = await site.signIn();
	const asked = vi.spyOn(site.app, "request");
	const request = (method: string, path: string, body?: unknown) => site.send(method, path, body, token);
	await apiExamples[name]?.({ ...site, token, request });
	const values: string[] = [];
	for (const [address, options] of asked.mock.calls) {
		values.push(...new URL(String(address), "http://localhost").searchParams.getAll("email"));
		values.push(...(await valuesOf(options?.body)));
	}
	const { db } = site.database;
	for (const table of ["guests", "subscribers"] as const) {
		for (const { email } of await db.selectFrom(table).select("email").execute()) values.push(email ?? "");
	}
	const record = JSON.stringify(await db.selectFrom("audit_records").selectAll().execute());
	return { values: values.filter((value) => value.length > 2), record };
}

it("the record names no guest and no reader, whatever is done to them", async () => {
	const sent = new Set<string>();
	const told: string[] = [];
	for (const name of onPeople) {
		const { values, record } = await runExample(name);
		for (const value of values) {
			sent.add(value);
			if (record.includes(value)) told.push(`${name}: ${value}`);
		}
	}
	expect(told).toEqual([]);
	// A walk that sends nobody's data would say nothing.
	expect([onPeople.length > 30, sent.size > 10]).toEqual([true, true]);
});
