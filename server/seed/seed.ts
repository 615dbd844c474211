import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { articleInput } from "#app/features/articles/article.ts";
import { eventInput } from "#app/features/events/event.ts";
import {
	imageUrlOf,
	type MediaVariant,
	mediaFormats,
	mediaWidths,
	variantName,
} from "#app/features/media/media.ts";
import type { MediaStore } from "#app/features/media/storage/media.store.server.ts";
import { activeMembersKey } from "#app/features/settings/setting.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { membersPublicDefault } from "#app/site/site-config.ts";
import type { Clock } from "#platform/clock.ts";
import type { FileCache } from "#platform/files/file-cache.ts";
import { projectFolder } from "#platform/files/project-folder.ts";
import type { Stores } from "#server/composition/stores.ts";
import { type SampleArticle, sampleArticles } from "./sample-articles.ts";
import { sampleEventsFrom } from "./sample-events.ts";
import { unfinishedSeedKey } from "./seed-state.ts";

const dayMs = 24 * 60 * 60 * 1000;
type Parts = {
	stores: Stores;
	clock: Clock;
	/** The cache of picture sizes and formats: those of the sample site are delivered with it. */
	variantFiles: Pick<FileCache, "store">;
};

/** Fills an empty database with articles, pictures and events, or adds what a killed seed left. */
export async function seed(parts: Parts): Promise<void> {
	const { stores, clock } = parts;
	const { articles, events, settings } = stores;
	await settings.begin(unfinishedSeedKey, "");
	await settings.begin(activeMembersKey, String(membersPublicDefault));
	const now = clock().getTime();
	const titles = new Set((await events.list({ publishedOnly: false })).map(({ title }) => title));
	for (const event of sampleEventsFrom(dayOf(new Date(now)))) {
		if (!titles.has(event.title ?? "")) await events.create(eventInput.parse(event), { at: new Date(now) });
	}
	const slugs = new Set((await articles.reading.list({ publishedOnly: false })).map(({ slug }) => slug));
	// At once: texts are rendered in a process of their own, while others are written here.
	await Promise.all(
		sampleArticles
			.filter(({ slug }) => !slugs.has(slug))
			.map((sample) => addArticle(parts, sample, new Date(now - sample.daysAgo * dayMs))),
	);
	await settings.remove(unfinishedSeedKey);
}

/** Marks an empty database as begun: without content, and never filled by itself. */
export async function seedNothing({ settings }: Stores): Promise<void> {
	await settings.begin(activeMembersKey, String(membersPublicDefault));
}

async function addArticle(parts: Parts, sample: SampleArticle, at: Date): Promise<void> {
	const { stores, variantFiles } = parts;
	const { picture, daysAgo, ...texts } = sample;
	const imageUrl = picture && (await addPicture(picture, { media: stores.media, variantFiles }));
	await stores.articles.saving.create(articleInput.parse({ ...texts, imageUrl }), { at });
}

/** The illustrations, each with what is encoded of it beforehand. */
const folder = join(projectFolder, "server", "seed", "pictures");
const size = { width: 1600, height: 1067 };

type Variant = Pick<MediaVariant, "width" | "format">;

/** Every size and format of a picture. */
const variants: Variant[] = mediaWidths.flatMap((width) => mediaFormats.map((format) => ({ width, format })));

/** The file of a variant of a picture; the picture itself is the largest WebP. */
function variantFile(name: string, { width, format }: Variant): string {
	const isItself = width === size.width && format === "webp";
	return isItself ? pictureFile(name) : join(folder, `${name}-${width}.${format}`);
}

const pictureFile = (name: string): string => join(folder, `${name}.webp`);

type Places = { media: Pick<MediaStore, "add">; variantFiles: Pick<FileCache, "store"> };

/** Stores a picture with every variant: none is encoded at the first start. @returns its address. */
export async function addPicture(name: string, { media, variantFiles }: Places): Promise<string> {
	const shownName = name.charAt(0).toUpperCase() + name.slice(1);
	const hash = await media.add({ bytes: await readFile(pictureFile(name)), ...size, name: shownName });
	for (const variant of variants) {
		await variantFiles.store(variantName({ hash, ...variant }), await readFile(variantFile(name, variant)));
	}
	return imageUrlOf(hash);
}
