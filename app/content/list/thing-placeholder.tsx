import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { SectionWith } from "../section.ts";

/** Stands in for the form of a thing while it is read, or where it cannot be or is gone. */
export function ThingPlaceholder(props: {
	texts: SectionWith<"editTitle" | "goneTitle" | "gone" | "back" | "loadFailed">;
	error: Error | null;
	failedText: string;
	/** The list to go back to. */
	list: string;
	refetch(): unknown;
}) {
	const { texts, error } = props;
	const t = useText("admin");
	useErrorToast(error, t(`${texts}.loadFailed`));
	return (
		<div className="max-w-[84rem]">
			<ScreenHead title={t(`${texts}.editTitle`)} />
			<Panel>
				{error instanceof ApiError && error.status === 404 ? (
					<ListState failed title={t(`${texts}.goneTitle`)} text={t(`${texts}.gone`)}>
						<Link to={props.list} className={compactClass("quiet")}>
							{t(`${texts}.back`)}
						</Link>
					</ListState>
				) : (
					<QueryPlaceholder
						query={{ isPending: error === null, refetch: props.refetch }}
						rows={4}
						height="h-36"
						title={t(`${texts}.loadFailed`)}
						text={props.failedText}
					/>
				)}
			</Panel>
		</div>
	);
}
