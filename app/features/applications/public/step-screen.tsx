import { useEffect, useRef, useState } from "react";
import { Form, useNavigation, useNavigationType } from "react-router";
import { UndeliveredWords } from "#app/api-client/post-form.tsx";
import type { Typed } from "#app/features/applications/application.ts";
import { decoyField } from "#app/features/applications/filling/filling.ts";
import { questionsToAnswer } from "#app/features/forms/asked.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { fieldOf } from "./field-names.ts";
import { type FormAnswer, faultsIn, type ShownForm } from "./form-screen.ts";
import { LaterAndErase } from "./later-and-erase.tsx";
import { startProof } from "./proof.ts";
import { QuestionField } from "./question-field.tsx";
import { type SavingState, useSaving } from "./use-saving.ts";

/** A step of a form: one section of its questions. */
export function StepScreen({ page, answer }: { page: ShownForm; answer: FormAnswer }) {
	const t = useText("application");
	const { form, at, steps, table, done } = page;
	const step = steps[at];
	const faults = faultsIn(answer);
	const gone = answer !== undefined && "gone" in answer ? answer.gone : undefined;
	const heading = useRef<HTMLHeadingElement>(null);

	const way = useNavigationType();

	// A step that is reached by a button is read from its title on; a first visit is not moved, nor a way back.
	// What is wrong with a step takes the focus itself.
	const isRefused = answer !== undefined;
	useEffect(() => {
		if (way !== "POP" && done !== "more" && !isRefused) heading.current?.focus();
	}, [way, done, isRefused]);

	return (
		<main id="content" className="content max-w-column! pt-32 pb-section">
			<p className="label text-ember">{t(`label.${form}`)}</p>
			<h1 className="mt-3 text-title">
				<Emphasis text={t(`title.${form}`)} />
			</h1>
			{at === 0 ? <p className="mt-5 text-lead">{t("welcome")}</p> : null}
			{table === null ? null : (
				<p className="mt-4 font-medium">{t("table", { title: table.title, date: table.date })}</p>
			)}
			<Progress at={at} steps={steps.length} />
			{step?.title === "" ? null : (
				<h2 ref={heading} tabIndex={-1} className="mt-8 text-heading outline-none">
					{step?.title}
				</h2>
			)}
			{step?.intro === "" ? null : <p className="mt-3 whitespace-pre-line text-ink-soft">{step?.intro}</p>}
			{gone === undefined && done !== "gone" ? null : (
				<section role="alert" className="mt-8 border-l-2 border-fault bg-sand px-6 py-5">
					<h2 className="text-heading">{t("gone.title")}</h2>
					<p className="mt-2">{t("gone.text")}</p>
				</section>
			)}
			{done === "more" ? <p className="mt-6 font-semibold">{t("more")}</p> : null}
			<ErrorSummary
				questions={step?.questions ?? []}
				faults={faults}
				hrefOf={({ id }) => `#${fieldOf(id)}`}
			/>
			<StepForm page={page} faults={faults} gone={gone} />
			<LaterAndErase page={page} answer={answer} />
		</main>
	);
}

/** Shows the progress through the steps, in words and as a line. */
function Progress({ at, steps }: { at: number; steps: number }) {
	const t = useText("application");
	return (
		<div className="mt-8">
			<p className="text-small font-semibold text-ink-soft">{t("progress", { step: at + 1, steps })}</p>
			<div aria-hidden="true" className="mt-2 h-px bg-clay">
				<div className="h-0.5 bg-ember" style={{ width: `${((at + 1) / (steps + 1)) * 100}%` }} />
			</div>
		</div>
	);
}

type FormProps = {
	page: ShownForm;
	faults: ReturnType<typeof faultsIn>;
	gone: Record<string, Typed> | undefined;
};

function StepForm({ page, faults, gone }: FormProps) {
	const t = useText("application");
	const { form, at, steps, table } = page;
	const language = useLanguage();
	const element = useRef<HTMLFormElement>(null);
	const turn = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState<Record<string, Typed>>({ ...page.typed, ...gone });
	const questions = steps[at]?.questions ?? [];
	const asked = new Set(
		questionsToAnswer(
			steps.flatMap((step) => step.questions),
			typed,
		).map(({ id }) => id),
	);
	const hasBegun = page.hasBegun && gone === undefined;
	const { state, saver } = useSaving(element, {
		...{ form, language, hasBegun, table: table?.id, initial: page.typed },
		onTyped: (now) => setTyped((before) => ({ ...before, ...now })),
	});
	const isBusy = useNavigation().state !== "idle";

	return (
		<Form
			ref={element}
			method="post"
			noValidate
			onSubmit={() => {
				if (turn.current !== null) turn.current.value = saver.handOver();
			}}
			onInput={(event) => {
				startProof();
				saver.typed((event.target as HTMLInputElement).name);
			}}
			className="mt-8 grid gap-10"
		>
			<input type="hidden" name="begun" value={hasBegun ? "1" : "0"} />
			<input ref={turn} type="hidden" name="turn" defaultValue="" />
			{table === null ? null : <input type="hidden" name="table" value={table.id} />}
			<Decoy />
			{questions.some(({ kind }) => kind === "photograph") ? <FirstButton /> : null}
			{questions.map((question) => (
				<QuestionField
					key={question.id}
					question={question}
					typed={typed[question.id]}
					fault={faults[question.id]}
					isHidden={!asked.has(question.id)}
					photographs={{ form, hasBegun, chosen: page.photographs }}
				/>
			))}
			<div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-clay pt-8">
				<button
					type="submit"
					name="intent"
					value="next"
					className={`${buttonClass("primary")} cursor-pointer`}
				>
					{t(isBusy ? "sending" : at + 1 === steps.length ? "toReview" : "next")}
				</button>
				{at === 0 ? null : (
					<button
						type="submit"
						name="intent"
						value="back"
						className={`${buttonClass("quiet")} cursor-pointer`}
					>
						{t("back")}
					</button>
				)}
				<SavingWords state={state} />
				<UndeliveredWords intents={["next", "back"]} />
			</div>
		</Form>
	);
}

/** The button that the Enter key presses, so that none that leads to a photograph is it. */
function FirstButton() {
	return (
		<button type="submit" name="intent" value="next" tabIndex={-1} aria-hidden="true" className="sr-only" />
	);
}

/** A field that people neither see nor reach: who fills it in is a program. */
export function Decoy() {
	return (
		<div className="hidden" aria-hidden="true">
			<input type="text" name={decoyField} tabIndex={-1} autoComplete="off" />
		</div>
	);
}

/** Says how saving goes: a failure aloud, since somebody may have to stay. */
function SavingWords({ state }: { state: SavingState }) {
	const t = useText("application");
	const isHydrated = useHydrated();
	const isTrouble = state === "offline" || state === "failed" || state === "gone";
	return (
		<div className="basis-full text-small text-ink-soft" data-saving={state}>
			{isTrouble ? null : <p>{t(isHydrated ? `saved.${state}` : "withoutScripts")}</p>}
			<p role="status" className="font-semibold text-ember">
				{isTrouble ? t(`saved.${state}`) : ""}
			</p>
		</div>
	);
}
