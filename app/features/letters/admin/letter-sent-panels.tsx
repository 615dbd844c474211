import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Panel } from "#app/admin-ui/screen.tsx";
import { RowSkeletons } from "#app/admin-ui/state.tsx";
import { Switch } from "#app/admin-ui/switch.tsx";
import { useApiMutation, useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { entryPathIn } from "#app/content/entry-slugs.ts";
import type { Letter } from "#app/features/letters/letter.ts";
import { finishedOf, recipientsOf } from "#app/features/letters/letter-progress.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { LetterFailures } from "./letter-failures.tsx";
import { LetterFigures } from "./letter-figures.tsx";
import { LetterSteps } from "./letter-steps.tsx";
import { letterChanges, letterProgressQuery, letterQuery, setListed } from "./letters.query.ts";

/** A letter that has begun to leave: how far it is, what failed, and its page. */
export function LetterSentPanels({ letter }: { letter: Letter }) {
	const t = useText("admin");
	const queries = useQueryClient();
	const isMoving = letter.state === "sending";
	const progress = useQuery(letterProgressQuery(letter.id, isMoving));
	useErrorToast(progress.error, t("letters.failed"));
	const isDone = progress.data !== undefined && finishedOf(progress.data) === recipientsOf(progress.data);

	// The letter itself says that it has ended, a moment after its last mail.
	const at = progress.dataUpdatedAt;
	useEffect(() => {
		if (isMoving && isDone && at > 0) {
			void queries.invalidateQueries({ queryKey: letterQuery(letter.id).queryKey, exact: true });
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

/** The page of the letter on the website. */
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
