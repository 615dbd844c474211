import { useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { askedQuestions, stepsOf } from "#app/features/forms/asked.ts";
import type { AskedQuestion, Question } from "#app/features/forms/question.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { type Language, languages } from "#app/site/site-config.ts";

/** A form as visitors read it, in each language, also while it is a draft. */
export function FormPreview({ questions }: { questions: readonly Question[] }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const [language, setLanguage] = useState<Language>(uiLanguage);
	return (
		<div className="mt-8 max-w-[60rem]">
			<Panel title={t("forms.preview")}>
				<div className="border-t border-clay px-5 py-6 sm:px-7">
					<p className="mb-4 text-ink-soft">{t("forms.previewText")}</p>
					<div className="mb-6 flex flex-wrap gap-3">
						{languages.map((one) => (
							<CompactButton
								key={one}
								look="quiet"
								aria-pressed={one === language}
								className="aria-pressed:border-ink aria-pressed:bg-sand"
								onClick={() => setLanguage(one)}
							>
								{nameOfLanguage(one, uiLanguage)}
							</CompactButton>
						))}
					</div>
					<ol lang={language} className="grid gap-10">
						{stepsOf(askedQuestions(questions, language)).map(({ title, intro, questions: asked }, place) => (
							<li key={asked[0]?.id}>
								<h3 className="font-serif text-[1.3rem] leading-snug">{`${place + 1}. ${title}`}</h3>
								{intro === "" ? null : <p className="mt-1 text-ink-soft">{intro}</p>}
								<ul className="mt-4 grid gap-5">
									{asked.map((question) => (
										<PreviewedQuestion key={question.id} question={question} />
									))}
								</ul>
							</li>
						))}
					</ol>
				</div>
			</Panel>
		</div>
	);
}

function PreviewedQuestion({ question }: { question: AskedQuestion }) {
	const t = useText("admin");
	const { label, help, isRequired, shownIfAnswer, options, kind } = question;
	return (
		<li className="wrap-anywhere">
			<p className="font-semibold">
				{label}
				{isRequired ? " *" : <span className="font-normal text-ink-soft">{` (${t("forms.optional")})`}</span>}
			</p>
			{help === "" ? null : <p className="text-small text-ink-soft">{help}</p>}
			{shownIfAnswer === null ? null : (
				<p className="text-small text-ink-soft">{t("forms.onlyIf", { answer: shownIfAnswer })}</p>
			)}
			{kind === "photograph" ? <p className="mt-1 text-small">{t("questions.kinds.photograph")}</p> : null}
			{kind === "scale" ? (
				<p className="mt-1 text-small">
					{[options[0], `${question.least} – ${question.most}`, options[1]].join(" · ")}
				</p>
			) : options.length === 0 ? null : (
				<ul className="mt-1 list-disc pl-5 text-small">
					{options.map((option) => (
						<li key={option}>{option}</li>
					))}
				</ul>
			)}
		</li>
	);
}
