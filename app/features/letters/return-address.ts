const maxCodes = 20;

/**
 * The envelope's sender of one letter to one reader: `bounces@x` has a part of its own added,
 * `bounces+code@x`; at `@x`, a domain whose every address is taken, it is `code@x`.
 */
export function returnAddress(bounceAddress: string, code: string): string {
	const at = bounceAddress.lastIndexOf("@");
	const name = bounceAddress.slice(0, at);
	return `${name}${name === "" ? "" : "+"}${code}${bounceAddress.slice(at)}`;
}

/** The codes that stand in what a report names: senders and ids of letters. */
export function returnCodesIn(marks: readonly string[]): string[] {
	const found = marks.flatMap(
		(mark) => mark.toLowerCase().match(/(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g) ?? [],
	);
	return [...new Set(found)].slice(0, maxCodes);
}
