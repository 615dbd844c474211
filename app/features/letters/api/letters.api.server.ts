import type { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { blankDraft, contentOf } from "#app/content/draft.ts";
import { contentApi } from "#app/content/storage/content.api.server.ts";
import type { LetterService } from "#app/features/letters/compose/letter-service.server.ts";
import { letter, letterFields, letterInput, letterUpdate, newLetter } from "#app/features/letters/letter.ts";
import type { LettersStore } from "#app/features/letters/storage/letters.store.server.ts";
import { type AccessRules, requireCapability } from "#app/features/session/require-administrator.server.ts";
import { refused } from "#platform/api/api.ts";

const lettersPath = "/api/admin/letters";

/**
 * Writing letters: the list, one of them, and what it said before. To restore a version, send its
 * `input` back as an update that says `restored`. The administrator's alone.
 */
export function lettersApi(letters: LettersStore, service: LetterService, access: AccessRules) {
	const endpoints = {
		...{ path: lettersPath, noun: "a letter", schemaName: "Letter" },
		schemas: { saved: letter, input: newLetter, update: letterUpdate, version: letterInput },
		refusals: { create: refused.missing, remove: refused.conflict },
		summaries: {
			list: "List letters, the newest first",
			create: "Begin a letter with the articles published since the last one, or copy an earlier one",
			// To restore a version, its `input` is sent back as an update that says `restored`.
			update: "Replace a draft's texts, made from the given version",
			remove: "Delete a letter of which nothing has left; one that is scheduled, by who may send it",
		},
		/** A letter that the owner scheduled is stopped by who may send alone. */
		remove: (id: string, context: Context) =>
			letters.remove(id, ({ letter: { state } }) => {
				if (state === "scheduled") requireCapability(context, "sending");
			}),
	};
	const create = ({ copyOf }: z.infer<typeof newLetter>) =>
		service.create(contentOf(letterFields, blankDraft(letterFields)), copyOf);
	return contentApi(endpoints, { ...letters, create }, access);
}
