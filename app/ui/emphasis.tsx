import { Fragment } from "react";

/**
 * A title in which the phrase between asterisks is set in the serif italic, the brand's signature.
 */
export function Emphasis({ text }: { text: string }) {
	return text.split("*").map((part, index) => {
		// Parts of a fixed text never change places: the index is their identity.
		const key = `${index}`;
		return index % 2 === 1 ? <em key={key}>{part}</em> : <Fragment key={key}>{part}</Fragment>;
	});
}

/** The same title without its marks, for places that cannot show an italic. */
export function withoutEmphasis(text: string): string {
	return text.replaceAll("*", "");
}
