/** The fields of a sample article beside its texts, which have a file in each language. */
export type SampleRow = {
	slug: string;
	/** File name, without ending, of the picture in `pictures/`; null for an article without one. */
	picture: string | null;
	published: boolean;
	/** Days before the seeding day on which the article was published (or begun, for a draft). */
	daysAgo: number;
};

/** The articles of a first start, in no order: `daysAgo` gives it. */
export const sampleRows: SampleRow[] = [
	{ slug: "attachment-styles-without-the-jargon", picture: "orbit", published: true, daysAgo: 32 },
	{ slug: "chemistry-is-not-a-verdict", picture: "ember", published: true, daysAgo: 11 },
	{ slug: "dating-after-divorce-with-an-open-heart", picture: "sunrise", published: true, daysAgo: 61 },
	{ slug: "first-date-questions-that-open-a-door", picture: "doorway", published: true, daysAgo: 18 },
	{ slug: "how-to-read-a-good-silence", picture: "lagoon", published: true, daysAgo: 47 },
	{ slug: "letting-a-friend-introduce-you", picture: "garland", published: false, daysAgo: 2 },
	{ slug: "meeting-across-an-ocean", picture: null, published: true, daysAgo: 54 },
	{ slug: "privacy-is-a-form-of-kindness", picture: "veil", published: true, daysAgo: 39 },
	{ slug: "the-case-for-a-small-table", picture: "table", published: true, daysAgo: 75 },
	{ slug: "the-second-date-is-where-it-starts", picture: "moonrise", published: true, daysAgo: 68 },
	{ slug: "what-a-matchmaker-listens-for", picture: "shell", published: true, daysAgo: 25 },
	{ slug: "what-busy-people-get-wrong-about-dating", picture: "tide", published: true, daysAgo: 4 },
];
