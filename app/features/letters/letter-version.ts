import { versionHead } from "#app/content/history/version.ts";
import { letterInput } from "./letter.ts";

/** What a letter said after a while of writing, without its texts. */
export const letterVersionHead = versionHead.meta({ id: "LetterVersionHead" });

/** A version with everything that was saved: sent back, it is the letter again. */
export const letterVersion = letterVersionHead.extend({ input: letterInput }).meta({ id: "LetterVersion" });
