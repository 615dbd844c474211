import { type ReactNode, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Dialog } from "#app/admin-ui/dialog.tsx";
import { inputClass } from "#app/admin-ui/field.tsx";
import { comparedShared, comparedTexts } from "#app/content/compared.ts";
import { type Localized, type Shared, textsIn } from "#app/content/localized.ts";
import {
	type Article,
	type ArticleDraft,
	type ArticleFields,
	type ArticleTexts,
	articleFields,
} from "#app/features/articles/article.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";

type Written = Shared<ArticleFields> & Localized<ArticleTexts>;

/**
 * Shows both texts when the article was saved elsewhere in the meantime, and lets the administrator
 * choose.
 */
export function StaleDialog(props: {
	mine: ArticleDraft;
	theirs: Article | undefined;
	onClose(): void;
	onKeepMine(current: Article): void;
	onTakeTheirs(current: Article): void;
}) {
	const { mine, theirs } = props;
	const t = useText("admin");
	const [copied, setCopied] = useState(false);
	if (theirs === undefined) return null;

	async function copy(): Promise<void> {
		await navigator.clipboard.writeText(plainText(mine));
		setCopied(true);
	}

	return (
		<Dialog open wide onClose={props.onClose} title={t("stale.title")} text={t("stale.text")}>
			<div className="mt-6 grid gap-6 md:grid-cols-2">
				<Text heading={t("stale.mine")} texts={mine}>
					<CompactButton look="primary" onClick={() => props.onKeepMine(theirs)}>
						{t("stale.keepMine")}
					</CompactButton>
					<CompactButton look="plain" onClick={copy}>
						{t(copied ? "stale.copied" : "stale.copy")}
					</CompactButton>
					<p className="w-full text-small text-ink-soft">{t("stale.keepMineHint")}</p>
				</Text>
				<Text heading={t("stale.theirs")} texts={theirs}>
					<CompactButton look="quiet" onClick={() => props.onTakeTheirs(theirs)}>
						{t("stale.takeTheirs")}
					</CompactButton>
					<p className="w-full text-small text-ink-soft">{t("stale.takeTheirsHint")}</p>
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

function Text(props: { heading: string; texts: Written; children: ReactNode }) {
	const t = useText("admin");
	return (
		<section aria-label={props.heading} className="grid min-w-0 content-start gap-3">
			<h3 className="label font-sans text-ember">{props.heading}</h3>
			<textarea
				readOnly
				aria-label={props.heading}
				value={plainText(props.texts) || t("stale.empty")}
				className={`${inputClass} h-72 resize-y bg-paper text-small`}
			/>
			<div className="flex flex-wrap items-center gap-2">{props.children}</div>
		</section>
	);
}

/** Everything that is written, in every language. */
function plainText(written: Written): string {
	const texts = languages.map((language) =>
		comparedTexts(articleFields, textsIn<ArticleTexts>(written, language)),
	);
	return [comparedShared(articleFields, written), ...texts].filter(Boolean).join("\n\n—\n\n");
}
