import { LRUCache } from "lru-cache";
import { asContentWrite, type ContentRevision } from "#platform/database/content-revision.ts";
import { digestOf, recordRead, recordUnrepeatable, type Seen, unrecorded } from "./content-reads.ts";

/** Characters of JSON that are memoized of one store: a bound on memory. */
const maxCharacters = 8_000_000;

type Method = (...args: never[]) => unknown;
type Revision = Pick<ContentRevision, "current" | "bump">;

/**
 * The effect of each method of a store on cached pages. A `write` invalidates pages that show this
 * kind of content; a function decides by the result. A `read` is repeated to see whether a page is
 * still current; it returns plain data. A `memoized` read is expensive and runs once per change. An
 * `uncached` result belongs in no shared page.
 */
export type Effects<Store> = {
	readonly [Name in keyof Store]:
		| "read"
		| "memoized"
		| "uncached"
		| "write"
		| (Store[Name] extends (...args: never[]) => Promise<infer Result> ? (result: Result) => boolean : never);
};

/** Watches a store: its writes change pages, its reads are noted. */
export type ContentStores = <Store extends StoreMethods<Store>>(
	store: Store,
	effects: Effects<Store>,
) => Store;

type StoreMethods<Store> = Record<keyof Store, (...args: never[]) => Promise<unknown>>;

type Answered = { answer: unknown; digest: string };

/**
 * Watches a store: its writes move the revision of its `kind` before they are acknowledged, and its
 * reads are noted for caches. Answers are shared: nobody may change one.
 */
export function contentStore<Store extends StoreMethods<Store>>(
	revision: Revision,
	kind: string,
	store: Store,
	effects: Effects<Store>,
): Store {
	return contentStores(revision, kind)(store, effects);
}

/** Watches several stores of one kind of content, which share the memory of what is memoized. */
export function contentStores(revision: Revision, kind: string): ContentStores {
	const memory: Memory = new LRUCache({
		maxSize: maxCharacters,
		sizeCalculation: ({ answer }, question) => question.length + (JSON.stringify(answer)?.length ?? 1),
		// Pushed out before it is there, it is answered all the same.
		ignoreFetchAbort: true,
		fetchMethod: (_question, _stale, { context: read }) => read(),
	});
	let stores = 0;
	return (store, effects) => {
		stores += 1;
		return watched({ revision, kind, memory, number: stores }, store, effects);
	};
}

type Memory = LRUCache<string, Answered, () => Promise<Answered>>;

/** `number` is that of the store, among those that share the memory. */
type Watch = { revision: Revision; kind: string; memory: Memory; number: number };

function watched<Store extends StoreMethods<Store>>(
	{ revision, kind, memory, number }: Watch,
	store: Store,
	effects: Effects<Store>,
): Store {
	/** Reads, and notes the revision first: a change meanwhile makes it outdated. */
	async function see(name: keyof Store & string, args: never[]): Promise<Seen & Answered> {
		const current = revision.current(kind);
		const read = async () => {
			const answer = await store[name](...args);
			return { answer, digest: digestOf(answer) };
		};
		if (effects[name] !== "memoized" || current === undefined) {
			return { revision: current, ...(await read()) };
		}
		const question = JSON.stringify([number, current, name, args]);
		return { revision: current, ...(await memory.forceFetch(question, { context: read })) };
	}

	function reading(name: keyof Store & string): Method {
		return async (...args: never[]) => {
			try {
				const { answer, ...seen } = await see(name, args);
				recordRead({ ...seen, kind, again: () => unrecorded(() => see(name, args)) });
				return answer;
			} catch (error) {
				recordUnrepeatable();
				throw error;
			}
		};
	}

	function writing(name: keyof Store & string, changes: (result: never) => boolean): Method {
		return async (...args: never[]) => {
			recordUnrepeatable();
			const write = { kind, mayBeStored: false, isAnnounced: false };
			try {
				const result = await asContentWrite(write, () => store[name](...args));
				if (changes(result as never)) await revision.bump(kind, write.isAnnounced);
				return result;
			} catch (error) {
				// A part is committed, or the answer to a commit was lost; otherwise no page has changed.
				if (write.mayBeStored) await revision.bump(kind, true);
				throw error;
			}
		};
	}

	return wrap(store, (name) => {
		const effect = effects[name];
		if (effect === "uncached") return uncached(store[name]);
		if (typeof effect === "function") return writing(name, effect);
		return effect === "write" ? writing(name, () => true) : reading(name);
	});
}

/** The same store for uncached answers: what reads it belongs in no shared page. */
export function uncachedStore<Store extends Record<keyof Store, Method>>(store: Store): Store {
	return wrap(store, (name) => uncached(store[name]));
}

function uncached(method: Method): Method {
	return (...args) => {
		recordUnrepeatable();
		return method(...args);
	};
}

function wrap<Store extends Record<keyof Store, Method>>(
	store: Store,
	methodOf: (name: keyof Store & string) => Method,
): Store {
	const wrapped = { ...store };
	for (const name of Object.keys(store) as (keyof Store & string)[]) {
		wrapped[name] = methodOf(name) as Store[typeof name];
	}
	return wrapped;
}
