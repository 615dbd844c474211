import type { Edition } from "#app/features/letters/edition.ts";
import type { SiteContext } from "#app/site/site-context.server.ts";

/** An edition whose pictures are cropped as the library says now. */
export async function withCrops(
	edition: Edition,
	media: Pick<SiteContext["media"], "listPositions">,
): Promise<Edition> {
	const urls = edition.parts.flatMap((part) => (part.kind === "article" ? (part.imageUrl ?? []) : []));
	const positions = await media.listPositions(urls);
	const parts = edition.parts.map((part) =>
		part.kind === "article" ? { ...part, imagePosition: positions[part.imageUrl ?? ""] } : part,
	);
	return { ...edition, parts };
}
