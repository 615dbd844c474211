import { randomFillSync } from "node:crypto";

const idBytes = 4;
/** Random bytes for so many requests are drawn at once: a draw costs more than the answer that it names. */
const requestsOfDraw = 1024;

const drawn = Buffer.alloc(idBytes * requestsOfDraw);
let used = drawn.length;

/** A short random name for a request, in hexadecimal. */
export function newRequestId(): string {
	if (used === drawn.length) {
		randomFillSync(drawn);
		used = 0;
	}
	used += idBytes;
	return drawn.toString("hex", used - idBytes, used);
}
