import { type CSSProperties, Fragment } from "react";
import { titleWords } from "./title-words";

/** Milliseconds between two words. */
const pace = 90;

/** A title whose words rise one after the other. They are all painted from the start, and stay words of one text. */
export function RisingTitle({ text }: { text: string }) {
	return titleWords(text).map(({ position, word, italic }) => {
		const style: CSSProperties & Record<"--rise-delay", string> = {
			"--rise-delay": `${position * pace}ms`,
		};
		return (
			<Fragment key={position}>
				{position === 0 ? null : " "}
				<span className="rising-word" style={style}>
					{italic ? <em>{word}</em> : <span>{word}</span>}
				</span>
			</Fragment>
		);
	});
}
