import { useState } from "react";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { useApiMutation, useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { OpeningWarnings, useOpeningWarnings } from "#app/features/state/state-warnings.tsx";
import { formatDay } from "#app/i18n/dates.ts";
import { locales } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { factsQuery, openSite } from "./facts.query.ts";
import { SampleLists, useSampleItems } from "./sample-lists.tsx";
import { countOf, countOfQuotes, countsOf, type Samples } from "./samples.ts";
import { useSamples } from "./use-samples.ts";

/**
 * Lists what is left to do before the site is the owner's own, with the button that opens it to search
 * engines. `isBrief`: nothing once all but the advice about the legal notice is done.
 */
export function OpeningPanel({ isBrief = false }: { isBrief?: boolean }) {
	const t = useText("admin");
	const language = useLanguage();
	const { found, errors } = useSamples(true);
	useErrorToast(errors.quotes, t("opening.quotesFailed"));
	useErrorToast(errors.look, t("opening.lookFailed"));
	useErrorToast(errors.content, t("opening.readingFailed"));
	if (found === undefined) return null;
	const { samples, isWhole } = found;
	const { openedAt } = found.stored;
	if (isBrief && isWhole && countOf(samples) === 0 && openedAt !== null) return null;
	const isOpen = openedAt !== null;
	const groups = countsOf(samples);
	return (
		<Panel title={t(isOpen ? "opening.openTitle" : "opening.closedTitle")} className="mb-6">
			<div className="grid gap-5 border-t border-clay px-5 py-5 sm:px-7">
				<p className={`max-w-[44rem] text-ink-soft ${isBrief ? "max-sm:hidden" : ""}`}>
					{isOpen ? t("opening.openText", { day: formatDay(openedAt, language) }) : t("opening.closedText")}
				</p>
				{isBrief ? null : <OpeningWarnings />}
				<div>
					<p className="pb-2 font-semibold">
						{t("opening.progress", {
							done: groups.filter((count) => count === 0).length,
							all: groups.length,
						})}
					</p>
					<SampleLists samples={samples} />
				</div>
				<OpeningButton isOpen={isOpen} samples={samples} isWhole={isWhole} />
			</div>
		</Panel>
	);
}

/** Opens the site to search engines once the question is answered, or asks them to stay away again. */
function OpeningButton(props: { isOpen: boolean; samples: Samples; isWhole: boolean }) {
	const { isOpen, samples, isWhole } = props;
	const t = useText("admin");
	const language = useLanguage();
	const items = useSampleItems(samples);
	const [asking, setAsking] = useState(false);
	const change = useApiMutation({
		send: openSite,
		refreshes: [factsQuery.queryKey],
		done: { title: t(isOpen ? "opening.closed" : "opening.opened") },
		failed: { title: t("opening.failed") },
	});
	const stateWarnings = useOpeningWarnings();
	const namesOf = (named: readonly string[]) => new Intl.ListFormat(locales[language].tag).format(named);
	const quotes = countOfQuotes(samples);
	const entries = samples.entries.length;
	const names = namesOf([
		...[...items.facts, ...items.look].map(({ name }) => name),
		...(quotes === 0 ? [] : [t("opening.quotesNamed", { count: quotes })]),
		...(entries === 0 ? [] : [t("opening.entriesNamed", { count: entries })]),
		...items.claims.map(({ name }) => name),
	]);
	const ready = isWhole ? t("opening.askReady") : t("opening.askUnknown");
	const questions = [t("opening.askSamples", { names }), ...(isWhole ? [] : [t("opening.stripUnknown")])];
	const given = namesOf(items.onRequest.map(({ name }) => name));
	const count = items.onRequest.length;
	const warning = [
		...(countOf(samples) === 0 ? [ready] : questions),
		...(count === 0 ? [] : [t("opening.askOnRequest", { count, names: given })]),
		...stateWarnings,
	].join(" ");
	return (
		<>
			<CompactButton
				look={isOpen ? "quiet" : "primary"}
				className="justify-self-start"
				disabled={change.isPending}
				onClick={() => setAsking(true)}
			>
				{t(isOpen ? "opening.close" : "opening.open")}
			</CompactButton>
			<AlertDialog
				open={asking}
				title={t(isOpen ? "opening.closeTitle" : "opening.openQuestion")}
				text={isOpen ? t("opening.askClose") : warning}
				cancel={t("common.cancel")}
				confirm={t(isOpen ? "opening.close" : "opening.open")}
				onCancel={() => setAsking(false)}
				onConfirm={() => {
					setAsking(false);
					change.mutate(!isOpen);
				}}
			/>
		</>
	);
}
