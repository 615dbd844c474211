import { randomBytes } from "node:crypto";

const idLength = 8;
/** Random digits are drawn for so many requests at once: a draw is expensive. */
const requestsOfDraw = 1024;

let drawn = "";
let used = 0;

/** A short random name for a request, in hexadecimal. */
export function newRequestId(): string {
	if (used === drawn.length) {
		drawn = randomBytes((idLength * requestsOfDraw) / 2).toString("hex");
		used = 0;
	}
	used += idLength;
	return drawn.slice(used - idLength, used);
}
