import type { ImageReplacement } from "#app/features/media/image-replacement.ts";
import type { ImageUser, ReplacementWork } from "#app/features/media/image-uses.ts";
import type { Capability } from "#app/site/roles.ts";
import type { Stores } from "./stores.ts";

type Users = Pick<Stores, "articles" | "authors" | "letters" | "customPages" | "look" | "facts">;

/** Everything that uses images: where each is needed, and how another takes its place. */
export function imageUsers({
	articles,
	authors,
	letters,
	customPages,
	look,
	facts,
}: Users): readonly ImageUser[] {
	return [articles.images, authors, letters, customPages, look, facts];
}

/** Puts one image in place of another wherever it is needed, all of it or nothing. */
export function imageReplacement(stores: Users & Pick<Stores, "media">) {
	const all = imageUsers(stores);

	/**
	 * Leaves alone what is not open to a person: the look, the facts, and letters that the owner scheduled.
	 * @returns in how many things. @throws ApiError 404 or 409.
	 */
	return async (
		{ from, to }: Pick<ImageReplacement, "from" | "to">,
		isOpen: (capability: Capability) => boolean = () => true,
	): Promise<number> => {
		const users = all
			.filter((user) => user !== stores.look || isOpen("look"))
			.filter((user) => user !== stores.facts || isOpen("facts"));
		const replacement = { from, to, sparesScheduled: !isOpen("sending") };
		const described = await stores.media.listDescribed(replacement.to);
		return replaceFrom(0, []);

		/**
		 * Writes the work of one user of the image, within which the next prepares its own: all share a
		 * transaction.
		 */
		async function replaceFrom(place: number, works: readonly ReplacementWork[]): Promise<number> {
			const user = users[place];
			if (user === undefined) return stores.media.replace(replacement, works);
			return user.replaceImage({ ...replacement, described }, (work) =>
				replaceFrom(place + 1, [...works, work]),
			);
		}
	};
}
