import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { hashOf, mediaFormats, mediaUrl, mediaWidths } from "#app/features/media/media.ts";
import type { Database } from "#platform/database/database.ts";
import { photograph } from "#server/testing/photographs.ts";
import type { Client } from "./client.ts";
import type { SiteSlot } from "./site-slot.ts";
import type { Tally } from "./tally.ts";

/** A session may upload 120 pictures in ten minutes. */
const uploadMs = 6_000;
const size = { width: 32, height: 24, channels: 3 } as const;

type Parts = {
	client: Client;
	tally: Tally;
	anyProcess: () => number;
	slots: readonly SiteSlot[];
};

/**
 * Somebody who uploads pictures: drawings, each another, all the while; and, when asked to, a
 * photograph as phones write it, whose decoder is killed.
 */
export class PictureUploader {
	/** The addresses that were acknowledged. */
	readonly stored = new Set<string>();
	readonly #parts: Parts;
	#photographUrl: string | undefined;

	constructor(parts: Parts) {
		this.#parts = parts;
	}

	async uploadUntil(isOver: () => boolean): Promise<void> {
		for (let number = 1; !isOver(); number += 1) {
			const background = `#${(number * 4_099).toString(16).padStart(6, "0")}`;
			const drawing = await sharp({ create: { ...size, background } })
				.png()
				.toBuffer();
			await this.#upload(this.#parts.anyProcess(), drawing, "drawing.png");
			await wait(uploadMs);
		}
	}

	/** Uploads it, and kills the decoder `killAfterMs` after it was first seen. */
	async uploadPhotograph(process: number, killAfterMs: number): Promise<void> {
		const { slots, tally } = this.#parts;
		const upload = this.#upload(process, await photograph("upright"), "photograph.heic");
		if (await slots[process]?.killChild("heic-process", killAfterMs)) {
			tally.count("kills of what decodes photographs");
		}
		const url = await upload;
		if (url === undefined) return;
		this.#photographUrl ??= url;
		if (url !== this.#photographUrl) tally.judge("half written", `a photograph is at ${url}`);
	}

	/** @returns its address, where it was acknowledged. */
	async #upload(process: number, bytes: Buffer<ArrayBuffer>, name: string): Promise<string | undefined> {
		const { client, tally } = this.#parts;
		const form = new FormData();
		form.set("image", new File([bytes], name));
		const answer = await client.ask(process, "POST", "/api/admin/upload-image", form);
		if (answer?.status === 200) {
			const { url } = JSON.parse(answer.text) as { url: string };
			this.stored.add(url);
			tally.count("writes acknowledged");
			tally.count("of them pictures");
			return url;
		}
		if (answer !== undefined && answer.status < 500 && answer.status !== 429) {
			tally.unpromised(`${answer.status} upload of ${name}: ${answer.text.slice(0, 120)}`);
		}
		return undefined;
	}
}

/** Holds each acknowledged picture against its name, and its variants against one another. */
export async function auditPictures(
	stored: ReadonlySet<string>,
	{ database: { db }, tally, slots }: { database: Database; tally: Tally; slots: readonly SiteSlot[] },
): Promise<void> {
	for (const url of stored) {
		const hash = hashOf(url) ?? "";
		const row = await db.selectFrom("media").select("bytes").where("hash", "=", hash).executeTakeFirst();
		const found = row && createHash("sha256").update(row.bytes).digest("hex");
		if (found !== hash) tally.judge(found === undefined ? "lost" : "half written", `picture ${hash}`);
		for (const width of mediaWidths) {
			for (const format of mediaFormats) {
				await auditVariant(mediaUrl({ hash, width, format }), slots, tally);
			}
		}
	}
}

async function auditVariant(path: string, slots: readonly SiteSlot[], tally: Tally): Promise<void> {
	const answers = await Promise.all(
		slots.map(async ({ url }) => {
			const answer = await fetch(url + path);
			return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
		}),
	);
	const [first] = answers;
	for (const { status, bytes } of answers) {
		if (status !== 200) tally.judge("lost", `${status} ${path}`);
		else if (!first?.bytes.equals(bytes) || !(await canBeDecoded(bytes))) tally.judge("half written", path);
	}
}

async function canBeDecoded(bytes: Buffer): Promise<boolean> {
	return sharp(bytes, { failOn: "warning" })
		.stats()
		.then(
			() => true,
			() => false,
		);
}
