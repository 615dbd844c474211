/** Crockford's base 32 (https://www.crockford.com/base32.html): without I, L, O and U. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const bitsOfSign = 5;
const group = 4;

/** Writes bytes as people read and type them: groups of four signs with a hyphen between. */
export function writtenBytes(bytes: Uint8Array): string {
	let signs = "";
	let [value, bits] = [0, 0];
	for (const byte of bytes) {
		value = (value << 8) | byte;
		bits += 8;
		while (bits >= bitsOfSign) {
			bits -= bitsOfSign;
			signs += alphabet[(value >> bits) & 31];
			value &= (1 << bits) - 1;
		}
	}
	if (bits > 0) signs += alphabet[(value << (bitsOfSign - bits)) & 31];
	return signs.match(new RegExp(`.{1,${group}}`, "g"))?.join("-") ?? "";
}

/** Forgives spaces, hyphens, small letters, and signs that resemble others. */
export function tidySigns(text: string): string {
	const signs = text.toUpperCase().replace(/[\s-]/g, "");
	return signs.replaceAll("O", "0").replace(/[IL]/g, "1");
}

/** Reads what `writtenBytes` wrote; undefined where a sign is none of it. Bits left over are dropped. */
export function readBytes(text: string): Uint8Array | undefined {
	const bytes: number[] = [];
	let [value, bits] = [0, 0];
	for (const sign of tidySigns(text)) {
		const place = alphabet.indexOf(sign);
		if (place < 0) return undefined;
		value = (value << bitsOfSign) | place;
		bits += bitsOfSign;
		if (bits < 8) continue;
		bits -= 8;
		bytes.push(value >> bits);
		value &= (1 << bits) - 1;
	}
	return Uint8Array.from(bytes);
}
