import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import type { useTextDraft } from "./use-text-draft.ts";

/** A text that was changed elsewhere too: both are there, and the administrator chooses. */
export function StaleText(props: {
	current: string;
	draft: Pick<ReturnType<typeof useTextDraft>, "keepMine" | "takeTheirs">;
}) {
	const { current, draft } = props;
	const t = useText("admin");
	return (
		<div role="alert" className="grid gap-2 border-l-4 border-brand bg-paper px-4 py-3 text-small">
			<p className="font-semibold">{t("texts.stale")}</p>
			<p className="wrap-anywhere">{current}</p>
			<div className="flex flex-wrap gap-2">
				<CompactButton look="quiet" onClick={() => draft.keepMine(current)}>
					{t("texts.keepMine")}
				</CompactButton>
				<CompactButton look="plain" onClick={() => draft.takeTheirs(current)}>
					{t("texts.takeTheirs")}
				</CompactButton>
			</div>
		</div>
	);
}
