import type { QueryKey, UseQueryResult } from "@tanstack/react-query";
import { Fragment, type ReactNode, type RefObject, useRef, useState } from "react";
import { ListHeading } from "#app/admin-ui/list-heading.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { ListDeletion } from "#app/content/deletion/list-deletion.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import type { DeletedKind } from "#platform/content/deleted-things.ts";
import type { SectionWith } from "../section.ts";

type Texts =
	| "failed"
	| "count_other"
	| "emptyTitle"
	| "emptyText"
	| "deleted"
	| "deleteFailed"
	| "deleteTitle";

export type ListProps<Listed extends { id: string }> = {
	kind: DeletedKind;
	/** The part of the content area's texts that is about this kind. */
	texts: SectionWith<Texts>;
	requests: { list: { queryKey: QueryKey }; remove(id: string): Promise<void> };
	/** Says what deleting a thing means, and may name it in the question. */
	question(thing: Listed): { title?: string; text: string };
};

/** The things of a kind, with what is shown while there are none, and the way into Deleted. */
export function ContentList<Listed extends { id: string }>(
	props: ListProps<Listed> & {
		query: UseQueryResult<Listed[]>;
		/** The number of rows that are drawn while the list is read, and the class of their height. */
		rows: number;
		height: string;
		/** Shown after a failure, below the title. */
		failedText?: string;
		emptyLink?: ReactNode;
		/** Takes the focus when a row is gone, and stays above an empty list. */
		heading?: RefObject<HTMLHeadingElement | null>;
		row(thing: Listed, onDelete: () => void, place: number): ReactNode;
		onDeleted?(thing: Listed): void;
		/** Shown below the list. */
		children?: ReactNode;
	},
) {
	const { kind, texts, query, requests, failedText } = props;
	const t = useText("admin");
	const ownHeading = useRef<HTMLHeadingElement>(null);
	const heading = props.heading ?? ownHeading;
	const [deleting, setDeleting] = useState<Listed>();
	const failed = t(`${texts}.failed`);
	useErrorToast(query.error, failed);
	if (query.data === undefined) {
		return (
			<Panel>
				<QueryPlaceholder
					{...{ query, rows: props.rows, height: props.height, title: failed }}
					{...(failedText !== undefined && { text: failedText })}
				/>
			</Panel>
		);
	}
	const things = query.data;
	const isEmpty = things.length === 0;
	const question = deleting && props.question(deleting);
	return (
		<>
			{isEmpty && props.heading === undefined ? null : (
				<ListHeading ref={heading} className="mb-3">
					{t(`${texts}.count`, { count: things.length })}
				</ListHeading>
			)}
			<Panel>
				{isEmpty ? (
					<ListState title={t(`${texts}.emptyTitle`)} text={t(`${texts}.emptyText`)}>
						{props.emptyLink}
					</ListState>
				) : (
					<ul className="divide-y divide-clay">
						{things.map((thing, place) => (
							<Fragment key={thing.id}>{props.row(thing, () => setDeleting(thing), place)}</Fragment>
						))}
					</ul>
				)}
			</Panel>
			{isEmpty ? null : props.children}
			<ListDeletion
				{...{ kind, texts, heading }}
				thing={deleting}
				title={question?.title}
				text={question?.text ?? ""}
				send={requests.remove}
				refreshes={[requests.list.queryKey]}
				onDeleted={props.onDeleted}
				onClose={() => setDeleting(undefined)}
			/>
		</>
	);
}
