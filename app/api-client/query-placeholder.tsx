import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { ListState, RowSkeletons } from "#app/admin-ui/state.tsx";
import { useText } from "#app/i18n/text-context.tsx";

type Props = {
	query: { isPending: boolean; refetch(): unknown };
	/** How many rows are expected, and the class of their height. */
	rows: number;
	height: string;
	/** What is said where it could not be read. */
	title: string;
	text?: string;
};

/** Stands in place of what is still being read, or could not be: it can be read once more there. */
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
