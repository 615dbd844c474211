import { Fragment } from "react";

/** Sets the phrase of a title between asterisks in italic. */
export function Emphasis({ text }: { text: string }) {
	return text.split("*").map((part, index) => {
		// The parts of a text do not move: the index identifies them.
		const key = `${index}`;
		return index % 2 === 1 ? <em key={key}>{part}</em> : <Fragment key={key}>{part}</Fragment>;
	});
}

/** Returns a title without its asterisks, for places without italic. */
export function withoutEmphasis(text: string): string {
	return text.replaceAll("*", "");
}
