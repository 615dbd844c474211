import { contentAreaHeader } from "#app/api-client/session-cookies.ts";
import { freeTriesPerClient } from "#app/features/session/sign-in-limit.server.ts";
import { type ExampleSite, tooOften } from "./example-site.ts";
import { softwareAuthenticator } from "./software-authenticator.ts";

/** Sends a request as the content area does. */
const send = async ({ app, token }: ExampleSite, path: string, body: object = {}) =>
	app.request(path, {
		method: "POST",
		headers: {
			[contentAreaHeader]: "1",
			"Content-Type": "application/json",
			Authorization: `Bearer ${token}`,
		},
		body: JSON.stringify(body),
	});

/** Requests that give the key again. */
export const confirmExamples: Record<string, (site: ExampleSite) => Promise<Response[]>> = {
	"POST /api/admin/confirm": async (site) => {
		const confirm = (password: string) => site.request("POST", "/api/admin/confirm", { password });
		return [
			await confirm(site.accessCode),
			...(await tooOften(freeTriesPerClient, () => confirm("another code"))),
		];
	},
	"POST /api/admin/confirm/passkey-options": async (site) => [
		await site.request("POST", "/api/admin/confirm/passkey-options"),
		await send(site, "/api/admin/confirm/passkey-options"),
	],
	"POST /api/admin/confirm/passkey": async (site) => {
		const device = softwareAuthenticator(site.site.config.siteUrl);
		const created = await (await send(site, "/api/admin/keys/passkeys/options")).json();
		await send(site, "/api/admin/keys/passkeys", { name: "Phone", response: device.create(created) });
		const asked = await (await send(site, "/api/admin/confirm/passkey-options")).json();
		const prove = () => send(site, "/api/admin/confirm/passkey", { response: device.get(asked) });
		return [
			await send(site, "/api/admin/confirm/passkey"),
			await prove(),
			...(await tooOften(freeTriesPerClient, prove)),
		];
	},
};
