import { expect, it } from "vitest";
import { testSite } from "#server/testing/test-site.ts";

const path = "/api/settings";

it("the administrator changes the member count, and everyone reads it", async () => {
	const { send, signIn } = await testSite();
	const token = await signIn();
	const change = await send("POST", path, { key: "active_members_count", value: "310" }, token);
	expect(change.status).toBe(200);
	const read = await send("GET", `${path}/active_members_count`);
	expect(await read.json()).toMatchObject({ key: "active_members_count", value: "310" });
	expect(await (await send("GET", path)).json()).toHaveLength(1);
});

it("a setting that is not there is answered with 'Setting not found'", async () => {
	const { send } = await testSite();
	const answer = await send("GET", `${path}/active_members_count`);
	expect(answer.status).toBe(404);
	expect(await answer.json()).toMatchObject({ message: "Setting not found" });
});

it.each(["", "-1", "many", "1.5", "1000001"])("refuses %j as a count", async (value) => {
	const { send, signIn } = await testSite();
	const answer = await send("POST", path, { key: "active_members_count", value }, await signIn());
	expect(answer.status).toBe(400);
	expect(await answer.json()).toMatchObject({
		message: "Please enter a valid number",
		fields: { value: "Please enter a valid number" },
	});
});

it("no other key is a setting", async () => {
	const { send, signIn } = await testSite();
	const answer = await send("POST", path, { key: "access_code", value: "1" }, await signIn());
	expect(answer.status).toBe(400);
});
