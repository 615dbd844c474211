import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Article } from "#app/features/articles/article.ts";
import { readArticle } from "./articles.query.ts";

/** Until the next look, once the time has come: the server publishes a few seconds late. */
const everyMs = 3_000;

/** Timers count no more milliseconds than 2^31. */
const longestMs = 86_400_000;

/**
 * Watches an article that publishes itself, or its corrections, while its form is open, and tells
 * once that is public.
 * `busy` is true while a saving is in flight, which must not be overtaken.
 */
export function useOwnPublication(options: {
	article: Article | undefined;
	busy: RefObject<boolean>;
	onPublished(article: Article): void;
}): void {
	const { article, busy } = options;
	const tell = useEffectEvent(options.onPublished);

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
			const found = await readArticle(id).catch(() => undefined);
			if (ended) return;
			// Withdrawn, or set to another time elsewhere: this one brings nothing any more.
			if (found !== undefined && !found.published && found.publishAt !== publishAt) return;
			const isDone = found?.published && found.version !== version;
			if (isDone && !busy.current) tell(found);
			else wait();
		}

		wait();
		return () => {
			ended = true;
			clearTimeout(timer);
		};
	}, [article, busy]);
}
