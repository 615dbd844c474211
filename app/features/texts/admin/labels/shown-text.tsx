import { Fragment } from "react";
import { marksOf, nameOfMark } from "#app/features/texts/text-rules.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { placeholderName } from "./text-messages.ts";

const marks = /(\{\{\w+\}\}|\{\w+\})/;

/** The facts as texts show them, by name. */
export type FactValues = Readonly<Record<string, string>>;

/** A stored text, made readable: facts are chips with their values, and italics are italic. */
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

/** A placeholder: the value of a fact, or the name of a blank fact and of what a page fills in. */
export function Chip({ mark, facts }: { mark: string; facts: FactValues }) {
	const t = useText("admin");
	const name = nameOfMark(mark);
	const label = placeholderName(name, t);
	return (
		<span className="rounded-full bg-mist px-2 py-0.5 text-[0.85em] text-lagoon" title={label}>
			{facts[name] || label}
		</span>
	);
}

/** Fills the facts into a text; what a page fills in becomes its name, by `nameOf`, in brackets. */
export function filled(text: string, facts: FactValues, nameOf: (mark: string) => string = (mark) => mark) {
	return [...new Set(marksOf(text))].reduce((shown, mark) => {
		const name = nameOfMark(mark);
		// A function: in a text, "$&" would stand for what is replaced.
		return shown.replaceAll(mark, () => facts[name] || `[${nameOf(name)}]`);
	}, text);
}
