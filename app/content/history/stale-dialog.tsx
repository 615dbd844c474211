import { type ReactNode, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Dialog } from "#app/admin-ui/dialog.tsx";
import { inputClass } from "#app/admin-ui/field.tsx";
import { comparedShared, comparedTexts } from "#app/content/compared.ts";
import type { Fields } from "#app/content/field.ts";
import { type Texts, textsIn } from "#app/content/localized.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";
import type { Written } from "./version-comparison.tsx";

/**
 * Shows both texts when what a form holds was saved elsewhere in the meantime, and lets the administrator
 * choose.
 */
export function StaleDialog<F extends Fields, Current extends Written<F>>(props: {
	fields: F;
	title: string;
	/** What becomes of the text in the form where the saved one takes its place. */
	takeTheirsHint: string;
	mine: Written<F>;
	theirs: Current | undefined;
	/** Says what is written; by default the texts that are compared. */
	describe?(written: Written<F>): string;
	/** Shows what is no text, such as a picture. */
	details?(written: Written<F>): ReactNode;
	onClose(): void;
	onKeepMine(current: Current): void;
	onTakeTheirs(current: Current): void;
}) {
	const { fields, mine, theirs } = props;
	const t = useText("admin");
	const [copied, setCopied] = useState(false);
	const describe = props.describe ?? ((written) => plainText(fields, written));
	if (theirs === undefined) return null;

	async function copy(): Promise<void> {
		await navigator.clipboard.writeText(describe(mine));
		setCopied(true);
	}

	return (
		<Dialog open wide onClose={props.onClose} title={props.title} text={t("stale.text")}>
			<div className="mt-6 grid gap-6 md:grid-cols-2">
				<Text heading={t("stale.mine")} text={describe(mine)} details={props.details?.(mine)}>
					<CompactButton look="primary" onClick={() => props.onKeepMine(theirs)}>
						{t("stale.keepMine")}
					</CompactButton>
					<CompactButton look="plain" onClick={copy}>
						{t(copied ? "stale.copied" : "stale.copy")}
					</CompactButton>
					<p className="w-full text-small text-ink-soft">{t("stale.keepMineHint")}</p>
				</Text>
				<Text heading={t("stale.theirs")} text={describe(theirs)} details={props.details?.(theirs)}>
					<CompactButton look="quiet" onClick={() => props.onTakeTheirs(theirs)}>
						{t("stale.takeTheirs")}
					</CompactButton>
					<p className="w-full text-small text-ink-soft">{props.takeTheirsHint}</p>
				</Text>
			</div>
			<div className="mt-6 flex justify-end border-t border-clay pt-4">
				<CompactButton look="plain" onClick={props.onClose}>
					{t("common.cancel")}
				</CompactButton>
			</div>
		</Dialog>
	);
}

function Text(props: { heading: string; text: string; details: ReactNode; children: ReactNode }) {
	const t = useText("admin");
	return (
		<section aria-label={props.heading} className="grid min-w-0 content-start gap-3">
			<h3 className="label font-sans text-ember">{props.heading}</h3>
			<textarea
				readOnly
				aria-label={props.heading}
				value={props.text || t("stale.empty")}
				className={`${inputClass} h-72 resize-y bg-paper text-small`}
			/>
			{props.details}
			<div className="flex flex-wrap items-center gap-2">{props.children}</div>
		</section>
	);
}

/** Everything that is written, in every language. */
function plainText<F extends Fields>(fields: F, written: Written<F>): string {
	const texts = languages.map((language) => comparedTexts(fields, textsIn<Texts<F>>(written, language)));
	return [comparedShared(fields, written), ...texts].filter(Boolean).join("\n\n—\n\n");
}
