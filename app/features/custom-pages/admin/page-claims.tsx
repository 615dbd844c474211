import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { useDebounced } from "#app/admin-ui/use-debounced.ts";
import { textsIn } from "#app/content/localized.ts";
import type { PageDraft, PageTexts } from "#app/features/custom-pages/custom-page.ts";
import { useFacts } from "#app/features/facts/use-facts.tsx";
import { claimMessage } from "#app/features/texts/admin/claim-message.ts";
import { claimsIn } from "#app/features/texts/claims/claims.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { textVariables } from "#app/site/site-facts.ts";

/** A pause in typing after which figures are compared. */
const pauseMs = 600;

/** Figures of a text that seem to say something else than a fact does: said, and left as they are. */
export function PageClaims({ language }: { language: Language }) {
	const t = useText("admin");
	const facts = useFacts();
	const typed = useWatch<PageDraft, PageDraft, string>({
		compute: (draft) => {
			const { title, content } = textsIn<PageTexts>(draft, language) ?? draft;
			return `${title}\n${content}`;
		},
	});
	const settled = useDebounced(typed, pauseMs);
	const claims = useMemo(() => {
		const said = Object.entries(textVariables(facts, language)).map(([name, says]) => [name, String(says)]);
		const found = claimsIn(settled, { all: [], facts: Object.fromEntries(said) });
		return found.filter(({ kind }) => kind !== "same");
	}, [settled, facts, language]);

	return (
		<div role="status" className="empty:hidden">
			{claims.length === 0 ? null : (
				<ul className="grid gap-1 border-l-4 border-brand bg-paper px-4 py-2 text-small">
					{claims.map((claim) => (
						<li key={claim.start}>{claimMessage(claim, t)}</li>
					))}
				</ul>
			)}
		</div>
	);
}
