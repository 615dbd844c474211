import { Fragment } from "react";

const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text in which each e-mail address is a link to write to it. */
export function TextWithAddresses({ text }: { text: string }) {
	return text.split(address).map((part, index) =>
		// Splitting by a group puts what it matched at the odd places.
		index % 2 === 1 ? (
			<a key={part} href={`mailto:${part}`} className="text-link">
				{part}
			</a>
		) : (
			<Fragment key={part}>{part}</Fragment>
		),
	);
}
