/** The code of each key that an input method takes for itself. */
const keyOfInputMethod = 229;

/**
 * Whether a key belongs to the composition of a word, as Japanese is typed. In Safari the Enter that
 * ends one comes after its end, and is known by its code alone.
 */
export function isOfComposition(event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
	return event.isComposing || event.keyCode === keyOfInputMethod;
}
