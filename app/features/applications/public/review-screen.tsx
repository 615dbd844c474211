import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { ticked } from "#app/features/applications/filling/answer-rules.ts";
import { questionsToAnswer } from "#app/features/forms/asked.ts";
import type { AskedQuestion } from "#app/features/forms/question.ts";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { entryPath } from "#app/site/site-map.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { fieldOf } from "./field-names.ts";
import { type FormAnswer, faultsIn, type ShownForm } from "./form-screen.ts";
import { LaterAndErase } from "./later-and-erase.tsx";
import { OwnPhotograph } from "./photograph-field.tsx";
import { startProof, takeProof } from "./proof.ts";
import { Decoy } from "./step-screen.tsx";

type Props = { page: ShownForm; answer: FormAnswer };

/** All answers before they are sent, each with a way back to its step. */
export function ReviewScreen({ page, answer }: Props) {
	const t = useText("application");
	const addressOf = useStepAddress(page);
	const asked = questionsToAnswer(page.asked, page.typed);
	const stepOf = ({ id }: AskedQuestion) =>
		page.steps.findIndex(({ questions }) => questions.some((question) => question.id === id));
	useEffect(startProof, []);
	return (
		<main id="content" className="content max-w-column! pt-32 pb-section">
			<p className="label text-ember">{t("reviewProgress")}</p>
			<h1 className="mt-3 text-title">
				<Emphasis text={t("review.title")} />
			</h1>
			<p className="mt-5 text-lead">{t("review.text")}</p>
			<ErrorSummary
				questions={asked}
				faults={faultsIn(answer)}
				hrefOf={(question) => `${addressOf(stepOf(question))}#${fieldOf(question.id)}`}
			/>
			{page.steps.map((step, at) => (
				<section key={step.questions[0]?.id} className="mt-10 border-t border-clay pt-6">
					<div className="flex flex-wrap items-baseline justify-between gap-x-6">
						<h2 className="text-heading wrap-anywhere">{step.title || t("review.first")}</h2>
						<PageLink
							to={addressOf(at)}
							aria-label={t("review.changeOf", { title: step.title || t("review.first") })}
							className="flex min-h-11 items-center font-semibold text-ember underline"
						>
							{t("review.change")}
						</PageLink>
					</div>
					<dl className="mt-2 grid gap-5">
						{step.questions
							.filter((question) => asked.includes(question))
							.map((question) => (
								<div key={question.id} className="wrap-anywhere">
									<dt className="text-small text-ink-soft">{question.label}</dt>
									<dd className="mt-1 font-medium whitespace-pre-line">
										<Answered page={page} question={question} />
									</dd>
								</div>
							))}
					</dl>
				</section>
			))}
			<SendForm page={page} answer={answer} />
			<LaterAndErase page={page} answer={answer} />
		</main>
	);
}

/** Returns the address of a step, by its place. */
function useStepAddress({ form, table }: ShownForm): (at: number) => string {
	const path = localizePath(entryPath("application", form), useLanguage());
	return (at) => `${path}?step=${at + 1}${table === null ? "" : `&table=${table.id}`}`;
}

function Answered({ page, question }: { page: ShownForm; question: AskedQuestion }) {
	const t = useText("application");
	const { [question.id]: typed } = page.typed;
	const { [question.id]: photograph } = page.photographs;
	if (question.kind === "photograph" && photograph !== undefined)
		return <OwnPhotograph form={page.form} question={question.id} id={photograph} />;
	if (question.kind === "consent") return t(typed === ticked ? "review.yes" : "review.no");
	const given = [typed ?? []].flat().filter((one) => one.trim() !== "");
	if (given.length === 0) return <span className="text-ink-soft">{t("review.unanswered")}</span>;
	return given.join("\n");
}

/** The button that sends. With scripts it waits for the proof of work, which is mostly there. */
function SendForm({ page, answer }: Props) {
	const t = useText("application");
	const submit = useSubmit();
	const { state } = useNavigation();
	const [isProving, setProving] = useState(false);
	const inFlight = useRef(false);
	const isSending = isProving || state === "submitting";
	const isRefused = answer !== undefined && "refused" in answer;
	const isUndelivered = answer !== undefined && "undelivered" in answer;

	useEffect(() => {
		if (state === "idle") inFlight.current = false;
	}, [state]);

	async function send(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		if (inFlight.current) return;
		inFlight.current = true;
		const fields = new FormData(event.currentTarget);
		setProving(true);
		fields.set("proof", await takeProof());
		setProving(false);
		await submit(fields, { method: "post" });
	}

	return (
		<form method="post" onSubmit={send} aria-busy={isSending} className="mt-10 border-t border-clay pt-8">
			<input type="hidden" name="intent" value="send" />
			<Decoy />
			<p role="alert" className="font-semibold text-ember not-empty:mb-5">
				{isRefused ? t("review.refused") : isUndelivered ? t("review.undelivered") : ""}
			</p>
			<button type="submit" className={`${buttonClass("primary")} cursor-pointer aria-busy:opacity-60`}>
				{t(isSending ? "review.sending" : page.form === "referral" ? "review.sendReferral" : "review.send")}
			</button>
			<p className="mt-4 text-small text-ink-soft">{t("review.after")}</p>
		</form>
	);
}
