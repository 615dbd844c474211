import { useEffect, useRef } from "react";
import type { Fault } from "#app/features/applications/filling/answer-rules.ts";
import type { AskedQuestion } from "#app/features/forms/question.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { FaultWords } from "./question-field.tsx";

type Props = {
	questions: readonly AskedQuestion[];
	faults: Readonly<Record<string, Fault>>;
	hrefOf(question: AskedQuestion): string;
};

/** Lists what is wrong, with links to the fields. It takes the focus, so that it is read first. */
export function ErrorSummary({ questions, faults, hrefOf }: Props) {
	const t = useText("application");
	const summary = useRef<HTMLElement>(null);
	const wrong = questions.flatMap((question) => {
		const fault = faults[question.id];
		return fault === undefined ? [] : [{ question, fault }];
	});
	useEffect(() => {
		if (Object.keys(faults).length > 0) summary.current?.focus();
	}, [faults]);
	if (wrong.length === 0) return null;
	return (
		<section
			ref={summary}
			role="alert"
			tabIndex={-1}
			aria-labelledby="faults"
			className="mt-8 max-w-column border-l-2 border-fault bg-sand px-6 py-5"
		>
			<h2 id="faults" className="text-heading">
				{t("faults.title")}
			</h2>
			<p className="mt-2">{t("faults.text")}</p>
			<ul className="mt-3 grid gap-2 wrap-anywhere">
				{wrong.map(({ question, fault }) => (
					<li key={question.id}>
						<a href={hrefOf(question)} className="font-semibold text-ember underline">
							{question.label}
						</a>{" "}
						<FaultWords fault={fault} />
					</li>
				))}
			</ul>
		</section>
	);
}
