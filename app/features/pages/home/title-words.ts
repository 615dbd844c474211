export type TitleWord = { position: number; word: string; italic: boolean };

/** The words of a title one by one, each knowing whether it stands between the asterisks that mark the italic. */
export function titleWords(title: string): TitleWord[] {
	let italic = false;
	return title.split(" ").map((marked, position) => {
		const marks = marked.split("*").length - 1;
		const begins = italic || marked.startsWith("*");
		if (marks % 2 === 1) italic = !italic;
		return { position, word: marked.replaceAll("*", ""), italic: begins };
	});
}

/** The same words in phrases: each change to or from italic begins another. */
export function titlePhrases(title: string): { italic: boolean; words: TitleWord[] }[] {
	const phrases: { italic: boolean; words: TitleWord[] }[] = [];
	for (const word of titleWords(title)) {
		const last = phrases.at(-1);
		if (last?.italic === word.italic) last.words.push(word);
		else phrases.push({ italic: word.italic, words: [word] });
	}
	return phrases;
}
