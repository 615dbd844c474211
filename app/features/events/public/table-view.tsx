import type { Question } from "#app/features/events/table-questions.ts";
import type { TableText } from "#app/features/events/table-text.server.ts";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { Faq } from "#app/ui/faq.tsx";
import { HalfMoon } from "#app/ui/half-moon.tsx";
import { TextLink } from "#app/ui/page-link.tsx";
import { InItsLanguage } from "./in-its-language.tsx";
import { TableFacts } from "./table-facts.tsx";
import { TableHead } from "./table-head.tsx";

/** A table: when, where, for whom, for how much, until when, and what people ask before it. */
export function TableView({ table, questions }: { table: TableText; questions: Question[] }) {
	return (
		<main id="content">
			<TableHead table={table} />
			<section className="content grid gap-x-8 gap-y-14 pb-section lg:grid-cols-12">
				<div className="lg:col-span-6">
					{table.description.text === "" ? null : (
						<p className="text-lead whitespace-pre-line">
							<InItsLanguage phrase={table.description} />
						</p>
					)}
					<Deadlines sentences={table.deadlines} />
				</div>
				<div className="lg:col-span-5 lg:col-start-8">
					<TableFacts table={table} />
				</div>
			</section>
			<FittingQuestions questions={questions} />
		</main>
	);
}

function Deadlines({ sentences }: { sentences: string[] }) {
	const t = useText("table");
	if (sentences.length === 0) return null;
	return (
		<>
			<h2 className="mt-14 text-heading">
				<Emphasis text={t("deadlines.title")} />
			</h2>
			<ul className="mt-5 border-b border-clay">
				{sentences.map((sentence) => (
					<li key={sentence} className="flex gap-4 border-t border-clay py-3.5 text-pretty">
						<HalfMoon className="mt-[0.35em] text-ember" />
						{sentence}
					</li>
				))}
			</ul>
		</>
	);
}

function FittingQuestions({ questions }: { questions: Question[] }) {
	const t = useText("table");
	const language = useLanguage();
	if (questions.length === 0) return null;
	return (
		<section className="bg-sand py-section" aria-labelledby="questions">
			<div className="content grid gap-12 lg:grid-cols-12 lg:gap-8">
				<div className="lg:col-span-4">
					<h2 id="questions" className="text-title">
						<Emphasis text={t("questions")} />
					</h2>
					<TextLink to={`${localizePath(pages.socials, language)}#questions`} className="mt-6">
						{t("allQuestions")}
					</TextLink>
				</div>
				<div className="lg:col-span-7 lg:col-start-6">
					<Faq items={questions} />
				</div>
			</div>
		</section>
	);
}
