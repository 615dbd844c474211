import { altMember, type LibraryImage } from "#app/features/media/library-image.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import { languages } from "#app/site/site-config.ts";

export const imageOrders = ["newest", "oldest", "name", "uses"] as const;
export const imageParts = ["all", "unused", "undescribed"] as const;

export type ImageFilter = {
	search: string;
	part: (typeof imageParts)[number];
	order: (typeof imageOrders)[number];
};

export const everyImage: ImageFilter = { search: "", part: "all", order: "newest" };

/** Returns the images that match a filter, in its order. They come newest first. */
export function filteredImages(images: readonly LibraryImage[], filter: ImageFilter): LibraryImage[] {
	const words = foldForSearch(filter.search).split(" ").filter(Boolean);
	const found = images.filter((image) => {
		const text = foldForSearch(searchedText(image));
		return isPartOf(image, filter.part) && words.every((word) => text.includes(word));
	});
	return inOrder(found, filter.order);
}

function isDescribed(image: LibraryImage): boolean {
	return languages.every((language) => image[altMember(language)] !== "");
}

function isPartOf(image: LibraryImage, part: ImageFilter["part"]): boolean {
	if (part === "unused") return image.usedIn.length === 0;
	return part === "all" || !isDescribed(image);
}

/** Returns the searchable text: name, alternative texts, and titles of the content that shows it. */
function searchedText(image: LibraryImage): string {
	const alts = languages.map((language) => image[altMember(language)]);
	return [image.name, ...alts, ...image.usedIn.map(({ title }) => title)].join(" ");
}

function inOrder(images: readonly LibraryImage[], order: ImageFilter["order"]): LibraryImage[] {
	switch (order) {
		case "newest":
			return [...images];
		case "oldest":
			return images.toReversed();
		case "uses":
			return images.toSorted((one, other) => other.usedIn.length - one.usedIn.length);
		case "name":
			return images.toSorted(byName);
	}
}

/** Compares by name, numbers as numbers; images without a name come last. */
function byName(one: LibraryImage, other: LibraryImage): number {
	if (one.name === "" || other.name === "") return Number(one.name === "") - Number(other.name === "");
	return one.name.localeCompare(other.name, undefined, { numeric: true });
}
