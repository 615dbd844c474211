/**
 * The bare server: `node bench/bare-server.ts answer.json` answers every request with the headers
 * and bytes of the file, and does nothing else. It writes its port once it listens, and ends with
 * its parent.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { RecordedAnswer } from "./recorded-answer.ts";

const { headers, body } = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as RecordedAnswer;
const bytes = Buffer.from(body, "base64");

const server = createServer((_request, response) => {
	response.writeHead(200, headers);
	response.end(bytes);
});
server.listen(0, "127.0.0.1", () => {
	const address = server.address();
	process.send?.(typeof address === "object" ? address?.port : undefined);
});
process.once("disconnect", () => process.exit());
