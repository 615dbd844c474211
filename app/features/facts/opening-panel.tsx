import { Panel } from "#app/admin-ui/screen.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { OpeningWarnings } from "#app/features/state/state-warnings.tsx";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { OpeningButton } from "./opening-button.tsx";
import { SampleEntries } from "./sample-entries.tsx";
import { GivenOnRequest, SampleClaims, SampleFacts, SampleLook, SampleQuoteLists } from "./sample-lists.tsx";
import { countOf, countOfClaims, countOfFacts, countOnRequest, countsOf, type Samples } from "./samples.ts";
import type { StoredFacts } from "./stored-facts.ts";
import { useSamples } from "./use-samples.ts";

/**
 * What is left to do before the site is the owner's own: facts, look, testimonials, articles and
 * events, promises that are still the sample's, and opening it to search engines; with what the legal notice
 * leaves out, as advice. `isBrief`: nothing once all but the advice is done.
 */
export function OpeningPanel({ isBrief = false }: { isBrief?: boolean }) {
	const t = useText("admin");
	const { found, errors } = useSamples(true);
	useErrorToast(errors.quotes, t("opening.quotesFailed"));
	useErrorToast(errors.look, t("opening.lookFailed"));
	useErrorToast(errors.content, t("opening.readingFailed"));
	if (found === undefined) return null;
	const { stored, samples, isWhole } = found;
	if (isBrief && isWhole && countOf(samples) === 0 && stored.openedAt !== null) return null;
	return <Opening stored={stored} samples={samples} isWhole={isWhole} isBrief={isBrief} />;
}

/** `isWhole`: all that is still the sample's could be read. */
function Opening(props: { stored: StoredFacts; samples: Samples; isWhole: boolean; isBrief: boolean }) {
	const { samples, isWhole, isBrief } = props;
	const { openedAt } = props.stored;
	const t = useText("admin");
	const language = useLanguage();
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
					{countOfFacts(samples) === 0 ? null : <SampleFacts samples={samples} />}
					{samples.look.length === 0 ? null : <SampleLook samples={samples.look} />}
					{samples.quotes.length === 0 ? null : <SampleQuoteLists quotes={samples.quotes} />}
					{samples.entries.length === 0 ? null : <SampleEntries entries={samples.entries} />}
					{countOfClaims(samples) === 0 ? null : <SampleClaims samples={samples} />}
					{countOnRequest(samples) === 0 ? null : <GivenOnRequest samples={samples} />}
				</div>
				<OpeningButton isOpen={isOpen} samples={samples} isWhole={isWhole} />
			</div>
		</Panel>
	);
}
