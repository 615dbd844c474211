import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import { contentRequests } from "#app/content/content-requests.ts";
import { fieldsKind } from "#app/content/drafts/stored-kind.ts";
import type { FormId } from "#app/features/forms/form.ts";
import {
	type Question,
	type QuestionInput,
	questionFields,
	questionsPath,
} from "#app/features/forms/question.ts";

/** A question, as forms store what is typed and not saved. */
export const questionKind = fieldsKind({ name: "question" as const, fields: questionFields });

const requests = contentRequests<Question, QuestionInput>(questionsPath);

/** Puts a question after another one of its form, or first. */
export const placeQuestion = ({ id, after }: { id: string; after: string | null }): Promise<void> =>
	apiRequest("PUT", `${questionsPath}/${id}/place`, { after });

/** The requests of a form's questions; a new one comes last. */
export function questionRequests(form: FormId) {
	return {
		...requests,
		list: queryOptions<Question[]>({
			queryKey: [questionsPath],
			select: (all) => all.filter((question) => question.form === form),
		}),
		create: (input: QuestionInput): Promise<Question> => requests.create({ ...input, form }),
	};
}
