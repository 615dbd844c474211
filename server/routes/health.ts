import { Hono } from "hono";

/** A database that does not answer within this long is not ready. */
const readyTimeoutMs = 2_000;

/** `/healthz`: the process is alive; `/readyz`: `isReady` reached the database. */
export function healthRoutes(isReady: () => Promise<boolean>): Hono {
	const noStore = { "Cache-Control": "no-store" };
	return new Hono()
		.get("/healthz", (context) => context.json({ status: "alive" }, 200, noStore))
		.get("/readyz", async (context) =>
			(await within(readyTimeoutMs, isReady()))
				? context.json({ status: "ready" }, 200, noStore)
				: context.json({ status: "not ready" }, 503, noStore),
		);
}

async function within(timeoutMs: number, answer: Promise<boolean>): Promise<boolean> {
	const { promise: timedOut, resolve } = Promise.withResolvers<boolean>();
	const timeout = setTimeout(() => resolve(false), timeoutMs);
	const isReady = await Promise.race([answer, timedOut]);
	clearTimeout(timeout);
	return isReady;
}
