import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Panel } from "#app/admin-ui/screen.tsx";
import { RowSkeletons } from "#app/admin-ui/state.tsx";
import { Switch } from "#app/admin-ui/switch.tsx";
import { useApiMutation, useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { entryPathIn } from "#app/content/entry-slugs.ts";
import type { Letter } from "#app/features/letters/letter.ts";
import { countFinished, type LetterProgress, recipientsOf } from "#app/features/letters/letter-progress.ts";
import { mailRefusalOf } from "#app/features/newsletter/mail-refusal.ts";
import { WhyTheyLeft } from "#app/features/newsletter/why-they-left.tsx";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";
import { LetterSteps } from "./letter-steps.tsx";
import { letterChanges, letterProgressQuery, letterRequests, setListed } from "./letters.query.ts";

/** A letter that has begun to leave: how far it is, what failed, and its page. */
export function LetterSentPanels({ letter }: { letter: Letter }) {
	const t = useText("admin");
	const queries = useQueryClient();
	const isMoving = letter.state === "sending";
	const progress = useQuery(letterProgressQuery(letter.id, isMoving));
	useErrorToast(progress.error, t("letters.failed"));
	const isDone = progress.data !== undefined && countFinished(progress.data) === recipientsOf(progress.data);

	// The letter itself says that it has ended, a moment after its last mail.
	const at = progress.dataUpdatedAt;
	useEffect(() => {
		if (isMoving && isDone && at > 0) {
			void queries.invalidateQueries({ queryKey: letterRequests.one(letter.id).queryKey, exact: true });
		}
	}, [isMoving, isDone, at, queries, letter.id]);

	return (
		<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
			<Panel title={t(letter.finishedAt === null ? "letters.progress" : "letters.outcome")}>
				<div className="grid gap-6 border-t border-clay px-5 py-5 sm:px-7">
					{progress.data === undefined ? (
						<RowSkeletons rows={2} height="h-20" label={t("common.loading")} />
					) : (
						<>
							<LetterFigures progress={progress.data} />
							<LetterFailures failures={progress.data.failures} />
						</>
					)}
					<LetterSteps letter={letter} />
				</div>
			</Panel>
			<SitePanel letter={letter} />
		</div>
	);
}

function SitePanel({ letter }: { letter: Letter }) {
	const t = useText("admin");
	const language = useLanguage();
	const listing = useApiMutation({
		send: (listed: boolean) => setListed(letter.id, listed),
		refreshes: letterChanges,
		done: { title: t(letter.listed ? "letters.unlistedDone" : "letters.listedDone") },
		failed: { title: t("letters.listedFailed") },
	});
	return (
		<Panel className="grid gap-3 p-5 sm:px-7">
			<a
				href={entryPathIn("newsletter/letter", { ...letter, slug: letter.slug ?? "" }, language)}
				target="_blank"
				rel="noopener"
				className="text-link inline-flex min-h-11 items-center justify-self-start"
			>
				{t("letters.onSite")}
				<span className="sr-only"> ({t("common.newTab")})</span>
			</a>
			<Switch
				label={t("letters.listed")}
				hint={t("letters.listedHint")}
				checked={listing.isPending ? !letter.listed : letter.listed}
				onChange={listing.mutate}
			/>
		</Panel>
	);
}

export function LetterFigures({ progress }: { progress: LetterProgress }) {
	const t = useText("admin");
	const language = useLanguage();
	const all = recipientsOf(progress);
	const finished = countFinished(progress);
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
			<LetterArrivals {...progress} />
		</div>
	);
}

type Arrivals = Pick<LetterProgress, "arrivals" | "formsOpened" | "signUps">;

export function LetterArrivals({ arrivals, formsOpened, signUps }: Arrivals) {
	const t = useText("admin");
	const language = useLanguage();
	const all = arrivals.reduce((sum, { count }) => sum + count, 0);
	return (
		<section aria-labelledby="letter-arrivals" className="mt-6 border-t border-clay pt-5">
			<h3 id="letter-arrivals" className="font-sans text-small font-semibold tracking-normal">
				{all === 0 ? t("letters.noArrivals") : t("letters.arrivals", { count: all })}
			</h3>
			{formsOpened + signUps === 0 ? null : (
				<p className="text-small">
					{t("letters.ledTo", {
						forms: formatCount(formsOpened, language),
						signUps: formatCount(signUps, language),
					})}
				</p>
			)}
			<p className="text-small text-ink-soft">{t("letters.arrivalsHint")}</p>
			<ol className="mt-2 columns-[11rem] gap-8 border-y border-clay empty:hidden">
				{arrivals.map(({ day, count }) => (
					<li key={day} className="flex break-inside-avoid justify-between gap-6 py-1.5 text-small">
						<time dateTime={day}>{formatDay(day, language, "UTC")}</time>
						<span className="tabular-nums">{formatCount(count, language)}</span>
					</li>
				))}
			</ol>
		</section>
	);
}

export function LetterFailures({ failures }: Pick<LetterProgress, "failures">) {
	const t = useText("admin");
	if (failures.length === 0) return null;
	return (
		<section aria-labelledby="letter-failures">
			<h3 id="letter-failures" className="mb-2 font-sans text-small font-semibold tracking-normal">
				{t("letters.failures")}
			</h3>
			<ul className="divide-y divide-clay border-y border-clay">
				{failures.map(({ email, error, isPaused }, index) => (
					<li
						key={email ?? `erased ${index}`}
						className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2.5 wrap-anywhere"
					>
						<span>{email ?? t("letters.failureErased")}</span>
						<span className="text-small text-ink-soft">
							{t(`subscribers.refusals.${mailRefusalOf(error)}`)} ({error})
							{isPaused ? ` · ${t("letters.failurePaused")}` : ""}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
