import { type RefObject, useState } from "react";
import { DeletionDialog } from "#app/admin-ui/alert-dialog.tsx";
import { IconButton } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { ListHeading } from "#app/admin-ui/list-heading.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { ViewLink } from "#app/features/articles/editor/list/row-actions.tsx";
import type { Author } from "#app/features/authors/author.ts";
import { useDeletion } from "#app/features/deleted/use-deletion.tsx";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { deletedDays } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";
import { authorsQuery, deleteAuthor } from "./authors.query.ts";

/** The authors, each of whom can be edited while no form is open. */
export function AuthorList(props: {
	authors: readonly Author[];
	heading: RefObject<HTMLHeadingElement | null>;
	/** Undefined while a form is open. */
	onEdit: ((author: Author) => void) | undefined;
	onDeleted(author: Author): void;
}) {
	const { authors, heading, onEdit } = props;
	const t = useText("admin");
	const [deleting, setDeleting] = useState<Author>();
	return (
		<>
			<ListHeading ref={heading} className="mb-3">
				{t("authors.count", { count: authors.length })}
			</ListHeading>
			<Panel>
				{authors.length === 0 ? (
					<ListState title={t("authors.emptyTitle")} text={t("authors.emptyText")} />
				) : (
					<ul className="divide-y divide-clay">
						{authors.map((author) => (
							<AuthorRow
								key={author.id}
								author={author}
								onEdit={onEdit && (() => onEdit(author))}
								onDelete={() => setDeleting(author)}
							/>
						))}
					</ul>
				)}
			</Panel>
			<DeleteAuthor
				author={deleting}
				heading={heading}
				onClose={() => setDeleting(undefined)}
				onDeleted={props.onDeleted}
			/>
		</>
	);
}

/** An author in the list: portrait, name, how many articles, and what can be done. */
function AuthorRow(props: {
	author: Author;
	/** Undefined while the form of another is open. */
	onEdit: (() => void) | undefined;
	onDelete(): void;
}) {
	const { author, onEdit } = props;
	const { name, imageUrl } = author;
	const t = useText("admin");
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 wrap-anywhere px-5 py-4 sm:px-7">
			<div className="size-14 shrink-0 overflow-hidden rounded-full bg-sand">
				{imageUrl === null ? null : (
					<MediaPicture url={imageUrl} alt="" sizes="56px" className="size-full object-cover" />
				)}
			</div>
			<div className="min-w-40 flex-1">
				<h3 className="font-serif text-[1.2rem] leading-snug">{name}</h3>
				<p className="text-small text-ink-soft">
					{author.articles === 0
						? t("authors.noArticles")
						: t("authors.articles", { count: author.articles })}
				</p>
			</div>
			<div className="-mr-2.5 flex max-sm:-ml-3">
				{author.published === 0 ? null : (
					<ViewLink
						href={entryPath("author", author.slug)}
						label={t("authors.viewOne", { author: name })}
						title={t("authors.view")}
					/>
				)}
				<IconButton
					label={t("authors.editOne", { author: name })}
					title={t("common.edit")}
					aria-disabled={onEdit === undefined}
					onClick={() => onEdit?.()}
					className="aria-disabled:opacity-40"
				>
					<Icon name="edit" />
				</IconButton>
				<IconButton
					label={t("authors.deleteOne", { author: name })}
					title={t("common.delete")}
					onClick={props.onDelete}
				>
					<Icon name="remove" />
				</IconButton>
			</div>
		</li>
	);
}

/** Asks before an author is deleted, and counts the articles that lose their byline. */
function DeleteAuthor(props: {
	author: Author | undefined;
	heading: RefObject<HTMLHeadingElement | null>;
	onClose(): void;
	onDeleted(author: Author): void;
}) {
	const { author, heading, onClose, onDeleted } = props;
	const t = useText("admin");
	const deletion = useDeletion({
		kind: "author",
		send: deleteAuthor,
		refreshes: [authorsQuery.queryKey],
		deleted: t("authors.deleted"),
		failed: t("authors.deleteFailed"),
		heading,
	});
	const { name = "", articles: count = 0 } = author ?? {};
	const days = deletedDays;
	return (
		<DeletionDialog
			item={author}
			title={t("authors.deleteTitle", { author: name })}
			text={count === 0 ? t("authors.deleteText", { days }) : t("authors.deleteNamed", { count, days })}
			cancel={t("common.cancel")}
			confirm={t("common.delete")}
			onDelete={(one, { onSuccess }) =>
				deletion.mutate(one.id, {
					onSuccess: () => {
						onSuccess();
						onDeleted(one);
					},
				})
			}
			onDeleted={() => undefined}
			onClose={onClose}
		/>
	);
}
