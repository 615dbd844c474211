import { ApiError } from "#platform/api/api-error.ts";
import { TaskOverrun, taskProcess } from "#platform/concurrency/task-process.ts";
import type { LogoDrawing } from "./logo-drawing.server.ts";
import type { PreparedLogo } from "./logo-intake.server.ts";
import type { LogoAnswer, LogoTask } from "./logo-process.server.ts";
import { tooManyParts } from "./logo-refusals.server.ts";

/** A logo is drawn within a tenth of a second, many times that on a very busy machine. */
const timeoutMs = 10_000;
/** After so long without a logo, the process gives back its memory. */
const idleMs = 10_000;
/** Of JavaScript: pixels are held beside it. */
const heapMb = 96;

/**
 * Reads and draws logos in a process of its own, which is ended where one takes too long: nothing
 * else ends the drawing of an SVG.
 */
export function logoDrawer(limits = { timeoutMs, idleMs, heapMb }) {
	const entry = new URL("./logo-process.server.ts", import.meta.url);
	const tasks = taskProcess<LogoTask, LogoAnswer>(entry, limits);

	/**
	 * A logo fit to be stored. @throws ApiError 400 for what is none, holds more than shapes, or cannot
	 * be drawn within the limits.
	 */
	async function prepare(bytes: Uint8Array): Promise<PreparedLogo> {
		const answer = await tasks.run({ kind: "prepare", bytes }).catch((error: unknown) => {
			throw error instanceof TaskOverrun ? tooManyParts() : error;
		});
		if (answer.kind === "prepared") return answer.logo;
		if (answer.kind === "refused") {
			throw new ApiError(400, answer.code, answer.message, { more: answer.more });
		}
		throw new Error("A logo was drawn in place of being prepared.");
	}

	/** @throws TaskOverrun */
	async function draw(bytes: Uint8Array, drawing: LogoDrawing): Promise<Buffer<ArrayBuffer>> {
		const answer = await tasks.run({ kind: "draw", bytes, drawing });
		if (answer.kind !== "drawn") throw new Error("A logo was not drawn.");
		return Buffer.from(answer.bytes);
	}

	return { prepare, draw, stop: tasks.stop };
}
