import { whileFull } from "#platform/testing/full-queue.ts";
import { uploadsPerSession } from "#server/composition/limits.ts";
import { type ExampleSite, tooOften } from "./example-site.ts";

const path = "/api/admin/look";

/** Examples of the endpoints of how the site looks. */
export const lookExamples: Record<string, (site: ExampleSite) => Promise<Response[]>> = {
	"GET /api/admin/look": async ({ request }) => [await request("GET", path)],
	"PUT /api/admin/look": async ({ request }) => {
		const update = {
			look: { accent: "#1a237e", logo: null, whiteOnDark: true, sharePicture: null, photographs: {} },
			version: 1,
		};
		return [
			await request("PUT", path, update),
			await request("PUT", path, update),
			await request("PUT", path, { ...update, look: { ...update.look, accent: "#ffd400" } }),
			await request("PUT", path, { ...update, version: 2, look: { ...update.look, logo: "0".repeat(64) } }),
		];
	},
	"POST /api/admin/look/logo": async ({ app, token, pictures }) => {
		const upload = (svg: string) => {
			const body = new FormData();
			body.set("logo", new File([svg], "logo.svg"));
			const headers = { Authorization: `Bearer ${token}` };
			return app.request(`${path}/logo`, { method: "POST", body, headers });
		};
		const files = ['<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>', "<svg><script/></svg>", "none"];
		const busy = await whileFull(pictures.queue, "administrator", async () => upload(files[0] ?? ""));
		const answers = [...(await Promise.all(files.map(upload))), busy];
		return [...answers, ...(await tooOften(uploadsPerSession, async () => upload("none")))];
	},
};
