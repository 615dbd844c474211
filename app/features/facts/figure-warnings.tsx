import { useMemo } from "react";
import { get, useWatch } from "react-hook-form";
import { useDebounced } from "#app/admin-ui/use-address-filter.ts";
import { textPath } from "#app/content/localized.ts";
import { anchorOfFact } from "#app/features/facts/stored-facts.ts";
import { useFacts, useMembers } from "#app/features/facts/use-facts.tsx";
import { useIsOpen } from "#app/features/session/me-context.ts";
import { claimMessage, factOf } from "#app/features/texts/admin/labels/text-messages.ts";
import { factTexts } from "#app/features/texts/claims/claims.ts";
import { claimsInProse } from "#app/features/texts/claims/prose.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import type { Language } from "#app/site/site-config.ts";
import { TextLink } from "#app/ui/page-link.tsx";

/** Pause in typing after which figures are compared. */
const pauseMs = 600;

const noFacts: readonly string[] = [];

/** Warns of figures in a form's texts that seem to contradict a fact, with the field of each. */
export function FigureWarnings(props: {
	language: Language;
	/** Labels of the compared texts, by field name. */
	labels: Readonly<Record<string, string>>;
	/** Facts for which the content has its own values. */
	ownFacts?: readonly string[];
}) {
	const { language, labels, ownFacts = noFacts } = props;
	const t = useText("admin");
	const [facts, members] = [useFacts(), useMembers()];
	const stated = useMemo(() => {
		const all = Object.entries(factTexts(facts, language, members));
		return Object.fromEntries(all.filter(([name]) => !ownFacts.includes(name)));
	}, [facts, members, language, ownFacts]);
	const names = Object.keys(labels);
	const typed = useWatch<Record<string, unknown>, Record<string, unknown>, string[]>({
		compute: (draft) => names.map((name) => String(get(draft, textPath(name, language)) ?? "")),
	});
	const settled = useDebounced(typed, pauseMs);
	const found = useMemo(() => settled.map((text) => claimsInProse(text, stated)), [settled, stated]);

	return (
		<div role="status" className="empty:hidden">
			{found.every((claims) => claims.length === 0) ? null : (
				<div className="border-l-4 border-brand bg-paper px-4 py-3 text-small">
					<p className="font-semibold">{t("texts.claims.inProse")}</p>
					<ul className="mt-1 grid">
						{found.flatMap((claims, at) =>
							claims.map((claim) => (
								<li
									key={`${names[at]} ${claim.fact} ${claim.figure}`}
									className="flex flex-wrap items-center gap-x-4 wrap-anywhere"
								>
									<span>
										{t("texts.claims.inField", { field: labels[names[at] ?? ""] ?? "" })}{" "}
										{claimMessage(claim, t)}
									</span>
									<FactLink fact={claim.fact} />
								</li>
							)),
						)}
					</ul>
				</div>
			)}
		</div>
	);
}

/** Leads to the field of a fact, whoever may change facts. */
export function FactLink({ fact }: { fact: string }) {
	const t = useText("admin");
	if (!useIsOpen()("facts")) return null;
	return <TextLink to={addressOfFact(fact)}>{t("texts.claims.toFact")}</TextLink>;
}

/** Returns the address of the field in which the owner changes what a placeholder stands for. */
function addressOfFact(mark: string): string {
	if (mark === "members") return adminPaths.settings;
	const id = factOf(mark);
	return id === undefined ? adminPaths.facts : `${adminPaths.facts}#${anchorOfFact(id)}`;
}
