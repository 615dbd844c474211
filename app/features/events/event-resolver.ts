import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, Resolver } from "react-hook-form";
import type { z } from "../../schema";
import { eventInput } from "./event";
import { type EventDraft, eventInputOf } from "./event-draft";

/** Checks the form with the server's own rules. A message is the most characters allowed where a text is too long. */
export const eventResolver: Resolver<EventDraft> = (draft, _context, options) => {
	const parsed = eventInput.safeParse(eventInputOf(draft));
	if (parsed.success) return { values: draft, errors: {} };
	const errors = Object.fromEntries(
		parsed.error.issues.toReversed().map((issue) => [issue.path.join("."), errorOf(issue)]),
	);
	return { values: {}, errors: toNestErrors(errors, options) };
};

function errorOf(issue: z.core.$ZodIssue): FieldError {
	return { type: issue.code, message: issue.code === "too_big" ? String(issue.maximum) : issue.message };
}
