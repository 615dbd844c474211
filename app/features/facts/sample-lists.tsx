import { useLocation } from "react-router";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { anchorOfLook } from "#app/features/look/stored-look.ts";
import { statePath } from "#app/features/state/site-state.ts";
import type { SampleClaim } from "#app/features/texts/sample-claims.ts";
import type { SampleQuotes } from "#app/features/texts/sample-quotes.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import { confirmPromises, factsQuery, sampleContentQuery } from "./facts.query.ts";
import { SampleLink, SampleList } from "./sample-list.tsx";
import { countOfFacts, countOfQuotes, type LookSample, lookSamples, type Samples } from "./samples.ts";
import { anchorOfFact, anchorOfPromises } from "./stored-facts.ts";

/** The facts that are still the sample's, each with the way to its field. */
export function SampleFacts({ samples }: { samples: Samples }) {
	const t = useText("admin");
	return (
		<SampleList title={t("opening.samples", { count: countOfFacts(samples) })}>
			{samples.facts.map((id) => (
				<SampleLink key={id} to={`${adminPaths.facts}#${anchorOfFact(id)}`}>
					{t(`facts.labels.${id}`)}
				</SampleLink>
			))}
			{samples.isMemberCountSample ? (
				<SampleLink to={adminPaths.settings}>{t("opening.memberCount")}</SampleLink>
			) : null}
		</SampleList>
	);
}

/** What of the look is still the sample's, each with the way to its field. */
export function SampleLook({ samples }: { samples: readonly LookSample[] }) {
	const t = useText("admin");
	return (
		<SampleList title={t("opening.look", { count: samples.length })} text={t("opening.lookText")}>
			{samples.map((sample) => (
				<SampleLink key={sample} to={`${adminPaths.look}#${anchorOfLook(lookSamples[sample])}`}>
					{t(`opening.lookParts.${sample}`)}
				</SampleLink>
			))}
		</SampleList>
	);
}

/** The lists with testimonials that are still the sample's, each with the way to it. */
export function SampleQuoteLists({ quotes }: { quotes: readonly SampleQuotes[] }) {
	const t = useText("admin");
	return (
		<SampleList
			title={t("opening.quotes", { count: countOfQuotes({ quotes }) })}
			text={t("opening.quotesText")}
		>
			{quotes.map(({ list, entries }) => (
				<SampleLink key={list} to={`${adminPaths.textsLists}?list=${list}`}>
					{t(`opening.quoteLists.${list.startsWith("socials") ? "socials" : "home"}`, {
						list: t("lists.names")[list],
						count: entries.length,
					})}
				</SampleLink>
			))}
		</SampleList>
	);
}

/** Where the texts of each claim are changed. */
const claimScreens: Record<SampleClaim, string> = {
	profiles: `${adminPaths.texts}?page=home`,
	promises: `${adminPaths.textsLists}?list=home.guarantees.items`,
	statistics: `${adminPaths.textsLists}?list=home.research.items`,
	privacy: `${adminPaths.texts}?page=privacy`,
	notice: `${adminPaths.texts}?page=notice`,
};

/** What the sample still promises and claims in the owner's name, each with the way to its words. */
export function SampleClaims({ samples }: { samples: Samples }) {
	const t = useText("admin");
	const language = useLanguage();
	const { hash } = useLocation();
	return (
		<SampleList
			id={anchorOfPromises}
			isOpen={hash === `#${anchorOfPromises}`}
			title={t("opening.claims")}
			text={t("opening.claimsText")}
			end={<PromisesButton />}
		>
			{samples.claims.map((claim) => (
				<SampleLink key={claim} to={claimScreens[claim]}>
					{t(`opening.claimNames.${claim}`)}
				</SampleLink>
			))}
			{samples.headlines.map(({ language: written, count }) => (
				<SampleLink
					key={written}
					to={`${adminPaths.texts}?state=${written === defaultLanguage ? "originalBehind" : "behind"}`}
				>
					{t("opening.headlines", { count, language: nameOfLanguage(written, language) })}
				</SampleLink>
			))}
		</SampleList>
	);
}

/** Notes that the owner has read all of it, as it is now. */
function PromisesButton() {
	const t = useText("admin");
	const confirm = useApiMutation({
		send: confirmPromises,
		refreshes: [factsQuery.queryKey, sampleContentQuery.queryKey, [statePath]],
		done: { title: t("opening.claimsRead") },
		failed: { title: t("opening.claimsFailed") },
	});
	return (
		<CompactButton
			look="quiet"
			className="mt-2"
			disabled={confirm.isPending}
			onClick={() => confirm.mutate(undefined)}
		>
			{t("opening.confirmClaims")}
		</CompactButton>
	);
}

/** What the legal notice says is given on request, each with the way to where it is written. */
export function GivenOnRequest({ samples }: { samples: Samples }) {
	const t = useText("admin");
	return (
		<SampleList title={t("opening.onRequest")} text={t("opening.onRequestText")}>
			{samples.onRequest.map((id) => (
				<SampleLink key={id} to={`${adminPaths.facts}#${anchorOfFact(id)}`}>
					{t(`facts.labels.${id}`)}
				</SampleLink>
			))}
			{samples.isHostOnRequest ? (
				<SampleLink to={`${adminPaths.texts}?page=notice`}>{t("opening.host")}</SampleLink>
			) : null}
		</SampleList>
	);
}
