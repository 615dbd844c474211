import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Panel } from "#app/admin-ui/screen.tsx";
import type { Answer } from "#app/features/applications/application.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import type { ApplicationChanges } from "./inbox.query.ts";
import type { Application } from "./inbox.ts";

type Section = { id: string; title: string; answers: Answer[] };

/** Shows the answers by section of the form, as plain text. */
export function Answers({ application, changes }: { application: Application; changes: ApplicationChanges }) {
	const t = useText("admin");
	const { photographs, language } = application;
	return (
		<Panel title={t("applications.one.answers")} className="pb-3">
			<div lang={language}>
				{sectionsOf(application.answers).map(({ id, title, answers }) => (
					<section key={id} className="border-t border-clay px-5 py-5 sm:px-7 print:break-inside-auto">
						{title === "" ? null : (
							<h3 className="mb-3 font-serif text-[1.15rem] leading-snug wrap-anywhere">{title}</h3>
						)}
						<dl className="grid gap-4">
							{answers.map((answer) => (
								<div key={answer.id} className="print:break-inside-avoid">
									<dt className="text-small text-ink-soft wrap-anywhere">{answer.label}</dt>
									<dd className="max-w-column wrap-anywhere whitespace-pre-line">
										<Value
											answer={answer}
											language={language}
											photographs={photographs.filter(({ questionId }) => questionId === answer.id)}
											changes={changes}
										/>
									</dd>
								</div>
							))}
						</dl>
					</section>
				))}
			</div>
		</Panel>
	);
}

/** Puts answers under the section that stands before them. */
function sectionsOf(answers: readonly Answer[]): Section[] {
	const sections: Section[] = [];
	for (const answer of answers) {
		if (answer.kind === "section") sections.push({ id: answer.id, title: answer.label, answers: [] });
		else if (sections.length === 0) sections.push({ id: "", title: "", answers: [answer] });
		else sections.at(-1)?.answers.push(answer);
	}
	return sections.filter((section) => section.answers.length > 0);
}

function Value(props: {
	answer: Answer;
	language: Language;
	photographs: Application["photographs"];
	changes: ApplicationChanges;
}) {
	const { answer, language, photographs, changes } = props;
	const t = useText("admin");
	const { value } = answer;
	if (photographs.length > 0)
		return photographs.map(({ id }) => <Photograph key={id} id={id} changes={changes} />);
	if (typeof value === "boolean") return t(value ? "applications.one.yes" : "applications.one.no");
	if (Array.isArray(value) && value.length > 0)
		return (
			<ul className="list-disc pl-5">
				{value.map((one) => (
					<li key={one}>{one}</li>
				))}
			</ul>
		);
	if (value === null || value === "" || Array.isArray(value))
		return <span className="text-ink-soft">{t("applications.one.unanswered")}</span>;
	// Answers stand in the language of their form.
	return answer.kind === "day" ? formatDay(String(value), language, "UTC") : String(value);
}

function Photograph({ id, changes }: { id: string; changes: ApplicationChanges }) {
	const t = useText("admin");
	const { data } = useQuery({
		queryKey: ["application-photograph", id],
		queryFn: () => changes.photograph(id),
		gcTime: 0,
	});
	const [address, setAddress] = useState<string>();
	useEffect(() => {
		if (data === undefined) return;
		const shown = URL.createObjectURL(data);
		setAddress(shown);
		return () => URL.revokeObjectURL(shown);
	}, [data]);
	if (address === undefined) return <span className="text-ink-soft">{t("common.loading")}</span>;
	return (
		<img src={address} alt={t("applications.one.photograph")} className="max-h-96 max-w-full rounded-[2px]" />
	);
}
