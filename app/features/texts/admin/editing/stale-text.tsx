import { useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { ConflictDialog } from "#app/content/editing/conflict-dialog.tsx";
import type { ConflictFields } from "#app/content/editing/conflict-fields.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import type { useTextDraft } from "./use-text-draft.ts";

const conflictFields: ConflictFields = { text: { label: "pages.text", translated: true, isProse: false } };

/** A text that was changed elsewhere too: its writer is asked which version counts, or has put that off. */
export function StaleText(props: {
	current: string;
	language: Language;
	draft: Pick<ReturnType<typeof useTextDraft>, "typed" | "settle">;
}) {
	const { current, language, draft } = props;
	const t = useText("admin");
	const [isPutOff, setPutOff] = useState(false);
	const path = language === defaultLanguage ? "text" : `${language}.text`;
	const conflicts = [{ path, mine: draft.typed, theirs: current }];
	return (
		<div role="alert" className="grid gap-2 border-l-4 border-brand bg-paper px-4 py-3 text-small">
			<p>{t("texts.stale")}</p>
			<CompactButton look="quiet" className="justify-self-start" onClick={() => setPutOff(false)}>
				{t("texts.settle")}
			</CompactButton>
			<ConflictDialog
				saving={{
					conflict: isPutOff ? undefined : { current: {}, merge: { merged: {}, conflicts } },
					closeConflict: () => setPutOff(true),
					resolve: async (choices) =>
						draft.settle(current, choices[path] === "theirs" ? current : draft.typed),
				}}
				fields={conflictFields}
				isKept={false}
			/>
		</div>
	);
}
