import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { openLog } from "#platform/log/log.ts";
import { endOnCrash, stopGracefully } from "./graceful-stop.ts";

/** Stands for the end of the process: thrown with the exit code, so that nothing runs after it. */
class Exit extends Error {
	readonly code: unknown;
	constructor(code: unknown) {
		super(`exit ${code}`);
		this.code = code;
	}
}

let handlers: Map<string | symbol, (what: never) => unknown>;
let exits: unknown[];

beforeEach(() => {
	handlers = new Map();
	exits = [];
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
	const on = vi.spyOn(process, "on").mockImplementation((name, handler) => {
		handlers.set(name, handler as (what: never) => unknown);
		return process;
	});
	const exit = vi.spyOn(process, "exit").mockImplementation((code) => {
		exits.push(code);
		throw new Exit(code);
	});
	onTestFinished(() => {
		on.mockRestore();
		exit.mockRestore();
		vi.useRealTimers();
	});
});

/** A running site that notes what becomes of it; its requests end when the test says so. */
function runningSite() {
	const did: string[] = [];
	const requests = Promise.withResolvers<void>();
	stopGracefully(
		{
			stop: () => {
				did.push("refuses connections");
				return requests.promise;
			},
			closeAllConnections: () => void did.push("cuts connections"),
		} as unknown as Parameters<typeof stopGracefully>[0],
		{
			dropWaiting: () => void did.push("drops what waits"),
			close: async () => void did.push("closes"),
			log: openLog("silent"),
		},
	);
	const signal = (name: NodeJS.Signals) =>
		Promise.resolve(handlers.get(name)?.(name as never)).catch((error: unknown) => {
			if (!(error instanceof Exit)) throw error;
		});
	return { did, endRequests: requests.resolve, signal };
}

describe("a process that is told to stop", () => {
	it.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
		"by %s answers what was asked before, closes the site, and ends well",
		async (name) => {
			const { did, endRequests, signal } = runningSite();
			const stopped = signal(name);
			expect(did).toEqual(["drops what waits", "refuses connections"]);
			expect(exits).toEqual([]);
			endRequests();
			await vi.advanceTimersByTimeAsync(0);
			await stopped;
			expect(did.at(-1)).toBe("closes");
			expect(exits).toEqual([0]);
		},
	);

	it("cuts off, after ten seconds, who does not come to an end", async () => {
		const { did, signal } = runningSite();
		void signal("SIGTERM");
		await vi.advanceTimersByTimeAsync(9_999);
		expect(did).not.toContain("cuts connections");
		await vi.advanceTimersByTimeAsync(1);
		expect(did).toContain("cuts connections");
		expect(exits).toEqual([]);
	});

	it("ends after fifteen seconds, whatever still holds it, and says so by its code", async () => {
		const { signal } = runningSite();
		void signal("SIGTERM");
		await expect(vi.advanceTimersByTimeAsync(15_000)).rejects.toThrow("exit 1");
		expect(exits).toEqual([1]);
	});

	it("takes Ctrl-C once that arrives from the terminal and from npm, and ends well", async () => {
		const { did, endRequests, signal } = runningSite();
		const stopped = signal("SIGINT");
		await vi.advanceTimersByTimeAsync(900);
		await signal("SIGINT");
		expect(exits).toEqual([]);
		endRequests();
		await stopped;
		expect([did.at(-1), exits]).toEqual(["closes", [0]]);
	});

	it.each(["SIGINT", "SIGTERM"] as const)(
		"ends at once when it is told a second time, by %s",
		async (name) => {
			const { did, signal } = runningSite();
			void signal("SIGINT");
			await vi.advanceTimersByTimeAsync(1_000);
			await signal(name);
			expect(exits).toEqual([1]);
			expect(did).not.toContain("closes");
		},
	);
});

describe("an error that nobody caught", () => {
	it("is a line of the log, and the end of the process", async () => {
		const log = openLog("silent");
		const fatal = vi.spyOn(log, "fatal");
		endOnCrash(log);
		const error = new Error("Nobody saw it coming.");
		await expect(handlers.get("uncaughtException")?.(error as never)).rejects.toThrow("exit 1");
		expect(fatal).toHaveBeenCalledWith({ err: error }, "crashed");
		expect(exits).toEqual([1]);
	});
});
