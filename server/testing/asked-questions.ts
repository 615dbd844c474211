import type { AskedQuestion } from "#app/features/forms/question.ts";

/** Returns a question as a visitor is asked it: `Your answer`, in words, unless stated otherwise. */
export function asked(question: Partial<AskedQuestion> = {}): AskedQuestion {
	return {
		...{ id: "q", form: "membership", kind: "short", purpose: "none", isRequired: false },
		...{ label: "Your answer", help: "", options: [], least: null, most: null },
		...{ shownIf: null, shownIfOption: null, shownIfAnswer: null },
		...question,
	};
}
