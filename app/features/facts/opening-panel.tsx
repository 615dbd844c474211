import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { useApiMutation, useErrorToast } from "#app/api-client/use-api-mutation.ts";
import type { SampleQuotes } from "#app/features/texts/sample-quotes.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { locales } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { FactId } from "#app/site/facts.ts";
import { factsQuery, openSite, sampleQuotesQuery } from "./facts.query.ts";
import { countOf, type Samples, samplesIn } from "./samples.ts";
import type { StoredFacts } from "./stored-facts.ts";
import { anchorOfFact } from "./use-field-of-address.ts";

/**
 * What is left to do before the site is the owner's own: the facts and the testimonials that are
 * still the sample's, and opening it to search engines. `isBrief`: nothing once all of it is done.
 */
export function OpeningPanel({ isBrief = false }: { isBrief?: boolean }) {
	const t = useText("admin");
	const { data } = useQuery(factsQuery);
	const quotes = useQuery(sampleQuotesQuery);
	useErrorToast(quotes.error, t("opening.quotesFailed"));
	if (data === undefined || quotes.isPending) return null;
	const samples = { facts: samplesIn(data.facts), quotes: quotes.data ?? [] };
	const isWhole = quotes.data !== undefined;
	if (isBrief && isWhole && countOf(samples) === 0 && data.openedAt !== null) return null;
	return <Opening stored={data} samples={samples} isWhole={isWhole} />;
}

/** `isWhole`: the testimonials could be read. */
function Opening(props: { stored: StoredFacts; samples: Samples; isWhole: boolean }) {
	const { samples, isWhole } = props;
	const { openedAt } = props.stored;
	const t = useText("admin");
	const language = useLanguage();
	const isOpen = openedAt !== null;
	return (
		<Panel title={t(isOpen ? "opening.openTitle" : "opening.closedTitle")} className="mb-6">
			<div className="grid gap-5 border-t border-clay px-5 py-5 sm:px-7">
				<p className="max-w-[44rem] text-ink-soft">
					{isOpen ? t("opening.openText", { day: formatDay(openedAt, language) }) : t("opening.closedText")}
				</p>
				{samples.facts.length === 0 ? null : <SampleList samples={samples.facts} />}
				{samples.quotes.length === 0 ? null : <SampleQuoteLists quotes={samples.quotes} />}
				<OpeningButton isOpen={isOpen} samples={samples} isWhole={isWhole} />
			</div>
		</Panel>
	);
}

/** The facts that are still the sample's, each with the way to its field. */
function SampleList({ samples }: { samples: readonly FactId[] }) {
	const t = useText("admin");
	return (
		<div>
			<h3 className="font-semibold">{t("opening.samples", { count: samples.length })}</h3>
			<ul className="mt-1 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
				{samples.map((id) => (
					<li key={id}>
						<Link
							to={`/admin/facts#${anchorOfFact(id)}`}
							className="text-link inline-flex min-h-11 items-center text-small"
						>
							{t(`facts.labels.${id}`)}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}

/** The lists with testimonials that are still the sample's, each with the way to it. */
function SampleQuoteLists({ quotes }: { quotes: readonly SampleQuotes[] }) {
	const t = useText("admin");
	return (
		<div>
			<h3 className="font-semibold">{t("opening.quotes", { count: countOf({ facts: [], quotes }) })}</h3>
			<p className="max-w-[44rem] text-small text-ink-soft">{t("opening.quotesText")}</p>
			<ul className="mt-1 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
				{quotes.map(({ list, entries }) => (
					<li key={list}>
						<Link
							to={`/admin/texts/lists?list=${list}`}
							className="text-link inline-flex min-h-11 items-center text-small"
						>
							{t(`opening.quoteLists.${list.startsWith("socials") ? "socials" : "home"}`, {
								list: t("lists.names")[list],
								count: entries.length,
							})}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}

/** Opens the site to search engines once the question is answered, or asks them to stay away again. */
function OpeningButton(props: { isOpen: boolean; samples: Samples; isWhole: boolean }) {
	const { isOpen, samples, isWhole } = props;
	const t = useText("admin");
	const { tag } = locales[useLanguage()];
	const [asking, setAsking] = useState(false);
	const change = useApiMutation({
		send: openSite,
		refreshes: [factsQuery.queryKey],
		done: { title: t(isOpen ? "opening.closed" : "opening.opened") },
		failed: { title: t("opening.failed") },
	});
	const quotes = countOf({ facts: [], quotes: samples.quotes });
	const names = new Intl.ListFormat(tag).format([
		...samples.facts.map((id) => t(`facts.labels.${id}`)),
		...(quotes === 0 ? [] : [t("opening.quotesNamed", { count: quotes })]),
	]);
	const ready = isWhole ? t("opening.askReady") : t("opening.askUnknown");
	const warning = countOf(samples) === 0 ? ready : t("opening.askSamples", { names });
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
