import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { claimMessage } from "#app/features/texts/admin/common/claim-message.ts";
import { isBehind } from "#app/features/texts/admin/common/found-texts.ts";
import { claimsIn } from "#app/features/texts/claims/claims.ts";
import { placeOfText, type TextList } from "#app/features/texts/site-text.ts";
import { factsLeftOut } from "#app/features/texts/text-rules.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";
import type { DraftedChange } from "./drafted-changes.ts";
import { ReviewedChange } from "./reviewed-change.tsx";

/** A change of the draft, with what its owner may want to know before it is public. */
export function DraftedChangeRow(props: { change: DraftedChange; list: TextList; onUndo(): void }) {
	const { change, list, onUndo } = props;
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const facts = list.facts[change.language];
	const leftOut = factsLeftOut(change.before, change.after, facts);
	const place = change.text && placeOfText(change.text, change.language, list);
	const claims = place === undefined ? [] : claimsIn(change.after, place);
	const behind = languages.filter(
		(language) => language !== change.language && change.text && isBehind(change.text, language),
	);
	const notes = [
		...(leftOut.length === 0
			? []
			: [t("texts.leftOut", { names: leftOut.map((name) => facts[name] ?? name).join(", ") })]),
		...claims.map((claim) => claimMessage(claim, t)),
		...behind.map((language) =>
			t("texts.otherUnchanged", { language: nameOfLanguage(language, uiLanguage) }),
		),
	];
	return (
		<ReviewedChange name={change} before={change.before} after={change.after} list={list} notes={notes}>
			<CompactButton look="plain" onClick={onUndo}>
				{t("texts.undoChange")}
			</CompactButton>
		</ReviewedChange>
	);
}
