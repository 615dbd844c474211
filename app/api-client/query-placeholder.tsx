import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { ListState, RowSkeletons } from "#app/admin-ui/state.tsx";
import { useText } from "#app/i18n/text-context.tsx";

type Props = {
	query: { isPending: boolean; refetch(): unknown };
	rows: number;
	height: string;
	title: string;
	text?: string;
};

/** Replaces data that is loading or failed to load, with a button to retry. */
export function QueryPlaceholder({ query, rows, height, title, text }: Props) {
	const t = useText("admin");
	if (query.isPending) return <RowSkeletons rows={rows} height={height} label={t("common.loading")} />;
	return (
		<ListState failed title={title} {...(text !== undefined && { text })}>
			<CompactButton look="quiet" onClick={() => query.refetch()}>
				{t("common.retry")}
			</CompactButton>
		</ListState>
	);
}
