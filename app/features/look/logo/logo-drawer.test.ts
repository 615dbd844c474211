import sharp from "sharp";
import { expect, it } from "vitest";
import { workQueue } from "#platform/concurrency/work-queue.ts";
import { fileCache } from "#platform/files/file-cache.ts";
import { openLog } from "#platform/log/log.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { logoDrawer, siteLogos } from "./logos.server.ts";

const simple = Buffer.from('<svg viewBox="0 0 9 9" width="9" height="9"><path d="M0 0h9v9z"/></svg>');
const limits = { timeoutMs: 60_000, idleMs: 10_000, heapMb: 96 };
const box = { width: 40, height: 40 };

/** Returns a drawing that takes minutes, as one may be stored from before references were counted. */
function endless(): Buffer {
	const layers = Array.from({ length: 7 }, (_, depth) => {
		const masked = depth === 0 ? "" : `mask="url(#m${depth - 1})"`;
		const shapes = `<rect width="900" height="900" fill="#fff" ${masked}/>`.repeat(8);
		return `<mask id="m${depth}">${shapes}</mask>`;
	});
	return Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 900" width="900" height="900">${layers.join("")}<rect width="900" height="900" mask="url(#m6)"/></svg>`,
	);
}

it("the drawer ends a drawing that takes too long, and does the next one", async () => {
	const { draw } = logoDrawer({ ...limits, timeoutMs: 300 });
	await expect(draw(endless(), box)).rejects.toMatchObject({ name: "TaskOverrun" });
	const drawn = logoDrawer(limits).draw(simple, box);
	expect(await sharp(await drawn).metadata()).toMatchObject({ width: 40, height: 40, format: "png" });
});

it("the drawer refuses a logo in the same words whether it is read or takes too long", async () => {
	const refusal = { status: 400, code: "logo-parts" };
	await expect(logoDrawer(limits).prepare(endless())).rejects.toMatchObject(refusal);
	await expect(logoDrawer({ ...limits, timeoutMs: 1 }).prepare(simple)).rejects.toMatchObject(refusal);
	await expect(logoDrawer(limits).prepare(Buffer.from("Hello"))).rejects.toMatchObject({ code: "logo-file" });
});

it("the drawer does not hold up the end of the site", async () => {
	const queue = workQueue({ concurrency: 1, maxWaiting: 1, retryAfterSeconds: 1 });
	const begun = Promise.withResolvers<void>();
	const run: typeof queue.run = (priority, work) =>
		queue.run(priority, () => {
			begun.resolve();
			return work();
		});
	const files = fileCache({ folder: await freshFolder(), maxBytes: 1e6, log: openLog("silent") });
	const stored = { type: "svg", width: 900, height: 900, bytes: endless() } as const;
	const { findForMail, stop } = siteLogos({ findLogo: async () => stored, files, queue: { ...queue, run } });
	const drawn = expect(findForMail("a".repeat(64))).rejects.toMatchObject({ name: "TaskOverrun" });
	await begun.promise;
	stop();
	await queue.whenIdle();
	await drawn;
});
