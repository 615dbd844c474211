import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { anchorOfLook } from "#app/features/look/stored-look.ts";
import { statePath } from "#app/features/state/site-state.ts";
import type { SampleClaim } from "#app/features/texts/sample-claims.ts";
import type { SampleQuotes } from "#app/features/texts/sample-quotes.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPath, adminPaths } from "#app/site/admin-screens.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import { TextLink } from "#app/ui/page-link.tsx";
import { confirmPromises, factsQuery, sampleContentQuery } from "./facts.query.ts";
import type { SampleEntry } from "./sample-content.ts";
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

/** Where each kind of entry is changed. */
const screens: Record<SampleEntry["kind"], (id: string) => string> = {
	article: (id) => adminPath("editArticle", id),
	event: (id) => `${adminPaths.events}?event=${id}`,
};

/** The articles and events of the sample that nobody has saved since, each with the way to it. */
export function SampleEntries({ entries }: { entries: readonly SampleEntry[] }) {
	const t = useText("admin");
	const language = useLanguage();
	return (
		<SampleList title={t("opening.entries", { count: entries.length })} text={t("opening.entriesText")}>
			{entries.map(({ kind, id, titles }) => (
				<SampleLink key={id} to={screens[kind](id)}>
					{titles[language] ?? titles[defaultLanguage] ?? id}
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

function scrollTo(group: HTMLElement | null): void {
	group?.scrollIntoView();
	group?.querySelector("summary")?.focus({ preventScroll: true });
}

/** A group of the list, folded away below its title until it is looked at. */
function SampleList(props: {
	title: string;
	text?: string;
	id?: string;
	isOpen?: boolean;
	end?: ReactNode;
	children: ReactNode;
}) {
	return (
		<details
			id={props.id}
			open={props.isOpen}
			ref={props.isOpen ? scrollTo : undefined}
			className="group border-t border-clay"
		>
			<summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 py-2 [&::-webkit-details-marker]:hidden">
				<Icon name="chevron" className="-rotate-90 transition-transform duration-200 group-open:rotate-0" />
				<h3 className="font-sans text-base font-semibold tracking-normal">{props.title}</h3>
			</summary>
			<div className="pb-4 pl-7">
				{props.text === undefined ? null : (
					<p className="max-w-[44rem] text-small text-ink-soft">{props.text}</p>
				)}
				<ul className="mt-1 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">{props.children}</ul>
				{props.end}
			</div>
		</details>
	);
}

function SampleLink({ to, children }: { to: string; children: ReactNode }) {
	return (
		<li>
			<TextLink to={to} className="text-small">
				{children}
			</TextLink>
		</li>
	);
}
