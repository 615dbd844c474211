import { searchLimit } from "#app/features/articles/search/search-limit.server.ts";
import { uploadLimit } from "#app/features/media/upload-limit.server.ts";
import { signUpLimit } from "#app/features/newsletter/signup/sign-up-limit.server.ts";
import { signInLimit } from "#app/features/session/sign-in-limit.server.ts";
import type { Database } from "#platform/database/database.ts";
import { openLimiters } from "#platform/rate-limits/rate-limits.ts";

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
