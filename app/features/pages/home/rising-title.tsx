import { type CSSProperties, Fragment } from "react";
import { type TitleWord, titlePhrases } from "./title-words.ts";

/** Milliseconds between two words. */
const pace = 90;

/**
 * A title whose words rise one after the other. They are all painted from the start, and stay words of one text. The
 * phrase in italic stays on one line: engines that balance lines each would break it elsewhere.
 */
export function RisingTitle({ text }: { text: string }) {
	return titlePhrases(text).map(({ italic, words }, place) => (
		<Fragment key={words[0]?.position}>
			{place === 0 ? null : " "}
			{italic ? <span className="whitespace-nowrap">{words.map(risingWord)}</span> : words.map(risingWord)}
		</Fragment>
	));
}

function risingWord({ position, word, italic }: TitleWord, place: number) {
	const style: CSSProperties & Record<"--rise-delay", string> = { "--rise-delay": `${position * pace}ms` };
	return (
		<Fragment key={position}>
			{place === 0 ? null : " "}
			<span className="rising-word" style={style}>
				{italic ? <em>{word}</em> : <span>{word}</span>}
			</span>
		</Fragment>
	);
}
