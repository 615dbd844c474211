import { finishedOf, type LetterProgress, recipientsOf } from "#app/features/letters/letter-progress.ts";
import { WhyTheyLeft } from "#app/features/newsletter/why-they-left.tsx";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";
import { LetterArrivals } from "./letter-arrivals.tsx";

/** How far a letter is, in true figures. */
export function LetterFigures({ progress }: { progress: LetterProgress }) {
	const t = useText("admin");
	const language = useLanguage();
	const all = recipientsOf(progress);
	const finished = finishedOf(progress);
	const figures = [
		["sent", progress.sent],
		["waiting", progress.waiting + progress.sending],
		["failed", progress.failed],
		["skipped", progress.skipped],
		["cancelled", progress.cancelled],
	] as const;
	const label = t("letters.progressLabel", {
		settled: formatCount(finished, language),
		count: formatCount(all, language),
	});
	return (
		<div>
			<p className="mb-2 text-small" aria-live="polite">
				{label}
			</p>
			<progress
				aria-label={label}
				value={finished}
				max={Math.max(all, 1)}
				className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sand [&::-moz-progress-bar]:bg-lagoon [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-lagoon"
			/>
			<dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-5">
				{figures.map(([name, figure]) => (
					<div key={name} className="flex flex-col justify-between">
						<dt className="text-small text-ink-soft">{t(`letters.figure.${name}`)}</dt>
						<dd className="font-serif text-[1.6rem] leading-tight tabular-nums">
							{formatCount(figure, language)}
						</dd>
					</div>
				))}
			</dl>
			{(["interrupted", "returned", "complaints"] as const).map((name) =>
				progress[name] === 0 ? null : (
					<p key={name} className="mt-4 text-small text-ink-soft">
						{t(`letters.${name}`, { count: progress[name] })}
					</p>
				),
			)}
			{progress.leftSince === 0 ? null : (
				<div className="mt-4">
					<p className="text-small text-ink-soft">{t("letters.leftSince", { count: progress.leftSince })}</p>
					<WhyTheyLeft reasons={progress.leftBecause} />
				</div>
			)}
			<LetterArrivals arrivals={progress.arrivals} />
		</div>
	);
}
