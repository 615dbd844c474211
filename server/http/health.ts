import { Hono } from "hono";

/** `/healthz` says that the process is alive, `/readyz` that it can serve: `isReady` asks the database. */
export function healthRoutes(isReady: () => Promise<boolean>): Hono {
	const noStore = { "Cache-Control": "no-store" };
	return new Hono()
		.get("/healthz", (context) => context.json({ status: "alive" }, 200, noStore))
		.get("/readyz", async (context) =>
			(await isReady())
				? context.json({ status: "ready" }, 200, noStore)
				: context.json({ status: "not ready" }, 503, noStore),
		);
}
