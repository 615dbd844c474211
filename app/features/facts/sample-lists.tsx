import type { ReactNode } from "react";
import { Link } from "react-router";
import { anchorOfLook } from "#app/features/look/stored-look.ts";
import type { SampleQuotes } from "#app/features/texts/sample-quotes.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { defaultLanguage } from "#app/site/site-config.ts";
import type { SampleEntry } from "./sample-content.ts";
import { countOfFacts, countOfQuotes, type LookSample, lookSamples, type Samples } from "./samples.ts";
import { anchorOfFact } from "./stored-facts.ts";

/** The facts that are still the sample's, each with the way to its field. */
export function SampleFacts({ samples }: { samples: Samples }) {
	const t = useText("admin");
	return (
		<SampleList title={t("opening.samples", { count: countOfFacts(samples) })}>
			{samples.facts.map((id) => (
				<SampleLink key={id} to={`/admin/facts#${anchorOfFact(id)}`}>
					{t(`facts.labels.${id}`)}
				</SampleLink>
			))}
			{samples.isMemberCountSample ? (
				<SampleLink to="/admin/settings">{t("opening.memberCount")}</SampleLink>
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
				<SampleLink key={sample} to={`/admin/facts/look#${anchorOfLook(lookSamples[sample])}`}>
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
				<SampleLink key={list} to={`/admin/texts/lists?list=${list}`}>
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
	article: (id) => `/admin/edit-article/${id}`,
	event: (id) => `/admin/events?event=${id}`,
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

/** What the legal notice says is given on request, each with the way to where it is written. */
export function GivenOnRequest({ samples }: { samples: Samples }) {
	const t = useText("admin");
	return (
		<SampleList title={t("opening.onRequest")} text={t("opening.onRequestText")}>
			{samples.onRequest.map((id) => (
				<SampleLink key={id} to={`/admin/facts#${anchorOfFact(id)}`}>
					{t(`facts.labels.${id}`)}
				</SampleLink>
			))}
			{samples.isHostOnRequest ? (
				<SampleLink to="/admin/texts?page=notice">{t("opening.host")}</SampleLink>
			) : null}
		</SampleList>
	);
}

function SampleList(props: { title: string; text?: string; children: ReactNode }) {
	return (
		<div>
			<h3 className="font-semibold">{props.title}</h3>
			{props.text === undefined ? null : (
				<p className="max-w-[44rem] text-small text-ink-soft">{props.text}</p>
			)}
			<ul className="mt-1 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">{props.children}</ul>
		</div>
	);
}

function SampleLink({ to, children }: { to: string; children: ReactNode }) {
	return (
		<li>
			<Link to={to} className="text-link inline-flex min-h-11 items-center text-small">
				{children}
			</Link>
		</li>
	);
}
