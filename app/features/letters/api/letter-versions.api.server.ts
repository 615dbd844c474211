import { versionsApi } from "#app/content/history/versions.api.server.ts";
import { letterVersion, letterVersionHead } from "#app/features/letters/letter-version.ts";
import type { LettersStore } from "#app/features/letters/storage/letters.store.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { lettersPath } from "./letters.api.server.ts";

/**
 * What a letter said before. To restore a version, send its `input` back as an update that says
 * `restored`. The administrator's alone.
 */
export function letterVersionsApi(
	letters: Pick<LettersStore, "listVersions" | "getVersion">,
	access: AccessRules,
) {
	return versionsApi({
		path: `${lettersPath}/{id}`,
		noun: "a letter",
		schemas: { head: letterVersionHead, version: letterVersion },
		store: letters,
		access: access.administratorOnly,
	});
}
