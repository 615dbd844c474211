import { useEffect, useEffectEvent, useState } from "react";
import type { TextError } from "#app/features/articles/rendered-text.ts";
import { NestedTooDeep } from "#app/features/articles/rendering/nesting.ts";
import { type SplitMarkdown, splitMarkdown } from "../document/markdown-blocks.ts";
import { markdownReader, Unreadable } from "./markdown-reader.ts";

/** The length up to which a text is read on the page itself: none of this length takes long. */
const shortText = 2_000;

/**
 * Reads the text to show, if it is not shown already: a long one in the worker.
 * @returns whether one is being read.
 */
export function useReadText(options: {
	/** False while the text is not shown. */
	active: boolean;
	value: string;
	isShown(markdown: string): boolean;
	onRead(markdown: string, split: SplitMarkdown): void;
	onUnreadable(textError: TextError | undefined): void;
}): boolean {
	const { active, value } = options;
	const [reading, setReading] = useState(false);
	const isShown = useEffectEvent(options.isShown);
	const tell = useEffectEvent(options.onRead);
	const refuse = useEffectEvent((error: unknown) => options.onUnreadable(errorOf(error)));

	useEffect(() => {
		if (!active || isShown(value)) return undefined;
		if (value.length <= shortText) {
			try {
				tell(value, splitMarkdown(value));
			} catch (error) {
				refuse(error);
			}
			return undefined;
		}
		const reader = markdownReader();
		setReading(true);
		reader
			.read(value)
			.then((split) => tell(value, split))
			.catch((error: unknown) => refuse(error))
			.finally(() => setReading(false));
		return () => {
			reader.close();
			setReading(false);
		};
	}, [active, value]);

	return reading;
}

/** Returns why a text is not shown. @throws any error that the text did not cause. */
function errorOf(error: unknown): TextError | undefined {
	if (error instanceof Unreadable) return error.textError;
	if (error instanceof NestedTooDeep) return { reason: "nested", line: error.line };
	throw error;
}
