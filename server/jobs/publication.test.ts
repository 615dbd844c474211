import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import type { AuditEntry } from "#app/features/audit/audit.store.server.ts";
import { openLog } from "#platform/log/log.ts";
import { freshDatabase } from "#platform/testing/fresh-database.ts";
import { openStores } from "#server/composition/stores.ts";
import { publishOnTime } from "./publication.ts";

const log = openLog("silent");
const whole = { title: "Dawn", excerpt: "Early.", content: "The lagoon wakes." };
const dawn = "2026-03-01T02:00:00.000Z";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
	vi.useRealTimers();
});

describe("publishing on time", () => {
	it("publishes at the start what became due while nobody looked, and later what becomes due", async () => {
		let now = new Date("2026-02-28T12:00:00.000Z");
		const { articles } = openStores(await freshDatabase("sqlite"), () => now);
		const { id } = await articles.saving.create(articleInput.parse({ ...whole, publishAt: dawn }));
		const recorded: AuditEntry[] = [];
		const record = async (entry: AuditEntry) => void recorded.push(entry);
		const worker = publishOnTime(articles.schedule.publishDue, record, log);
		await worker.look();
		worker.start();
		expect(await articles.reading.get(id)).toMatchObject({ published: false, publishAt: dawn });

		now = new Date("2026-03-01T02:00:03.000Z");
		await vi.advanceTimersByTimeAsync(5_000);
		await vi.waitFor(async () => expect((await articles.reading.get(id)).published).toBe(true));
		await worker.stop();

		const late = await articles.saving.create(
			articleInput.parse({ ...whole, publishAt: "2026-03-02T02:00:00Z" }),
		);
		now = new Date("2026-03-05T00:00:00.000Z");
		await publishOnTime(articles.schedule.publishDue, record, log).look();
		expect(await articles.reading.get(late.id)).toMatchObject({
			published: true,
			publishedAt: "2026-03-02T02:00:00.000Z",
		});
		const onTime = { action: "article-published", details: { published: 1 } };
		expect(recorded).toEqual([onTime, onTime]);
	});

	it("looks again after a failure, and never once stopped", async () => {
		const publishDue = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error("no database"));
		publishDue.mockResolvedValue(0);
		const worker = publishOnTime(publishDue, async () => undefined, log);
		await worker.look();
		worker.start();
		expect(publishDue).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(10_000);
		expect(publishDue).toHaveBeenCalledTimes(3);
		await worker.stop();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(publishDue).toHaveBeenCalledTimes(3);
	});
});
