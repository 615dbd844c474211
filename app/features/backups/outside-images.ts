import { z } from "#app/content/schema.ts";

/** The state of the images that backups name and do not hold. */
export const outsideImagesReport = z.object({
	place: z
		.string()
		.nullable()
		.meta({ description: "The folder or bucket; null: all images are in the database" }),
	images: z.int().meta({ description: "How many are there, or should be" }),
	lost: z.int().meta({ description: "How many of them are missing there, or hold something else" }),
	isAway: z.boolean().meta({ description: "Whether the place does not answer" }),
	checkedAt: z
		.string()
		.nullable()
		.meta({ description: "When every one had last been read; null: not yet; ISO 8601, UTC" }),
});

export type OutsideImagesReport = z.infer<typeof outsideImagesReport>;
