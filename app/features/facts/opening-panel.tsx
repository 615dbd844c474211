import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { useApiMutation, useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { anchorOfLook } from "#app/features/look/stored-look.ts";
import type { SampleQuotes } from "#app/features/texts/sample-quotes.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { locales } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { FactId } from "#app/site/facts.ts";
import { chosenLookQuery, factsQuery, openSite, sampleQuotesQuery } from "./facts.query.ts";
import { countOf, type LookSample, lookSamples, type Samples, samplesIn, samplesOfLook } from "./samples.ts";
import { anchorOfFact, type StoredFacts } from "./stored-facts.ts";

/**
 * What is left to do before the site is the owner's own: the facts, the signs and the testimonials
 * that are still the sample's, and opening it to search engines. `isBrief`: nothing once all of it is
 * done.
 */
export function OpeningPanel({ isBrief = false }: { isBrief?: boolean }) {
	const t = useText("admin");
	const { data } = useQuery(factsQuery);
	const quotes = useQuery(sampleQuotesQuery);
	const look = useQuery(chosenLookQuery);
	useErrorToast(quotes.error, t("opening.quotesFailed"));
	useErrorToast(look.error, t("opening.lookFailed"));
	if (data === undefined || quotes.isPending || look.isPending) return null;
	const samples = {
		facts: samplesIn(data.facts),
		look: look.data === undefined ? [] : samplesOfLook(data.facts, look.data),
		quotes: quotes.data ?? [],
	};
	const isWhole = quotes.data !== undefined && look.data !== undefined;
	if (isBrief && isWhole && countOf(samples) === 0 && data.openedAt !== null) return null;
	return <Opening stored={data} samples={samples} isWhole={isWhole} />;
}

/** `isWhole`: the testimonials and the look could be read. */
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
				{samples.look.length === 0 ? null : <SampleLook samples={samples.look} />}
				{samples.quotes.length === 0 ? null : <SampleQuoteLists quotes={samples.quotes} />}
				<OpeningButton isOpen={isOpen} samples={samples} isWhole={isWhole} />
			</div>
		</Panel>
	);
}

/** The facts that are still the sample's, each with the way to its field. */
function SampleList({ samples }: { samples: readonly FactId[] }) {
	const t = useText("admin");
	const entries = samples.map((id) => ({
		to: `/admin/facts#${anchorOfFact(id)}`,
		label: t(`facts.labels.${id}`),
	}));
	return <LeftToDo title={t("opening.samples", { count: samples.length })} entries={entries} />;
}

/** What of the look is still the sample's, each with the way to its field. */
function SampleLook({ samples }: { samples: readonly LookSample[] }) {
	const t = useText("admin");
	const entries = samples.map((sample) => ({
		to: `/admin/facts/look#${anchorOfLook(lookSamples[sample])}`,
		label: t(`opening.lookParts.${sample}`),
	}));
	return (
		<LeftToDo title={t("opening.look", { count: samples.length })} entries={entries}>
			{t("opening.lookText")}
		</LeftToDo>
	);
}

/** The lists with testimonials that are still the sample's, each with the way to it. */
function SampleQuoteLists({ quotes }: { quotes: readonly SampleQuotes[] }) {
	const t = useText("admin");
	const entries = quotes.map(({ list, entries: { length: count } }) => ({
		to: `/admin/texts/lists?list=${list}`,
		label: t(`opening.quoteLists.${list.startsWith("socials") ? "socials" : "home"}`, {
			list: t("lists.names")[list],
			count,
		}),
	}));
	return (
		<LeftToDo
			title={t("opening.quotes", { count: countOf({ facts: [], look: [], quotes }) })}
			entries={entries}
		>
			{t("opening.quotesText")}
		</LeftToDo>
	);
}

/** What is left of one kind, with the way to each. */
function LeftToDo(props: {
	title: string;
	entries: readonly { to: string; label: string }[];
	children?: ReactNode;
}) {
	const { title, entries, children } = props;
	return (
		<div>
			<h3 className="font-semibold">{title}</h3>
			{children === undefined ? null : <p className="max-w-[44rem] text-small text-ink-soft">{children}</p>}
			<ul className="mt-1 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
				{entries.map(({ to, label }) => (
					<li key={label}>
						<Link to={to} className="text-link inline-flex min-h-11 items-center text-small">
							{label}
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
	const quotes = countOf({ ...samples, facts: [], look: [] });
	const names = new Intl.ListFormat(tag).format([
		...samples.facts.map((id) => t(`facts.labels.${id}`)),
		...samples.look.map((sample) => t(`opening.lookParts.${sample}`)),
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
