import { Fragment } from "react";
import { marksOf, nameOfMark } from "#app/features/texts/text-rules.ts";

const marks = /(\{\{\w+\}\}|\{\w+\})/;

/** What facts say, by name. */
export type FactValues = Readonly<Record<string, string>>;

/**
 * A text as it is stored, made readable: facts are chips that say what they say, and the phrase in
 * italics is.
 */
export function ShownText({ text, facts }: { text: string; facts: FactValues }) {
	return text.split("*").map((part, index) => {
		// Parts of one text never change places: the index is their identity.
		const key = `${index}`;
		if (index % 2 === 0) return <Filled key={key} text={part} facts={facts} />;
		return (
			<em key={key} className="font-serif italic">
				<Filled text={part} facts={facts} />
			</em>
		);
	});
}

function Filled({ text, facts }: { text: string; facts: FactValues }) {
	return text.split(marks).map((piece, index) => {
		const key = `${index}`;
		return index % 2 === 0 ? (
			<Fragment key={key}>{piece}</Fragment>
		) : (
			<Chip key={key} mark={piece} facts={facts} />
		);
	});
}

/** A fact by its value, or by its name where it is blank, as is what a page fills in. */
export function Chip({ mark, facts }: { mark: string; facts: FactValues }) {
	const name = nameOfMark(mark);
	return (
		<span className="rounded-full bg-mist px-2 py-0.5 text-[0.85em] text-lagoon" title={name}>
			{facts[name] || name}
		</span>
	);
}

/** A text as it reads, facts in their place; what a page fills in stands between brackets. */
export function filled(text: string, facts: FactValues): string {
	return [...new Set(marksOf(text))].reduce((shown, mark) => {
		const name = nameOfMark(mark);
		// A function: in a text, "$&" would stand for what is replaced.
		return shown.replaceAll(mark, () => facts[name] || `[${name}]`);
	}, text);
}
