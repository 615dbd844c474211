import { z } from "./schema.ts";

const message = "Please send `version`, the number of the version that the change was made from.";

/** The version that an update was made from, so that no newer text is overwritten unseen. */
export const baseVersion = z.int(message).min(1, message);
