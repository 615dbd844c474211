import { expect, it } from "vitest";
import { newRequestId } from "./request-id.ts";

it("the server gives every request an id of its own, beyond one draw of random bytes", () => {
	const ids = Array.from({ length: 3000 }, newRequestId);
	expect(ids.every((id) => /^[0-9a-f]{8}$/.test(id))).toBe(true);
	// Of so many 32-bit numbers two may be the same once in a thousand runs, ten never.
	expect(new Set(ids).size).toBeGreaterThan(2990);
});
