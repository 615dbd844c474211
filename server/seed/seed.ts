import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { articleInput } from "../../app/features/articles/article";
import { eventInput } from "../../app/features/events/event";
import { imageUrlOf } from "../../app/features/media/media";
import { activeMembersKey } from "../../app/features/settings/setting";
import { facts } from "../../app/site";
import type { Clock } from "../platform/clock";
import type { Stores } from "../stores";
import type { SampleArticle } from "./sample-article";
import { sampleArticles } from "./sample-articles";
import { sampleEvents } from "./sample-events";

const dayMs = 24 * 60 * 60 * 1000;
const pictureSize = { width: 1600, height: 1067 };

/** Where `scripts/pictures.ts` keeps the rendered illustrations, below the project's folder. */
const picturesFolder = join("server", "seed", "pictures", "rendered");

/** Fills an empty database with a whole site: articles with their pictures, events, the member count. */
export async function seed(stores: Stores, clock: Clock): Promise<void> {
	await stores.settings.set(activeMembersKey, String(facts.membersPublicDefault));
	const now = clock().getTime();
	// A millisecond apart: events without a calendar day are listed in the order of their creation.
	for (const [index, event] of sampleEvents.entries()) {
		await stores.events.create(eventInput.parse(event), new Date(now + index));
	}
	// The oldest first, so that the newest creation is the newest publication.
	for (const sample of sampleArticles.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
		await addArticle(stores, sample, new Date(now - sample.daysAgo * dayMs));
	}
}

async function addArticle(stores: Stores, sample: SampleArticle, at: Date): Promise<void> {
	const { picture, daysAgo, ...texts } = sample;
	const imageUrl = picture === null ? null : await addPicture(stores, picture);
	await stores.articles.create(articleInput.parse({ ...texts, imageUrl }), at);
}

async function addPicture({ media }: Stores, name: string): Promise<string> {
	const bytes = await readFile(join(picturesFolder, `${name}.webp`));
	const hash = await media.add({ bytes, ...pictureSize });
	return imageUrlOf(hash);
}
