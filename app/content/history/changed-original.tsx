import { type ReactNode, useId, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";

/**
 * Says above the text of `language` that the one of `original` has changed since it was last saved,
 * and shows its children, what has changed, once they are asked for.
 */
export function ChangedOriginal(props: { original: Language; language: Language; children: ReactNode }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const id = useId();
	const [open, setOpen] = useState(false);
	return (
		<div className="mb-6 border-l-2 border-brand pl-4 text-small">
			<p>
				{t("article.originalChanged", {
					original: nameOfLanguage(props.original, uiLanguage),
					language: nameOfLanguage(props.language, uiLanguage),
				})}
			</p>
			<CompactButton
				look="plain"
				className="-ml-3 underline"
				aria-expanded={open}
				aria-controls={id}
				onClick={() => setOpen(!open)}
			>
				{t(open ? "article.originalHide" : "article.originalShow")}
			</CompactButton>
			<div id={id}>{open ? props.children : null}</div>
		</div>
	);
}
