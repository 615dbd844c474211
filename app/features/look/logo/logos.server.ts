import { createHash } from "node:crypto";
import { fitInto, type Logo, mailLogoBox } from "#app/site/logo.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { TaskOverrun, taskProcess } from "#platform/concurrency/task-process.ts";
import type { WorkQueue } from "#platform/concurrency/work-queue.ts";
import type { FileCache } from "#platform/files/file-cache.ts";
import type { LogoAnswer, LogoDrawing, LogoTask, PreparedLogo } from "./logo-process.server.ts";
import { tooManyParts } from "./logo-refusals.server.ts";

/** The version of the drawing. Raise it when the drawing changes, so that stored pictures are drawn anew. */
const drawingVersion = 1;
/** Screens of phones show two pixels where a mail has one. */
const pixelsAPoint = 2;
/** The background of a logo in mails: where it was transparent, a dark logo would not be seen at night. */
const paper = "#fbf7f2";

type StoredLogo = Pick<Logo, "type" | "width" | "height"> & { bytes: Uint8Array };

type Parts = {
	findLogo(hash: string): Promise<StoredLogo | undefined>;
	files: FileCache;
	queue: WorkQueue;
};

export function siteLogos({ findLogo, files, queue }: Parts) {
	const drawer = logoDrawer();

	/** A logo fit to be stored. @throws ApiError 400 for what is none, 503 when too many wait. */
	function prepare(bytes: Uint8Array): Promise<PreparedLogo> {
		return queue.run("administrator", () => drawer.prepare(bytes));
	}

	/** The logo as a picture: part of a drawing that has its turn already. */
	async function draw(hash: string, drawing: LogoDrawing): Promise<Buffer<ArrayBuffer>> {
		const logo = await findLogo(hash);
		if (logo === undefined) throw new Error(`The logo ${hash} is not stored.`);
		return drawer.draw(logo.bytes, drawing);
	}

	/** Returns a logo as mails show it. Once it is drawn, the database is not asked for it. */
	async function findForMail(hash: string): Promise<{ type: "png"; bytes: Uint8Array } | undefined> {
		const name = `${createHash("sha256").update(`mail ${drawingVersion} ${hash}`).digest("hex")}.logo`;
		const stored = await files.find(name);
		if (stored !== undefined) return { type: "png", bytes: stored };
		const logo = await findLogo(hash);
		if (logo === undefined) return undefined;
		const { width, height } = fitInto(logo, mailLogoBox);
		const size = { width: width * pixelsAPoint, height: height * pixelsAPoint };
		const bytes = await files.findOrMake(name, () =>
			queue.run("visitor", () => drawer.draw(logo.bytes, { ...size, ground: paper })),
		);
		return { type: "png", bytes };
	}

	return { prepare, draw, findForMail, stop: drawer.stop };
}

/** A logo is drawn within a tenth of a second, many times that on a very busy machine. */
const timeoutMs = 10_000;
/** The time without a logo after which the process gives back its memory. */
const idleMs = 10_000;
/** The most memory of the process for JavaScript; pixels are held beside it. */
const heapMb = 96;

/** Reads and draws logos in a process of its own: nothing else can end the drawing of an SVG. */
export function logoDrawer(limits = { timeoutMs, idleMs, heapMb }) {
	const entry = new URL("./logo-process.server.ts", import.meta.url);
	const tasks = taskProcess<LogoTask, LogoAnswer>(entry, limits);

	/** Prepares a logo for storing. @throws ApiError 400 for what is none, or takes too long to draw. */
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

	async function draw(bytes: Uint8Array, drawing: LogoDrawing): Promise<Buffer<ArrayBuffer>> {
		const answer = await tasks.run({ kind: "draw", bytes, drawing });
		if (answer.kind !== "drawn") throw new Error("A logo was not drawn.");
		return Buffer.from(answer.bytes);
	}

	return { prepare, draw, stop: tasks.stop };
}
