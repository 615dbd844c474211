import { generate } from "otplib";
import { contentAreaHeader } from "#app/api-client/session-cookies.ts";
import type { OneTimeSecret } from "#app/features/keys/key.ts";
import { freeTriesPerClient } from "#app/features/session/sign-in-limit.server.ts";
import { passkeyRequestsPerClient } from "#server/composition/limits.ts";
import { type ExampleSite, tooOften } from "./example-site.ts";
import { softwareAuthenticator } from "./software-authenticator.ts";

const passkeys = "/api/admin/keys/passkeys";

/** Sends a request as the content area does. */
const send = async (site: ExampleSite, path: string, body: object = {}) =>
	site.app.request(path, {
		method: "POST",
		headers: {
			[contentAreaHeader]: "1",
			"Content-Type": "application/json",
			Authorization: `Bearer ${site.token}`,
		},
		body: JSON.stringify(body),
	});

async function makePasskey(site: ExampleSite, device = softwareAuthenticator(site.site.config.siteUrl)) {
	const options = await (await send(site, `${passkeys}/options`)).json();
	const answer = await send(site, passkeys, { name: "Phone", response: device.create(options) });
	return { device, answer };
}

/** Turns one-time codes on. The clock of an example's site stands near its start. */
async function turnOn(site: ExampleSite): Promise<Response> {
	const begun = await site.request("POST", "/api/admin/keys/one-time-codes");
	const { secret } = (await begun.json()) as OneTimeSecret;
	const epoch = Math.floor(site.site.services.clock().getTime() / 1000);
	const code = await generate({ secret, epoch });
	return site.request("POST", "/api/admin/keys/one-time-codes/confirm", { code });
}

/** Requests whose answers are compared with the API's document: of people's keys. */
export const keyExamples: Record<string, (site: ExampleSite) => Promise<Response[]>> = {
	"POST /api/admin/login/passkey-options": async (site) => [
		await site.request("POST", "/api/admin/login/passkey-options"),
		...(await tooOften(passkeyRequestsPerClient, () => send(site, "/api/admin/login/passkey-options"))),
	],
	"POST /api/admin/login/passkey": async (site) => {
		const { device } = await makePasskey(site);
		const options = await (await send(site, "/api/admin/login/passkey-options")).json();
		const prove = () => send(site, "/api/admin/login/passkey", { response: device.get(options) });
		const invalid = await send(site, "/api/admin/login/passkey");
		return [invalid, await prove(), ...(await tooOften(freeTriesPerClient, prove))];
	},
	"GET /api/admin/keys": async (site) => {
		await makePasskey(site);
		return [await site.request("GET", "/api/admin/keys")];
	},
	"POST /api/admin/keys/one-time-codes": async (site) => {
		const begin = () => site.request("POST", "/api/admin/keys/one-time-codes");
		const begun = await begin();
		await turnOn(site);
		return [begun, await begin()];
	},
	"POST /api/admin/keys/one-time-codes/confirm": async (site) => [
		await site.request("POST", "/api/admin/keys/one-time-codes/confirm", { code: "1" }),
		await turnOn(site),
	],
	"DELETE /api/admin/keys/one-time-codes": async (site) => [
		await site.request("DELETE", "/api/admin/keys/one-time-codes"),
	],
	"POST /api/admin/keys/recovery-codes": async (site) => {
		const make = () => site.request("POST", "/api/admin/keys/recovery-codes");
		const refused = await make();
		await turnOn(site);
		return [refused, ...(await Promise.all(Array.from({ length: 6 }, make)))];
	},
	"PUT /api/admin/keys/code-alone": async (site) => {
		const path = "/api/admin/keys/code-alone";
		return [
			await site.request("PUT", path, { codeAlone: true }),
			await site.request("PUT", path, { codeAlone: false }),
		];
	},
	[`POST ${passkeys}/options`]: async (site) => [
		await send(site, `${passkeys}/options`),
		await site.request("POST", `${passkeys}/options`),
	],
	[`POST ${passkeys}`]: async (site) => {
		const { device, answer } = await makePasskey(site);
		const again = (await makePasskey(site, device)).answer;
		return [answer, again, await send(site, passkeys), await site.request("POST", passkeys, {})];
	},
	[`PUT ${passkeys}/{id}`]: async (site) => {
		const { device } = await makePasskey(site);
		return [
			await site.request("PUT", `${passkeys}/${device.id}`, { name: "Telephone" }),
			await site.request("PUT", `${passkeys}/none`, { name: "Telephone" }),
		];
	},
	[`DELETE ${passkeys}/{id}`]: async (site) => {
		const { device } = await makePasskey(site);
		const path = `${passkeys}/${device.id}`;
		return [await site.request("DELETE", path), await site.request("DELETE", path)];
	},
};
