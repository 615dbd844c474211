import { describe, expect, it } from "vitest";
import { testSite } from "#server/testing/test-site.ts";

type ApiDocument = { paths: Record<string, Record<string, { security?: unknown[] }>> };

async function documentOf(site: Awaited<ReturnType<typeof testSite>>): Promise<ApiDocument> {
	return (await (await site.send("GET", "/api/openapi.json")).json()) as ApiDocument;
}

/** Every operation of the API's own document, with its path filled in. */
function operationsOf(document: ApiDocument) {
	return Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({
			method: method.toUpperCase(),
			path: path.replace(/\{\w+\}/g, "some-value"),
			guarded: operation.security !== undefined,
		})),
	);
}

describe("every operation, signed out", () => {
	it("refuses each one that changes anything or belongs to the administrator", async () => {
		const site = await testSite();
		const operations = operationsOf(await documentOf(site));
		const open = operations.filter(({ guarded }) => !guarded).map(({ method, path }) => `${method} ${path}`);
		expect(open.toSorted()).toEqual([
			"DELETE /api/applications/some-value/photographs/some-value",
			"GET /api/applications/challenge",
			"GET /api/applications/some-value/photographs/some-value",
			"GET /api/blog-posts",
			"GET /api/blog-posts/some-value",
			"GET /api/events",
			"GET /api/events/some-value",
			"GET /api/settings",
			"GET /api/settings/some-value",
			"POST /api/admin/invitation",
			"POST /api/admin/invitation/acceptance",
			"POST /api/admin/invitation/passkey",
			"POST /api/admin/invitation/passkey-options",
			"POST /api/admin/login",
			"POST /api/admin/login/passkey",
			"POST /api/admin/login/passkey-options",
			"POST /api/applications/some-value/answers",
			"POST /api/applications/some-value/photographs/some-value",
			"POST /api/newsletter",
			"POST /api/visits",
		]);
		for (const { method, path, guarded } of operations) {
			if (!guarded) continue;
			for (const token of [undefined, "not-a-token"]) {
				const answer = await site.send(method, path, method === "GET" ? undefined : {}, token);
				expect(`${method} ${path} ${answer.status}`).toBe(`${method} ${path} 401`);
				expect(answer.headers.get("WWW-Authenticate")).toMatch(/^Bearer /);
				expect(await answer.json()).toEqual({
					message: "Please sign in to the content area.",
					code: "signed-out",
				});
			}
		}
	});
});

describe("what is no endpoint", () => {
	it("answers 405 with Allow to a method that an address does not have", async () => {
		const { send } = await testSite();
		const answer = await send("DELETE", "/api/blog-posts");
		expect(answer.status).toBe(405);
		expect(answer.headers.get("Allow")).toBe("GET, POST");
		expect(await answer.json()).toMatchObject({ code: "wrong-method" });
	});

	it("answers JSON 404 to an unknown address of the API", async () => {
		const { send } = await testSite();
		const answer = await send("GET", "/api/nothing");
		expect(answer.status).toBe(404);
		expect(await answer.json()).toEqual({ message: "The API has no such call.", code: "unknown-call" });
	});

	it("answers 400 to a body that is not JSON", async () => {
		const { app, signIn } = await testSite();
		const headers = { "Content-Type": "application/json", Authorization: `Bearer ${await signIn()}` };
		const answer = await app.request("/api/blog-posts", { method: "POST", headers, body: "{oops" });
		expect(answer.status).toBe(400);
		expect(await answer.json()).toHaveProperty("message");
	});
});

describe("an unexpected error", () => {
	it("shows a reference and nothing of what happened", async () => {
		const { app, database } = await testSite();
		await database.ping();
		await database.close();
		const answer = await app.request("/api/blog-posts");
		const body = await answer.text();
		expect(answer.status).toBe(500);
		expect(body).toContain(answer.headers.get("X-Request-Id") ?? "no id");
		expect(body).not.toMatch(/sqlite|kysely|\.ts|stack|driver/i);
	});
});

describe("health", () => {
	it("is alive, and ready while the database answers", async () => {
		const { app } = await testSite();
		expect((await app.request("/healthz")).status).toBe(200);
		expect((await app.request("/readyz")).status).toBe(200);
	});
});

describe("security headers", () => {
	it("are on every answer, without technology banners", async () => {
		const { app } = await testSite();
		for (const path of ["/", "/api/blog-posts", "/media/x", "/healthz"]) {
			const { headers } = await app.request(path);
			expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
			expect(headers.get("X-Frame-Options")).toBe("DENY");
			expect(headers.get("X-Powered-By")).toBeNull();
			expect(headers.get("Server")).toBeNull();
			expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f]{8}$/);
		}
	});
});
