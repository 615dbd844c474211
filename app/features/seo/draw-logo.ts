/** Draws the logo with a hash as PNG, centred in a box. */
export type DrawLogo = (
	hash: string,
	drawing: { width: number; height: number; white?: boolean },
) => Promise<Buffer<ArrayBuffer>>;
