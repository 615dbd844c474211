import { type CSSProperties, Fragment } from "react";

/** Milliseconds between two words. */
const pace = 90;

/**
 * A title whose words rise one after the other. All are painted from the start and stay one text. The
 * phrase in italic is not broken if it fits a line, as browsers balance lines differently.
 */
export function RisingTitle({ text }: { text: string }) {
	return titlePhrases(text).map(({ italic, words }, place) => (
		<Fragment key={words[0]?.position}>
			{place === 0 ? null : " "}
			{italic ? <span className="inline-block">{words.map(risingWord)}</span> : words.map(risingWord)}
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

type TitleWord = { position: number; word: string; italic: boolean };

/** Returns the words of a title, each with whether it stands between asterisks, which mark italic. */
export function titleWords(title: string): TitleWord[] {
	let italic = false;
	return title.split(" ").map((marked, position) => {
		const marks = marked.split("*").length - 1;
		const begins = italic || marked.startsWith("*");
		if (marks % 2 === 1) italic = !italic;
		return { position, word: marked.replaceAll("*", ""), italic: begins };
	});
}

/** Groups the words of a title into phrases of italic and upright. */
export function titlePhrases(title: string): { italic: boolean; words: TitleWord[] }[] {
	const phrases: { italic: boolean; words: TitleWord[] }[] = [];
	for (const word of titleWords(title)) {
		const last = phrases.at(-1);
		if (last?.italic === word.italic) last.words.push(word);
		else phrases.push({ italic: word.italic, words: [word] });
	}
	return phrases;
}
