import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { announcement, logReady } from "./start-messages.ts";

const news = {
	name: "Ensemble",
	siteUrl: "http://localhost:3000",
	adminUrl: "http://localhost:3000",
	newAccessCode: undefined,
	outbox: undefined,
};

it("the announcement of a start says where the site and its content area are", () => {
	expect(announcement(news)).toBe(
		"\nEnsemble is at      http://localhost:3000\nContent area at     http://localhost:3000/admin\n\n",
	);
});

it("the announcement of a start ends with the access code, where one was made", () => {
	const lines = announcement({ ...news, newAccessCode: "seven words", outbox: "data/outbox" })
		.trim()
		.split("\n");
	expect(lines.map((line) => line.split("  ")[0])).toEqual([
		"Ensemble is at",
		"Mails stored in",
		"Content area at",
		"Access code",
	]);
	expect(lines.at(-1)).toContain("seven words");
});

it("a start is one line of the log, without a secret, once the process answers", async () => {
	const server = createServer().listen(0, "127.0.0.1");
	onTestFinished(() => void server.close());
	await once(server, "listening");
	const lines: unknown[][] = [];
	const log = { info: (...line: unknown[]) => void lines.push(line) };
	const site = { ...news, version: "1.2.3", engine: "sqlite", newAccessCode: "seven words", log } as const;
	logReady(site, server);
	const where = server.address();
	expect(where).toMatchObject({ address: "127.0.0.1", port: expect.any(Number) });
	const { port } = where as { port: number };
	expect(lines).toEqual([
		[{ version: "1.2.3", pid: process.pid, address: "127.0.0.1", port, engine: "sqlite" }, "ready"],
	]);
});
