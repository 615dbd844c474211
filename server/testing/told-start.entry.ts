/** A process that waits to be told, as the site does, and then answers with its number. */
import { createServer } from "node:http";
import { waitUntilTold } from "#server/process/told-start.ts";

const told = await waitUntilTold({ port: Number(process.argv[2]), host: "127.0.0.1" });
const server = createServer((_, answer) => answer.end(String(process.pid)));
process.once("SIGTERM", () => server.close(() => process.exit(0)));
await told.listen(server, () => undefined);
