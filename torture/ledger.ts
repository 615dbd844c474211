/** An acknowledged text: its number, the time of the answer, and the process. */
type Acknowledged = { text: number; at: number; process: number };

/** The comparison of a page with the acknowledged texts. */
export type Verdict = "right" | "stale" | "lost" | "half written";

const mark = /mark-(\d+)-(\d+)\./g;

/** Returns the mark in every field of an article's text, by which a page shows its version. */
export const markOf = (article: number, text: number): string => `mark-${article}-${text}.`;

/** Returns the texts of an article that a page shows, each once. */
export function textsShown(article: number, page: string): number[] {
	const found = [...page.matchAll(mark)].filter(([, owner]) => Number(owner) === article);
	return [...new Set(found.map(([, , text]) => Number(text)))];
}

/**
 * The acknowledged texts of one article, and those in doubt: a request without an answer is in
 * doubt until a look at the site settles it.
 */
export class ArticleLedger {
	readonly number: number;
	/** Undefined until the site has named them. */
	stored: { id: string; slug: string; version: number } | undefined;
	/** The number of the text that was written last, acknowledged or not. */
	lastText = 0;
	readonly #acknowledged: Acknowledged[] = [];
	readonly #doubtful = new Set<number>();
	#deletion: { at: number; process: number } | "doubtful" | undefined;

	constructor(number: number) {
		this.number = number;
	}

	/** Notes an acknowledged text. Those in doubt before it can no longer appear. */
	acknowledge(text: number, at: number, process: number): void {
		this.#acknowledged.push({ text, at, process });
		this.#doubtful.clear();
	}

	doubt(text: number): void {
		this.#doubtful.add(text);
	}

	/** Notes a deletion; one in doubt stays so: nothing that comes later rules it out. */
	delete(answered: { at: number; process: number } | "doubtful"): void {
		this.#deletion = answered;
	}

	/** True if it is to be written to: one that may be gone is left alone. */
	get isOpen(): boolean {
		return this.#deletion === undefined;
	}

	get isInDoubt(): boolean {
		return this.#doubtful.size > 0;
	}

	/** True if there was ever a page to look at. */
	get isKnown(): boolean {
		return this.#acknowledged.length > 0;
	}

	/**
	 * Judges what the site itself has stored: the text that was acknowledged last, or one that is in
	 * doubt and newer. `texts` are those that were found; none for an article that is not there.
	 */
	judgeStored(texts: readonly number[]): Verdict {
		return this.#judge(texts, this.#acknowledged.at(-1)?.text ?? 0, this.#isDeletedBefore(Infinity));
	}

	/**
	 * Judges a page that a process served to a request sent at an instant: at least what that process
	 * had acknowledged by then, and what the others had acknowledged so much earlier.
	 */
	judgePage(
		texts: readonly number[],
		request: { sentAt: number; process: number; allowedLagMs: number },
	): Verdict {
		const before = ({ at, process }: { at: number; process: number }) =>
			at <= request.sentAt - (process === request.process ? 0 : request.allowedLagMs);
		const least = this.#acknowledged.findLast(before)?.text ?? 0;
		const isGone = typeof this.#deletion === "object" && before(this.#deletion);
		const verdict = this.#judge(texts, least, isGone);
		return verdict === "lost" ? "stale" : verdict;
	}

	#isDeletedBefore(instant: number): boolean {
		return typeof this.#deletion === "object" && this.#deletion.at <= instant;
	}

	#judge(texts: readonly number[], least: number, isGone: boolean): Verdict {
		if (texts.length > 1) return "half written";
		const [text] = texts;
		if (text === undefined) return least === 0 || this.#deletion !== undefined ? "right" : "lost";
		if (isGone || text < least) return "lost";
		return "right";
	}
}
