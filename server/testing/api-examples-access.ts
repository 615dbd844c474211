import { freeTriesPerClient } from "#app/features/session/sign-in-limit.server.ts";
import { type ExampleSite, tooOften } from "./example-site.ts";

/**
 * Requests whose answers are compared with the API's document: of signing in, sessions and devices.
 */
export const accessExamples: Record<string, (site: ExampleSite) => Promise<Response[]>> = {
	"POST /api/admin/login": async (site) => {
		const right = await site.send("POST", "/api/admin/login", { password: site.accessCode });
		const guess = () => site.send("POST", "/api/admin/login", { password: "guess" });
		return [right, ...(await tooOften(freeTriesPerClient, guess))];
	},
	"GET /api/admin/me": async (site) => [await site.request("GET", "/api/admin/me")],
	"POST /api/admin/logout": async (site) => [await site.request("POST", "/api/admin/logout")],
	"POST /api/admin/access-code": async (site) => {
		const next = "battery staple";
		const guess = () => site.request("POST", "/api/admin/access-code", { current: "guess", next });
		const wrong = await guess();
		const right = await site.request("POST", "/api/admin/access-code", { current: site.accessCode, next });
		const { token } = (await right.clone().json()) as { token: string };
		const again = () => site.send("POST", "/api/admin/access-code", { current: "guess", next }, token);
		return [wrong, right, ...(await tooOften(freeTriesPerClient, again))];
	},
	"GET /api/admin/sessions": async (site) => [await site.request("GET", "/api/admin/sessions")],
	"DELETE /api/admin/sessions": async (site) => [await site.request("DELETE", "/api/admin/sessions")],
	"DELETE /api/admin/sessions/{id}": async (site) => {
		await site.signIn();
		const sessions = (await (await site.request("GET", "/api/admin/sessions")).json()) as {
			id: string;
			current: boolean;
		}[];
		const other = sessions.find(({ current }) => !current)?.id;
		const path = `/api/admin/sessions/${other}`;
		return [await site.request("DELETE", path), await site.request("DELETE", path)];
	},
	"GET /api/admin/devices": async (site) => [await site.request("GET", "/api/admin/devices")],
	"DELETE /api/admin/devices/{id}": async (site) => {
		const devices = (await (await site.request("GET", "/api/admin/devices")).json()) as { id: string }[];
		const path = `/api/admin/devices/${devices[0]?.id}`;
		return [await site.request("DELETE", path), await site.request("DELETE", path)];
	},
};
