import { expect, it } from "vitest";
import { singleFlight } from "./single-flight.ts";

it("a single flight does work once for all callers meanwhile, and again for later ones", async () => {
	const once = singleFlight<number>();
	let count = 0;
	const work = async () => ++count;
	expect(await Promise.all([once("a", work), once("a", work), once("b", work)])).toEqual([1, 1, 2]);
	expect(await once("a", work)).toBe(3);
});

it("forgets what failed", async () => {
	const once = singleFlight<number>();
	const fail = () => Promise.reject(new Error("broken"));
	await expect(Promise.all([once("a", fail), once("a", fail)])).rejects.toThrow("broken");
	expect(await once("a", async () => 1)).toBe(1);
});
