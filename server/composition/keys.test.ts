import { expect, it } from "vitest";
import { contentAreaHeader } from "#app/api-client/session-cookies.ts";
import { softwareAuthenticator } from "#server/testing/software-authenticator.ts";
import { testSite } from "#server/testing/test-site.ts";

const siteUrl = "https://site.example";

it("records whose passkey was refused as a copy", async () => {
	const site = await testSite({ siteUrl });
	const token = await site.signIn();
	const send = async (path: string, body: unknown, bearer?: string) => {
		const headers = {
			[contentAreaHeader]: "1",
			"Content-Type": "application/json",
			...(bearer && { Authorization: `Bearer ${bearer}` }),
		};
		const url = `${siteUrl}/api/admin/${path}`;
		return site.app.request(url, { method: "POST", headers, body: JSON.stringify(body) });
	};
	const device = softwareAuthenticator(siteUrl);
	const response = device.create(await (await send("keys/passkeys/options", {}, token)).json());
	expect((await send("keys/passkeys", { name: "Phone", response }, token)).status).toBe(200);
	const proof = async (faults: Parameters<typeof device.get>[1]) =>
		send("login/passkey", {
			response: device.get(await (await send("login/passkey-options", {})).json(), faults),
		});
	expect((await proof({ counter: 5 })).status).toBe(200);
	expect((await proof({ counter: 1 })).status).toBe(403);
	const [record] = await site.stores.audit.list({ action: "passkey-refused" }, 1);
	expect(record).toMatchObject({ person: { id: "owner", name: "" }, subject: "Phone" });
});
