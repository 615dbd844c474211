import { ListState } from "#app/admin-ui/state.tsx";
import type { ReadersWeek } from "#app/features/newsletter/readers-growth.ts";
import { useReaderCounts } from "#app/features/newsletter/use-reader-counts.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { inEachLanguage, nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount, languages } from "#app/site/site-config.ts";
import { ReadersCurve } from "./readers-curve.tsx";

type Figure = "confirmed" | "left" | "readers";

const sumOf = (week: ReadersWeek, figure: Figure) =>
	languages.reduce((sum, language) => sum + week[language][figure], 0);

/** The curve of readers, what it says in a sentence, and its figures as a table. */
export function ReadersFigures({ weeks }: { weeks: readonly ReadersWeek[] }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const readersOf = useReaderCounts();
	const last = weeks.at(-1);
	const total = (figure: Figure) => weeks.reduce((sum, week) => sum + sumOf(week, figure), 0);
	if (last === undefined || total("confirmed") + total("readers") === 0) {
		return <ListState title={t("dashboard.readersNone")} text={t("dashboard.readersNoneText")} />;
	}
	const readers = inEachLanguage((language) => last[language].readers);
	const now = t("dashboard.readersNow", { count: sumOf(last, "readers"), languages: readersOf(readers) });
	const moved = t("dashboard.readersMoved", {
		weeks: weeks.length,
		confirmed: formatCount(total("confirmed"), uiLanguage),
		left: formatCount(total("left"), uiLanguage),
	});
	return (
		<figure className="grid gap-4 px-5 pt-4 pb-3 sm:px-7">
			<figcaption className="text-small">
				{now} <span className="text-ink-soft">{moved}</span>
			</figcaption>
			<ReadersCurve weeks={weeks} />
			<details>
				<summary className="flex min-h-11 cursor-pointer items-center text-small">
					{t("dashboard.readersTable")}
				</summary>
				<ReadersTable weeks={weeks} />
			</details>
		</figure>
	);
}

function ReadersTable({ weeks }: { weeks: readonly ReadersWeek[] }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const heads = [
		t("dashboard.readersCame"),
		t("dashboard.readersLeft"),
		...languages.map((language) => nameOfLanguage(language, uiLanguage)),
		t("dashboard.readersAll"),
	];
	return (
		<table className="w-full text-[0.85rem] tabular-nums">
			<thead>
				<tr className="border-b border-clay text-left">
					<th scope="col" className="py-2 pr-2">
						{t("dashboard.readersWeek")}
					</th>
					{heads.map((head) => (
						<th key={head} scope="col" className="py-2 pl-2 text-right wrap-anywhere hyphens-auto">
							{head}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{weeks.toReversed().map((week) => (
					<tr key={week.monday} className="border-b border-clay last:border-0">
						<th scope="row" className="py-2 pr-2 text-left font-normal">
							{formatDay(`${week.monday}T12:00:00.000Z`, uiLanguage, "UTC")}
						</th>
						{[
							["confirmed", sumOf(week, "confirmed")] as const,
							["left", sumOf(week, "left")] as const,
							...languages.map((language) => [language, week[language].readers] as const),
							["all", sumOf(week, "readers")] as const,
						].map(([name, figure]) => (
							<td key={name} className="py-2 pl-2 text-right">
								{formatCount(figure, uiLanguage)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
