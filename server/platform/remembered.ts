import { LRUCache } from "lru-cache";
import type { ContentRevision } from "./content-revision";

/** Characters of JSON that are remembered of one store: a bound on memory. */
const mostCharacters = 8_000_000;

type Read = (...words: never[]) => Promise<unknown>;

/**
 * The same store, whose `reads` answer from memory while content is as it was: what cannot be counted or found
 * without a look at everything is looked at once for each change. Answers are shared: nobody may change one.
 */
export function remembering<Store extends Record<keyof Store, Read>>(
	revision: Pick<ContentRevision, "current">,
	store: Store,
	reads: readonly (keyof Store & string)[],
): Store {
	const known = new LRUCache<string, { answer: unknown }>({
		maxSize: mostCharacters,
		sizeCalculation: ({ answer }, question) => question.length + (JSON.stringify(answer)?.length ?? 1),
	});
	const underway = new Map<string, Promise<unknown>>();

	/** Answers one question, read once however many ask it at the same time. */
	async function answerOf(question: string, read: () => Promise<unknown>): Promise<unknown> {
		const remembered = known.get(question);
		if (remembered !== undefined) return remembered.answer;
		const reading = underway.get(question) ?? read();
		underway.set(question, reading);
		try {
			const answer = await reading;
			known.set(question, { answer });
			return answer;
		} finally {
			underway.delete(question);
		}
	}

	const wrapped = { ...store };
	for (const name of reads) {
		const read = store[name];
		wrapped[name] = (async (...words: never[]) => {
			// Taken before the reading: a change meanwhile makes the answer one of the past.
			const current = revision.current();
			if (current === undefined) return read(...words);
			return answerOf(JSON.stringify([current, name, words]), () => read(...words));
		}) as Store[typeof name];
	}
	return wrapped;
}
