import { expect, it, vi } from "vitest";
import { queuedShares } from "./shares.ts";

it("a queue of shares lets each holder have so many in progress, in their order, whatever others do", async () => {
	const inShare = queuedShares(2);
	const begun: string[] = [];
	const ends = new Map<string, () => void>();
	const begin = (holder: string, name: string) =>
		inShare(holder, () => {
			begun.push(name);
			return new Promise<void>((resolve) => ends.set(name, resolve));
		});
	const greedy = ["a", "b", "c"].map((name) => begin("greedy", name));
	const other = begin("other", "d");
	expect(begun).toEqual(["a", "b", "d"]);
	ends.get("b")?.();
	await greedy[1];
	await vi.waitFor(() => expect(begun).toEqual(["a", "b", "d", "c"]));
	for (const end of ends.values()) end();
	await Promise.all([...greedy, other]);
});

it("a queue of shares frees the place of work that failed", async () => {
	const inShare = queuedShares(1);
	await expect(inShare("one", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
	expect(await inShare("one", async () => "again")).toBe("again");
});
