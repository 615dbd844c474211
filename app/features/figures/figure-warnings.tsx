import { useMemo } from "react";
import { get, useWatch } from "react-hook-form";
import { Link } from "react-router";
import { useDebounced } from "#app/admin-ui/use-debounced.ts";
import { textPath } from "#app/content/localized.ts";
import { useFacts, useMembers } from "#app/features/facts/use-facts.tsx";
import { claimMessage } from "#app/features/texts/admin/common/claim-message.ts";
import { factTexts } from "#app/features/texts/claims/claims.ts";
import { claimsInProse } from "#app/features/texts/claims/prose.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { addressOfFact } from "./address-of-fact.ts";

/** A pause in typing after which figures are compared. */
const pauseMs = 600;

const noFacts: readonly string[] = [];

/**
 * The figures of a form's texts that seem to say something else than a fact does: said, with the
 * field that each stands in, and left as they are.
 */
export function FigureWarnings(props: {
	language: Language;
	/** The texts that are looked at: the names of their fields, and what the form calls them. */
	labels: Readonly<Record<string, string>>;
	/** Facts of which what is written has values of its own. */
	ownFacts?: readonly string[];
}) {
	const { language, labels, ownFacts = noFacts } = props;
	const t = useText("admin");
	const [facts, members] = [useFacts(), useMembers()];
	const said = useMemo(() => {
		const all = Object.entries(factTexts(facts, language, members));
		return Object.fromEntries(all.filter(([name]) => !ownFacts.includes(name)));
	}, [facts, members, language, ownFacts]);
	const names = Object.keys(labels);
	const typed = useWatch<Record<string, unknown>, Record<string, unknown>, string[]>({
		compute: (draft) => names.map((name) => String(get(draft, textPath(name, language)) ?? "")),
	});
	const settled = useDebounced(typed, pauseMs);
	const found = useMemo(() => settled.map((text) => claimsInProse(text, said)), [settled, said]);

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
									<Link
										to={addressOfFact(claim.fact)}
										className="text-link inline-flex min-h-11 items-center"
									>
										{t("texts.claims.toFact")}
									</Link>
								</li>
							)),
						)}
					</ul>
				</div>
			)}
		</div>
	);
}
