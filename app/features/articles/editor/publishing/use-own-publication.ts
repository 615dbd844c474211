import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Article } from "#app/features/articles/article.ts";
import { readLastSaved } from "#app/features/articles/articles.query.ts";

/**
 * Milliseconds between two requests once the time has come: the server publishes a few seconds
 * late.
 */
const everyMs = 3_000;

/** A day: a timer takes less than 2^31 milliseconds. */
const longestMs = 86_400_000;

/**
 * Watches a scheduled article, or its corrections, while its form is open, and calls `onTimeGone`
 * once the time has passed or was changed elsewhere: with the article as it was saved last; `waits`
 * is true for corrections. Waits while `busy`: a save is in flight.
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
			const remaining = due - Date.now();
			timer = setTimeout(() => void look(), remaining > 0 ? Math.min(remaining, longestMs) : everyMs);
		}

		async function look(): Promise<void> {
			if (due > Date.now() || busy.current) return wait();
			const found = await readLastSaved(id).catch(() => undefined);
			if (ended) return;
			// Corrections published between two requests seem not to exist, and the article is the one
			// before them.
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
