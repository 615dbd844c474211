export type Logo = {
	/** The SHA-256 of its bytes, and part of its address. */
	hash: string;
	type: "svg" | "png";
	/** Pixels, within `logoBox`. */
	width: number;
	height: number;
	/** An opaque logo is not shown in white on dark backgrounds. */
	isOpaque: boolean;
};

/** The largest file of a logo, inclusive, in MiB. */
export const maxLogoMegabytes = 1;
export const maxLogoBytes = maxLogoMegabytes * 1024 * 1024;

/** File names of a logo: the file itself, or its picture for mails. */
export const logoAddress = /^([0-9a-f]{64})(\.svg|\.png|-mail\.png)$/;

export function logoPath({ hash, type }: Pick<Logo, "hash" | "type">): string {
	return `/logo/${hash}.${type}`;
}

/** Returns the path of a logo for mail programs, which show no SVG. */
export function mailLogoPath({ hash }: Pick<Logo, "hash">): string {
	return `/logo/${hash}-mail.png`;
}

/** Largest stored logo in pixels: no place shows more. */
export const logoBox = { width: 1200, height: 600 };

export function fitInto(
	{ width, height }: Pick<Logo, "width" | "height">,
	box: { width: number; height: number },
): { width: number; height: number } {
	const scale = Math.min(box.width / width, box.height / height);
	return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Size of a logo in mails, in points. */
export const mailLogoBox = { width: 220, height: 56 };
