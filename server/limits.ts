import { searchLimit } from "../app/features/articles/search-limit.server";
import { uploadLimit } from "../app/features/media/upload-limit.server";
import { signUpLimit } from "../app/features/newsletter/sign-up-limit.server";
import { signInLimit } from "../app/features/session/sign-in-limit.server";
import type { Database } from "./platform/database";
import { openLimiters } from "./platform/rate-limits";

export type SiteLimits = ReturnType<typeof openLimits>;

/** Every limit on how often a client may do something, built once. */
export function openLimits({ pool }: Pick<Database, "pool">) {
	const open = openLimiters(pool);
	return {
		signIn: signInLimit(open),
		signUp: signUpLimit(open),
		search: searchLimit(open),
		upload: uploadLimit(open),
	};
}
