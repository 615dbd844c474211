import { useEffect, useState } from "react";
import { useDebounced } from "#app/admin-ui/use-debounced.ts";
import { ApiError } from "#app/api-client/api-error.ts";
import { excessOf } from "#app/content/excess.ts";
import type { TextFault } from "#app/features/articles/rendered-text.ts";
import { deepest } from "#app/features/articles/rendering/nesting.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { textFaultOf } from "./article-saving.ts";
import { checkText } from "./articles.query.ts";
import { excessText, faultText } from "./fault-text.ts";

/** A pause in typing after which the server is asked, in milliseconds. */
const pause = 1_000;

/**
 * Why a text that is being written cannot become a page, in the words in which saving it would say
 * so. What the server cannot be asked now is said then.
 */
export function useTextFault(markdown: string, max: number): string | undefined {
	const t = useText("admin");
	const excess = excessOf(markdown, max);
	const fault = useRenderingFault(markdown, max);
	if (excess !== undefined) return excessText(t, excess);
	return fault && faultText(t, fault, "editor");
}

/** What the server says of a text in a pause of the typing. */
function useRenderingFault(markdown: string, max: number): TextFault | undefined {
	const [fault, setFault] = useState<TextFault>();
	const written = useDebounced(markdown, pause);

	useEffect(() => {
		// One mark within another is one character at least; of a text that is too long, that is said.
		if (written.length <= deepest || written.length > max) {
			setFault(undefined);
			return undefined;
		}
		const asking = new AbortController();
		const tell = (found: TextFault | undefined) => asking.signal.aborted || setFault(found);
		checkText(written, asking.signal).then(
			() => tell(undefined),
			(error: unknown) => {
				const found = error instanceof ApiError ? textFaultOf(error) : undefined;
				if (found !== undefined) tell(found);
			},
		);
		return () => asking.abort();
	}, [written, max]);

	return fault;
}
