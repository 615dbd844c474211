import { Icon } from "#app/admin-ui/icon.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { addressOfFact } from "#app/features/facts/figure-warnings.tsx";
import type { LetterCheck } from "#app/features/letters/letter-check.ts";
import { claimMessage } from "#app/features/texts/admin/common/text-messages.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { TextLink } from "#app/ui/page-link.tsx";
import { letterTextLabel } from "./letter-text-label.ts";

/** What is wrong with a letter, what keeps it from leaving first. */
export function LetterChecks({ checks }: { checks: readonly LetterCheck[] }) {
	const t = useText("admin");
	return (
		<Panel title={t("letters.checks")}>
			<div className="border-t border-clay px-5 py-4 sm:px-7" aria-live="polite">
				{checks.length === 0 ? (
					<p>{t("letters.allWell")}</p>
				) : (
					<ul className="grid gap-3">
						{checks.map((check) => (
							<Check key={`${check.code} ${check.language} ${check.detail}`} check={check} />
						))}
					</ul>
				)}
			</div>
		</Panel>
	);
}

function Check({ check: { code, language, detail, blocks, claim } }: { check: LetterCheck }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	return (
		<li className={`border-l-2 pl-4 wrap-anywhere ${blocks ? "border-fault" : "border-clay"}`}>
			{blocks ? (
				<strong className="flex gap-1.5 text-small text-fault">
					<Icon name="fault" />
					{t("letters.blocks")}
				</strong>
			) : null}
			{language === null ? null : (
				<span className="font-semibold">
					{t("letters.inLanguage", { language: capitalized(nameOfLanguage(language, uiLanguage)) })}{" "}
				</span>
			)}
			{t(`letters.check.${code}`, { detail: claim === undefined ? detail : letterTextLabel(claim.text, t) })}
			{claim === undefined ? null : (
				<>
					{" "}
					{claimMessage(claim, t)}{" "}
					<TextLink to={addressOfFact(claim.fact)}>{t("texts.claims.toFact")}</TextLink>
				</>
			)}
		</li>
	);
}

function capitalized(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}
