import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Article } from "#app/features/articles/article.ts";
import { readLastSaved } from "./articles.query.ts";

/** Until the next look, once the time has come: the server publishes a few seconds late. */
const everyMs = 3_000;

/** Timers count no more milliseconds than 2^31. */
const longestMs = 86_400_000;

/**
 * Watches an article that publishes itself, or its corrections, while its form is open, and tells
 * once its time has come and gone: with the article as it was saved last, which is public, or was
 * given another time elsewhere, or none; `waits` is true of corrections.
 * `busy` is true while a saving is in flight, which must not be overtaken.
 */
export function useOwnPublication(options: {
	article: Article | undefined;
	busy: RefObject<boolean>;
	onTimeGone(last: Article, waits: boolean): void;
}): void {
	const { article, busy } = options;
	const tell = useEffectEvent(options.onTimeGone);

	useEffect(() => {
		if (article === undefined) return;
		const { id, publishAt, version } = article;
		if (publishAt === null) return;
		const due = Date.parse(publishAt);
		let timer: ReturnType<typeof setTimeout>;
		let ended = false;

		function wait(): void {
			const left = due - Date.now();
			timer = setTimeout(() => void look(), left > 0 ? Math.min(left, longestMs) : everyMs);
		}

		async function look(): Promise<void> {
			if (due > Date.now() || busy.current) return wait();
			const found = await readLastSaved(id).catch(() => undefined);
			if (ended) return;
			// Corrections published between two answers seem to be none, of an article as it was.
			const isGone = found && found.last.publishAt !== publishAt && found.last.version !== version;
			if (isGone && !busy.current) tell(found.last, found.waits);
			else wait();
		}

		wait();
		return () => {
			ended = true;
			clearTimeout(timer);
		};
	}, [article, busy]);
}
