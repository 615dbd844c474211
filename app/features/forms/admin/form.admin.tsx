import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { ListWithForm } from "#app/content/list/list-with-form.tsx";
import { askedQuestions } from "#app/features/forms/asked.ts";
import { type FormId, formIds } from "#app/features/forms/form.ts";
import { type Question, questionsPath } from "#app/features/forms/question.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { deletedDays as days } from "#app/site/site-config.ts";
import { FormPreview } from "./form-preview.tsx";
import { QuestionForm } from "./question-form.tsx";
import { QuestionRow } from "./question-row.tsx";
import { placeQuestion, questionKind, questionRequests } from "./questions.query.ts";

export const meta = adminTitle((text) => text.questions.title);

const none: Question[] = [];

/** The questions of one form, in their order, and how visitors see it. */
export default function FormScreen({ params }: { params: { id: string } }) {
	const form: FormId = formIds.find((id) => id === params.id) ?? "membership";
	const t = useText("admin");
	const language = useLanguage();
	const requests = questionRequests(form);
	const { data: questions = none } = useQuery({ ...requests.list, refetchOnWindowFocus: false });
	const asked = askedQuestions(questions, language);
	const labelOf = ({ id }: Question) => asked.find((one) => one.id === id)?.label ?? "";
	const { move, announcement } = useMoves(questions);
	return (
		<>
			<p role="status" className="sr-only">
				{announcement}
			</p>
			<p className="text-small font-semibold">{t(`forms.names.${form}`)}</p>
			<ListWithForm
				kind={questionKind}
				texts="questions"
				requests={requests}
				links={
					<Link to={adminPaths.forms} prefetch="intent" className={compactClass("quiet")}>
						{t("questions.back")}
					</Link>
				}
				question={(question) => ({
					title: t("questions.deleteTitle"),
					text: t("questions.deleteText", { question: labelOf(question), days }),
				})}
				row={(question, { onEdit, onDelete }) => {
					const place = questions.findIndex(({ id }) => id === question.id);
					return (
						<QuestionRow
							question={question}
							label={labelOf(question)}
							after={asked[place]?.shownIfAnswer ?? null}
							onEdit={onEdit}
							onDelete={onDelete}
							onUp={place > 0 ? () => move(question.id, place - 1) : undefined}
							onDown={place < questions.length - 1 ? () => move(question.id, place + 1) : undefined}
						/>
					);
				}}
				form={(question, onClose) => (
					<QuestionForm question={question} questions={questions} requests={requests} onClose={onClose} />
				)}
			/>
			<FormPreview questions={questions} />
		</>
	);
}

/** Moves questions, and says where they are now. */
function useMoves(questions: readonly Question[]) {
	const t = useText("admin");
	const [announcement, setAnnouncement] = useState("");
	const moving = useApiMutation({
		send: placeQuestion,
		refreshes: [[questionsPath]],
		done: undefined,
		failed: { title: t("questions.moveFailed") },
	});
	function move(id: string, place: number): void {
		const others = questions.filter((question) => question.id !== id);
		moving.mutate(
			{ id, after: others[place - 1]?.id ?? null },
			{
				onSuccess: () =>
					setAnnouncement(t("questions.moved", { position: place + 1, count: questions.length })),
			},
		);
	}
	return { move, announcement };
}
