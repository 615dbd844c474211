import type { PictureName } from "#server/seed/pictures/index.ts";

/** What a seed article states. `content` is Markdown without a level-one heading; one paragraph is one line. */
export type SampleArticle = {
	slug: string;
	title: string;
	excerpt: string;
	category: string;
	tags: string[];
	/** File name, without ending, of the picture in `../pictures`, and what it shows; null for an article without one. */
	picture: PictureName | null;
	imageAlt: string;
	published: boolean;
	/** Days before the seeding day on which the article was published (or begun, for a draft). */
	daysAgo: number;
	content: string;
	fr?: {
		title: string;
		excerpt: string;
		category: string;
		tags: string[];
		imageAlt: string;
		content: string;
	};
};
