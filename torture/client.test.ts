import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openClient } from "./client.ts";
import { Tally } from "./tally.ts";

const server = createServer((request, answer) => {
	if (request.url === "/cut") request.socket.destroy();
	else answer.writeHead(Number(request.url?.slice(1)) || 200).end(JSON.stringify(request.headers));
});
let url = "";
beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

it("the client tells an answer from none, and notes those that nobody promised", async () => {
	const tally = new Tally();
	const client = openClient({ urls: [url], token: "secret", tally, nameOfClient: () => "10.0.0.7" });
	const statuses = [];
	for (const path of ["/200", "/404", "/503", "/507", "/500", "/cut"]) {
		statuses.push((await client.ask(0, "GET", path))?.status);
	}
	expect(statuses).toEqual([200, 404, 503, 507, 500, undefined]);
	expect(tally.wrongs.map(({ what }) => what.slice(0, 13))).toEqual(["500 GET /500:"]);
});

it("the client asks for pages as anybody, and for the API as the administrator", async () => {
	const client = openClient({
		urls: [url],
		token: "secret",
		tally: new Tally(),
		nameOfClient: () => "10.0.0.7",
	});
	const page = await client.ask(0, "GET", "/blog");
	expect(JSON.parse(page?.text ?? "")).not.toHaveProperty("authorization");
	const call = await client.ask(0, "POST", "/api/settings", { key: "x" });
	expect(JSON.parse(call?.text ?? "")).toMatchObject({
		authorization: "Bearer secret",
		"x-forwarded-for": "10.0.0.7",
		"content-type": "application/json",
	});
	const form = new FormData();
	form.set("image", new File(["x"], "drawing.png"));
	const upload = await client.ask(0, "POST", "/api/admin/upload-image", form);
	expect(JSON.parse(upload?.text ?? "")["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
});
