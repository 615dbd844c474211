import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { anchorOfLook } from "#app/features/look/stored-look.ts";
import { statePath } from "#app/features/state/site-state.ts";
import type { SampleClaim } from "#app/features/texts/sample-claims.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import type { FactId } from "#app/site/facts.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import { confirmPromises, factsQuery, sampleContentQuery } from "./facts.query.ts";
import { SampleEntries } from "./sample-entries.tsx";
import { SampleLink, SampleList } from "./sample-list.tsx";
import { countOfQuotes, lookSamples, type Samples } from "./samples.ts";
import { anchorOfFact, anchorOfPromises } from "./stored-facts.ts";

const claimScreens: Record<SampleClaim, string> = {
	profiles: `${adminPaths.texts}?page=home`,
	promises: `${adminPaths.textsLists}?list=home.guarantees.items`,
	statistics: `${adminPaths.textsLists}?list=home.research.items`,
	privacy: `${adminPaths.texts}?page=privacy`,
	notice: `${adminPaths.texts}?page=notice`,
};

/** The name of what is still the sample's, and where it is changed. */
type Item = { name: string; to: string };

/** Names what is still the sample's, and what the legal notice says is given on request. */
export function useSampleItems(samples: Samples) {
	const t = useText("admin");
	const language = useLanguage();
	const factItem = (id: FactId): Item => {
		return { name: t(`facts.labels.${id}`), to: `${adminPaths.facts}#${anchorOfFact(id)}` };
	};
	const facts = samples.facts.map(factItem);
	if (samples.isMemberCountSample) facts.push({ name: t("opening.memberCount"), to: adminPaths.settings });
	const onRequest = samples.onRequest.map(factItem);
	if (samples.isHostOnRequest) onRequest.push({ name: t("opening.host"), to: claimScreens.notice });
	const look = samples.look.map((part): Item => {
		return {
			name: t(`opening.lookParts.${part}`),
			to: `${adminPaths.look}#${anchorOfLook(lookSamples[part])}`,
		};
	});
	const claims = samples.claims.map((claim): Item => {
		return { name: t(`opening.claimNames.${claim}`), to: claimScreens[claim] };
	});
	for (const { language: written, count } of samples.headlines) {
		const state = written === defaultLanguage ? "originalBehind" : "behind";
		const name = t("opening.headlines", { count, language: nameOfLanguage(written, language) });
		claims.push({ name, to: `${adminPaths.texts}?state=${state}` });
	}
	return { facts, look, claims, onRequest };
}

/** Lists in groups what is still the sample's, each with the way to where it is changed. */
export function SampleLists({ samples }: { samples: Samples }) {
	const t = useText("admin");
	const { hash } = useLocation();
	const { facts, look, claims, onRequest } = useSampleItems(samples);
	const quotes = samples.quotes.map(({ list, entries }): Item => {
		const page = list.startsWith("socials") ? "socials" : "home";
		const name = t(`opening.quoteLists.${page}`, { list: t("lists.names")[list], count: entries.length });
		return { name, to: `${adminPaths.textsLists}?list=${list}` };
	});
	return (
		<>
			<LinkList title={t("opening.samples", { count: facts.length })} items={facts} />
			<LinkList title={t("opening.look", { count: look.length })} text={t("opening.lookText")} items={look} />
			<LinkList
				title={t("opening.quotes", { count: countOfQuotes(samples) })}
				text={t("opening.quotesText")}
				items={quotes}
			/>
			{samples.entries.length === 0 ? null : <SampleEntries entries={samples.entries} />}
			<LinkList
				id={anchorOfPromises}
				isOpen={hash === `#${anchorOfPromises}`}
				title={t("opening.claims")}
				text={t("opening.claimsText")}
				end={<PromisesButton />}
				items={claims}
			/>
			<LinkList title={t("opening.onRequest")} text={t("opening.onRequestText")} items={onRequest} />
		</>
	);
}

type LinkListProps = Omit<ComponentProps<typeof SampleList>, "children"> & { items: readonly Item[] };

function LinkList({ items, ...list }: LinkListProps) {
	if (items.length === 0) return null;
	return (
		<SampleList {...list}>
			{items.map(({ name, to }) => (
				<SampleLink key={name} to={to}>
					{name}
				</SampleLink>
			))}
		</SampleList>
	);
}

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
