import type { ReactNode } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { ListState, RowSkeletons } from "#app/admin-ui/state.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { useErrorToast } from "./use-api-mutation.ts";

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

/** Shows the data of a query, or a panel in its place, with a toast after a failure. */
export function QueryPanel<Data>(
	props: Props & {
		query: { data: Data | undefined; error: Error | null };
		children(data: Data): ReactNode;
	},
) {
	const { children, ...placeholder } = props;
	const { data, error } = props.query;
	useErrorToast(error, props.title);
	if (data !== undefined) return children(data);
	return (
		<Panel>
			<QueryPlaceholder {...placeholder} />
		</Panel>
	);
}
