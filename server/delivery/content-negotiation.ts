import { parseAccept } from "hono/utils/accept";
import { LRUCache } from "lru-cache";

/** The compressions that answers are sent in, the one that we prefer first. */
export const compressions = ["br", "gzip"] as const;

export type Compression = (typeof compressions)[number];
export type Encoding = Compression | "identity";

/** Browsers send a handful of these. */
const negotiated = new LRUCache<string, Encoding>({ max: 100 });

/** The encoding that a client prefers, by the q-values of `Accept-Encoding`. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
	if (acceptEncoding === undefined) return "identity";
	const known = negotiated.get(acceptEncoding);
	if (known !== undefined) return known;
	const encoding = negotiate(acceptEncoding);
	negotiated.set(acceptEncoding, encoding);
	return encoding;
}

/** RFC 9110, 12.5.3. Who refuses every encoding is answered all the same, in none. */
function negotiate(acceptEncoding: string): Encoding {
	const accepted = parseAccept(acceptEncoding);
	const named = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q;
	const others = named("*") ?? 0;
	const [best = 0, compression] = compressions
		.map((name) => [named(name) ?? others, name] as const)
		.reduce((one, other) => (other[0] > one[0] ? other : one));
	return best > 0 && best >= (named("identity") ?? 0) ? compression : "identity";
}
