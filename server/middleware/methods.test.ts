import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { openLog } from "#platform/log/log.ts";
import { testSite } from "#server/testing/test-site.ts";
import { errorResponses } from "./error-handler.ts";
import { refuseWrongMethods } from "./methods.ts";
import type { RequestVariables } from "./request-log.ts";

function smallApi() {
	const api = new Hono();
	api.get("/things", (context) => context.json([]));
	api.post("/things", (context) => context.json({}, 201));
	api.get("/things/:id", (context) => context.json({}));
	api.delete("/things/:id{[a-z]+}", (context) => context.body(null, 204));
	const app = new Hono<{ Variables: RequestVariables }>();
	app.onError(errorResponses(openLog("silent")));
	app.use(refuseWrongMethods(api));
	app.route("/", api);
	return app;
}

describe("a method that an address does not have", () => {
	it.each([
		["PUT", "/things", "GET, POST"],
		["PATCH", "/things/a", "DELETE, GET"],
		["PROPFIND", "/things", "GET, POST"],
	])("%s %s is refused with 405, which names those it has", async (method, path, allowed) => {
		const answer = await smallApi().request(path, { method });
		expect(answer.status).toBe(405);
		expect(answer.headers.get("Allow")).toBe(allowed);
		expect(await answer.json()).toMatchObject({ code: "wrong-method" });
	});

	it.each([
		["GET", "/things", 200],
		["HEAD", "/things", 200],
		["POST", "/things", 201],
		["DELETE", "/things/a", 204],
		["PUT", "/nowhere", 404],
		["GET", "/things/a/b", 404],
	])("%s %s passes on and answers %i", async (method, path, status) => {
		expect((await smallApi().request(path, { method })).status).toBe(status);
	});

	it("is refused by every address of the site's API, before anything else is looked at", async () => {
		const { app } = await testSite();
		for (const path of ["/api/blog-posts", "/api/events/some", "/api/newsletter", "/api/admin/login"]) {
			const answer = await app.request(path, { method: "PATCH" });
			expect(answer.status, path).toBe(405);
			expect(answer.headers.get("Allow"), path).toMatch(/^(DELETE|GET|POST|PUT)(, (DELETE|GET|POST|PUT))*$/);
		}
	});
});
