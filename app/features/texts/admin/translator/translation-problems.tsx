import { problemMessage } from "#app/features/texts/admin/common/problem-message.ts";
import { addressOf, nameOfText } from "#app/features/texts/admin/common/text-names.ts";
import { usePageName } from "#app/features/texts/admin/common/use-page-name.ts";
import type { TextProblem } from "#app/features/texts/text-rules.ts";
import type { TranslationProblem } from "#app/features/texts/translation.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** Everything that is wrong with a translator's file, of which nothing was taken. */
export function TranslationProblems({ problems }: { problems: readonly TranslationProblem[] }) {
	const t = useText("admin");
	return (
		<div role="alert" className="border-l-4 border-brand bg-paper px-4 py-3">
			<p className="font-semibold">{t("texts.refused", { count: problems.length })}</p>
			<ul className="mt-2 grid gap-1 text-small">
				{problems.map((problem) => (
					<li key={`${problem.key} ${problem.kind}`} className="wrap-anywhere">
						<Problem problem={problem} />
					</li>
				))}
			</ul>
		</div>
	);
}

function Problem({ problem }: { problem: TranslationProblem }) {
	const { key, kind } = problem;
	const t = useText("admin");
	const nameOfPage = usePageName();
	if (kind === "unreadable") return t("texts.unreadable");
	if (kind === "language") return t("texts.wrongLanguage", { stated: key || "–" });
	if (kind === "unknownKey") return t("texts.unknownKey", { key });
	const address = addressOf(key);
	return `${nameOfPage(address.page)} · ${nameOfText(address, t)} (${key}) – ${problemMessage(ruleOf(kind, problem), t)}`;
}

/** The rule that a text of the file breaks. */
function ruleOf(kind: TextProblem["kind"], problem: TranslationProblem): TextProblem {
	const { names = [], max = 0, figure = "", says = "" } = problem;
	if (kind === "tooLong") return { kind, max };
	if (kind === "contradicts") return { kind, figure, says };
	return kind === "lost" || kind === "unknown" ? { kind, names } : { kind };
}
