import { articleInput } from "#app/features/articles/article.ts";
import { eventInput } from "#app/features/events/event.ts";
import { activeMembersKey } from "#app/features/settings/setting.ts";
import { membersPublicDefault } from "#app/site/site-config.ts";
import type { Clock } from "#platform/clock.ts";
import type { FileCache } from "#platform/files/file-cache.ts";
import type { Stores } from "#server/composition/stores.ts";

import { type SampleArticle, sampleArticles } from "./sample-articles.ts";
import { sampleEvents } from "./sample-events.ts";
import { addPicture } from "./sample-pictures.ts";
import { unfinishedSeedKey } from "./seed-state.ts";

const dayMs = 24 * 60 * 60 * 1000;
type Parts = {
	stores: Stores;
	clock: Clock;
	/** The cache of picture sizes and formats: those of the sample site are delivered with it. */
	variantFiles: Pick<FileCache, "store">;
};

/**
 * Fills an empty database with a whole site: articles with their pictures, events, the member
 * count. One that was broken off, by a kill in its middle, adds what is missing.
 */
export async function seed(parts: Parts): Promise<void> {
	const { stores, clock } = parts;
	const { articles, events, settings } = stores;
	await settings.begin(unfinishedSeedKey, "");
	await settings.begin(activeMembersKey, String(membersPublicDefault));
	const now = clock().getTime();
	const titles = new Set((await events.list({ publishedOnly: false })).map(({ title }) => title));
	for (const event of sampleEvents) {
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
