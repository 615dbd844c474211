/** Draws the logo with this hash as PNG, in the middle of a box, perhaps in white. */
export type DrawLogo = (
	hash: string,
	drawing: { width: number; height: number; white?: boolean },
) => Promise<Buffer<ArrayBuffer>>;
