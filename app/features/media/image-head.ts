/** How files of the accepted types begin; HEIC and AVIF have their length before. */
const heads = [/^\xff\xd8\xff/, /^\x89PNG\r\n.\n/, /^GIF8[79]a/, /^RIFF.{4}WEBP/s, /^.{4}ftyp/s];

/** Whether bytes begin as a JPEG, PNG, GIF, WebP, AVIF or HEIC file does. */
export function hasAcceptedHead(bytes: Uint8Array): boolean {
	const head = String.fromCharCode(...bytes.subarray(0, 12));
	return heads.some((one) => one.test(head));
}
