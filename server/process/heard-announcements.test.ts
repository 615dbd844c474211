import { expect, it } from "vitest";
import { readEnvironment } from "#platform/environment.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { hearAnnouncements, UnheardAnnouncementsError } from "./heard-announcements.ts";
import { startFailure } from "./start-failure.ts";

it.each(bothEngines)("a process on %s hears of the others", async (engine) => {
	await expect(hearAnnouncements(await freshDatabase(engine))).resolves.toBeUndefined();
});

it("one that hears nothing does not start, and is told what stands between", async () => {
	const { ping } = await freshDatabase("postgres");
	const revision = {
		current: () => undefined,
		hasChangedSince: () => true,
		bump: async () => undefined,
		close: async () => undefined,
	};
	const deaf = { engine: "postgres", ping, revision } as const;
	const error = await hearAnnouncements(deaf, 30).catch((thrown: unknown) => thrown);
	expect(error).toBeInstanceOf(UnheardAnnouncementsError);
	const environment = readEnvironment({ DATABASE_URL: "postgres://site:hunter2@db.internal:6432/site" });
	const line = await startFailure(error, environment);
	expect(line).toContain("DATABASE_URL names db.internal:6432/site, through which");
	expect(line).toContain("pool_mode=session");
	expect(line).not.toContain("hunter2");
	// A database that is away is said to be away.
	const away = { ...deaf, ping: () => Promise.reject(new Error("away")) };
	await expect(hearAnnouncements(away)).rejects.toThrow("away");
});
