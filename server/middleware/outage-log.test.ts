import { Hono } from "hono";
import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import { DatabaseAwayError } from "#platform/database/database-failure.ts";
import { errorResponses } from "./error-handler.ts";
import type { RequestVariables } from "./request-log.ts";

it("holds one line of an outage for half a minute, and how many requests were refused since", async () => {
	vi.useFakeTimers({ toFake: ["performance"] });
	onTestFinished(() => void vi.useRealTimers());
	const lines: unknown[] = [];
	const log = pino({ level: "info" }, { write: (line) => lines.push(JSON.parse(line)) });
	const app = new Hono<{ Variables: RequestVariables }>();
	app.onError(errorResponses(log));
	app.get("/", () => {
		throw new DatabaseAwayError();
	});
	const ask = async () => expect((await app.request("/")).status).toBe(503);
	for (let count = 0; count < 5; count += 1) await ask();
	expect(lines).toMatchObject([{ msg: "the database is away", refusals: 1 }]);
	vi.advanceTimersByTime(30_000);
	await ask();
	expect(lines.slice(1)).toMatchObject([{ msg: "the database is away", refusals: 5 }]);
});
