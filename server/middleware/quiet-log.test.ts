import { pino } from "pino";
import { expect, it } from "vitest";
import { listeningSite } from "#server/testing/listening-site.ts";
import { rawConnection } from "#server/testing/raw-connection.ts";

type Line = { level: number; msg: string; path?: string; status?: number };

const errorLevel = 50;

async function loggingSite() {
	const lines: Line[] = [];
	const log = pino({ level: "info" }, { write: (line) => lines.push(JSON.parse(line) as Line) });
	return { ...(await listeningSite({ log })), lines };
}

const post = (path: string, type: string, rest: string) =>
	`POST ${path} HTTP/1.1\r\nHost: ensemble.example\r\nContent-Type: ${type}\r\n${rest}`;

it("the log has no error for a client that goes away in the middle of its body", async () => {
	const { port, lines, server } = await loggingSite();
	const received = new Promise((resolve) => server.once("request", resolve));
	const client = await rawConnection(port);
	client.write(post("/api/newsletter", "application/json", "Content-Length: 100\r\n\r\n{"));
	await received;
	client.socket.destroy();
	await expect.poll(() => lines.map(({ msg }) => msg)).toContain("request");
	expect(lines).toMatchObject([{ path: "/api/newsletter", status: 400 }]);
	expect(lines.filter(({ level }) => level >= errorLevel)).toEqual([]);
});

it.each(["https://elsewhere.example", "null"])("holds no error for a form of %s", async (origin) => {
	const { url, lines } = await loggingSite();
	const answer = await fetch(`${url}/newsletter/thanks`, {
		method: "POST",
		headers: { Origin: origin, "Content-Type": "application/x-www-form-urlencoded" },
		body: "email=reader%40example.com",
	});
	expect(answer.status).toBe(400);
	expect(await answer.json()).toMatchObject({ code: "foreign-form" });
	expect(lines.filter(({ level }) => level >= errorLevel)).toEqual([]);
});

it.each(["http://localhost:3000", undefined])("a form of %s reaches its page", async (origin) => {
	const { url } = await loggingSite();
	const answer = await fetch(`${url}/newsletter/thanks`, {
		method: "POST",
		headers: { ...(origin && { Origin: origin }), "Content-Type": "application/x-www-form-urlencoded" },
		body: "email=reader%40example.com",
	});
	expect(await answer.text()).toBe("A page");
});
