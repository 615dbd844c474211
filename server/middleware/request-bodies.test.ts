import { describe, expect, it } from "vitest";
import { listeningSite } from "#server/testing/listening-site.ts";
import { rawConnection } from "#server/testing/raw-connection.ts";
import { testSite } from "#server/testing/test-site.ts";

const email = JSON.stringify({ email: "reader@example.com" });

describe("an endpoint", () => {
	it.each([
		"text/plain",
		"application/x-www-form-urlencoded",
		"multipart/form-data; boundary=x",
		"text/json",
		"",
	])("refuses a body of the type %j, and does nothing", async (type) => {
		const { app, database } = await testSite();
		const headers = { "Content-Type": type };
		const answer = await app.request("/api/newsletter", { method: "POST", headers, body: email });
		expect(answer.status).toBe(415);
		expect(await answer.json()).toEqual({
			message: "This address reads application/json, not compressed.",
			code: "wrong-media-type",
		});
		expect(await database.db.selectFrom("subscribers").selectAll().execute()).toEqual([]);
	});

	it("refuses a body without a type, and a compressed one, as they come from the network", async () => {
		const { port } = await listeningSite();
		for (const header of ["", "Content-Type: application/json\r\nContent-Encoding: gzip\r\n"]) {
			const connection = await rawConnection(port);
			const head = `POST /api/newsletter HTTP/1.1\r\nHost: x\r\nContent-Length: ${email.length}\r\n${header}\r\n`;
			connection.write(head + email);
			expect(await connection.awaitAnswer(/\}$/)).toMatch(/^HTTP\/1\.1 415 /);
		}
	});

	it.each(["application/json", "Application/JSON; charset=utf-8"])("reads %s", async (type) => {
		const { url } = await listeningSite();
		const headers = { "Content-Type": type };
		const answer = await fetch(`${url}/api/newsletter`, { method: "POST", headers, body: email });
		expect(answer.status).toBe(200);
	});

	it("without a body needs no type", async () => {
		const { url, signIn } = await listeningSite();
		const headers = { Authorization: `Bearer ${await signIn()}` };
		for (const [method, path] of [
			["DELETE", "/api/admin/working-copies/new"],
			["POST", "/api/admin/logout"],
		] as const) {
			expect((await fetch(url + path, { method, headers })).status).toBe(204);
		}
	});
});

it("the upload reads a form alone, and a page what a form sends", async () => {
	const { app, signIn } = await testSite();
	const send = async (path: string, type: string, token = "") => {
		const headers = { "Content-Type": type, Authorization: `Bearer ${token}` };
		return (await app.request(path, { method: "POST", headers, body: "image=x" })).status;
	};
	const token = await signIn();
	const form = "application/x-www-form-urlencoded";
	for (const type of [form, "application/json", "image/png"]) {
		expect(await send("/api/admin/upload-image", type, token)).toBe(415);
	}
	for (const page of ["/newsletter/thanks", "/fr/newsletter/unsubscribe"]) {
		for (const type of ["application/json", "text/plain", ""]) expect(await send(page, type)).toBe(415);
		// Pages need the built site: the stand-in of these tests answers 404.
		expect(await send(page, form)).toBe(404);
	}
});
