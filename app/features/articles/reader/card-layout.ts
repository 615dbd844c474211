/** The boxes of a card and its skeleton, with room for the usual number of lines of each text. */
export const cardLayout = {
	grid: "grid gap-x-8 gap-y-16 sm:grid-cols-2 lg:grid-cols-3",
	card: "relative flex flex-col gap-4",
	picture: "aspect-3/2 overflow-hidden rounded-[2px] bg-sand",
	label: "flex min-h-[calc(1em*var(--text-label--line-height))] flex-wrap gap-x-3",
	title: "text-heading sm:min-h-[calc(2em*var(--text-heading--line-height))]",
	excerpt:
		"line-clamp-5 sm:min-h-[calc(5em*var(--text-body--line-height))] xl:line-clamp-4 xl:min-h-[calc(4em*var(--text-body--line-height))]",
	tags: "min-h-8",
	foot: "mt-auto flex flex-wrap items-center justify-between gap-x-4 border-t border-clay pt-3 text-small",
} as const;

/** The room of a card's row for tags, and that which each badge's frame takes, in characters. */
const rowLetters = 46;
const frameLetters = 4;

/** Returns the first tags that fit one row of a card, at least one. */
export function tagsOfOneRow(tags: readonly string[]): string[] {
	let room = rowLetters;
	return tags.filter((tag, place) => {
		room -= tag.length + frameLetters;
		return place === 0 || room >= 0;
	});
}
