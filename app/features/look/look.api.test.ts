import { describe, expect, it } from "vitest";
import { testSite } from "#server/testing/test-site.ts";
import { newChoices } from "./stored-look.ts";

const path = "/api/admin/look";

async function open() {
	const site = await testSite();
	const token = await site.signIn();
	const read = () => site.send("GET", path, undefined, token);
	const save = (choices: object, version: unknown = 1) =>
		site.send("PUT", path, { look: { ...newChoices, ...choices }, version }, token);
	return { ...site, token, read, save };
}

describe("the look over HTTP", () => {
	it("is the administrator's alone", async () => {
		const { send, stores } = await open();
		const body = { look: { ...newChoices, accent: "#1a237e" }, version: 1 };
		for (const token of [undefined, "not-a-token"]) {
			expect((await send("GET", path, undefined, token)).status).toBe(401);
			expect((await send("PUT", path, body, token)).status).toBe(401);
		}
		expect((await stores.look.find()).look).toEqual(newChoices);
	});

	it("is saved, read again, and not replaced from an older version", async () => {
		const { read, save } = await open();
		expect(await (await save({ accent: "#1a237e" })).json()).toMatchObject({ version: 2 });
		expect(await (await read()).json()).toMatchObject({ look: { accent: "#1a237e" }, version: 2 });
		const late = await save({ accent: "#7a1f3d" });
		expect(late.status).toBe(409);
		expect(await late.json()).toMatchObject({ code: "stale", current: { look: { accent: "#1a237e" } } });
	});

	it("has no colour of its own where that of a new site is chosen", async () => {
		const { save } = await open();
		expect(await (await save({ accent: "#f2491b" })).json()).toMatchObject({ look: { accent: null } });
	});

	it("refuses a colour that is too light, and names the nearest that is not", async () => {
		const { app, save, token, stores } = await open();
		const answer = await save({ accent: "#ffd400" });
		expect(answer.status).toBe(400);
		const { code, suggestion, fields } = (await answer.json()) as Record<string, string>;
		expect({ code, fields }).toMatchObject({
			code: "accent-faint",
			fields: { "look.accent": expect.stringContaining("too light") },
		});
		expect((await save({ accent: suggestion })).status).toBe(200);
		const french = await app.request(path, {
			method: "PUT",
			headers: {
				"Content-Type": "application/json",
				Authorization: `Bearer ${token}`,
				Cookie: "language=fr",
			},
			body: JSON.stringify({ look: { ...newChoices, accent: "#ffd400" }, version: 2 }),
		});
		expect(await french.text()).toContain(`convienne est ${suggestion}`);
		expect((await stores.look.find()).look.accent).toBe(suggestion);
	});

	it.each(["red", "#12345", "#1A237E;}", "#1a237e</style>", "", 7, undefined])(
		"refuses as a colour %j",
		async (accent) => {
			const { save, stores } = await open();
			expect((await save({ accent })).status).toBe(400);
			expect((await stores.look.find()).version).toBe(1);
		},
	);
});
