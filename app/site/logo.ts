/** A logo as it is stored. */
export type Logo = {
	/** Of its bytes: it stands in its address, so that the address never changes. */
	hash: string;
	type: "svg" | "png";
	/** Pixels, inside `logoBox`. */
	width: number;
	height: number;
	/** Whether nothing shines through it: on dark grounds it is then shown as it is. */
	isOpaque: boolean;
};

/** What an address of a logo serves: the file itself, or the picture of it that mails show. */
export const logoAddress = /^([0-9a-f]{64})(\.svg|\.png|-mail\.png)$/;

/** Where visitors' browsers find a logo. */
export function logoPath({ hash, type }: Pick<Logo, "hash" | "type">): string {
	return `/logo/${hash}.${type}`;
}

/** Where mail programs find it: they show no SVG. */
export function mailLogoPath({ hash }: Pick<Logo, "hash">): string {
	return `/logo/${hash}-mail.png`;
}

/** Pixels inside which every logo is stored: no place shows more. */
export const logoBox = { width: 1200, height: 600 };

/** A size with the proportions of a logo that fits into a box. */
export function fitInto(
	{ width, height }: Pick<Logo, "width" | "height">,
	box: { width: number; height: number },
): { width: number; height: number } {
	const scale = Math.min(box.width / width, box.height / height);
	return {
		width: Math.max(1, Math.round(width * scale)),
		height: Math.max(1, Math.round(height * scale)),
	};
}

/** Points of the place of a logo in mails. */
export const mailLogoBox = { width: 220, height: 56 };
