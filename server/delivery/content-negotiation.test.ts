import { expect, it } from "vitest";
import { encodingFor } from "./content-negotiation.ts";

it.each([
	[undefined, "identity"],
	["", "identity"],
	["gzip, deflate, br, zstd", "br"],
	["gzip", "gzip"],
	["br;q=0.1, gzip;q=0.9", "gzip"],
	["gzip;q=0.5, br;q=0.50", "br"],
	["br;q=0, gzip", "gzip"],
	["br;q=0.000, gzip;q=0", "identity"],
	["*", "br"],
	["br;q=0, *;q=0.5", "gzip"],
	["*;q=0", "identity"],
	["identity, br;q=0.5", "identity"],
	["identity;q=0.2, GZIP;q=0.5", "gzip"],
	["deflate, zstd", "identity"],
	["abr, xgzip", "identity"],
])("a client that accepts %j is answered in %s", (accepted, encoding) => {
	expect(encodingFor(accepted)).toBe(encoding);
});
