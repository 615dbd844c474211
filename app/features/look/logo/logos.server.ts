import { createHash } from "node:crypto";
import { fitInto, type Logo, mailLogoBox } from "#app/site/logo.ts";
import type { WorkQueue } from "#platform/concurrency/work-queue.ts";
import type { FileCache } from "#platform/files/file-cache.ts";
import { logoDrawer } from "./logo-drawer.server.ts";
import type { LogoDrawing } from "./logo-drawing.server.ts";
import type { PreparedLogo } from "./logo-intake.server.ts";

/** To be raised when the drawing changes, so that stored pictures are drawn anew. */
const drawingVersion = 1;
/** Screens of phones show two pixels where a mail has one. */
const pixelsAPoint = 2;
/** Of mails: what is transparent would show nothing of a dark logo at night. */
const paper = "#fbf7f2";

type StoredLogo = Pick<Logo, "type" | "width" | "height"> & { bytes: Uint8Array };

type Parts = {
	findLogo(hash: string): Promise<StoredLogo | undefined>;
	files: FileCache;
	queue: WorkQueue;
};

/** Logos as they are taken in and drawn, each in its turn. */
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

	/**
	 * The picture of a logo that mails show, on the paper of mails. Once it is drawn, the database is
	 * not asked for it.
	 */
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
