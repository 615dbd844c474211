import { claimMessage } from "#app/features/texts/admin/common/claim-message.ts";
import { Chip, type FactValues } from "#app/features/texts/admin/common/shown-text.tsx";
import type { Claim } from "#app/features/texts/claims/claims.ts";
import { marksOf } from "#app/features/texts/text-rules.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** The figures of a text that speak of facts, each with the fact to put in its place. */
export function ClaimOffers(props: {
	claims: readonly Claim[];
	facts: FactValues;
	onUse(claim: Claim): void;
}) {
	const { claims, facts, onUse } = props;
	const t = useText("admin");
	if (claims.length === 0) return null;
	return (
		<ul className="grid gap-1 border-l-4 border-brand bg-paper px-4 py-2 text-small">
			{claims.map((claim) => (
				<li key={claim.start} className="flex flex-wrap items-center justify-between gap-x-4">
					{/* What contradicts is said by the field itself. */}
					{claim.kind === "contradicts" ? null : <span>{claimMessage(claim, t)}</span>}
					{claim.chip === "" ? null : (
						<button
							type="button"
							onClick={() => onUse(claim)}
							className="inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-full px-1 hover:bg-sand"
						>
							{t("texts.claims.use", { figure: claim.figure })}
							{marksOf(claim.chip).map((mark) => (
								<Chip key={mark} mark={mark} facts={facts} />
							))}
						</button>
					)}
				</li>
			))}
		</ul>
	);
}
