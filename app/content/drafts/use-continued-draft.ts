import { useSearchParams } from "react-router";
import { isNewKey } from "./working-copy.ts";

/** The part of the address that names the unfinished text with which a new form goes on. */
export const draftParameter = "draft";

/** The key of the unfinished text that the address asks for, if it does. */
export function useContinuedDraft(): string | undefined {
	const asked = useSearchParams()[0].get(draftParameter);
	return asked !== null && isNewKey(asked) ? asked : undefined;
}
