import { IconButton } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { ViewLink } from "#app/features/articles/editor/list/row-actions.tsx";
import type { Author } from "#app/features/authors/author.ts";
import { LibraryPicture } from "#app/features/media/choosing/library-picture.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { entryPath } from "#app/site/site-map.ts";

/** An author in the list: portrait, name, how many articles, and what can be done. */
export function AuthorRow(props: {
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
					<LibraryPicture url={imageUrl} alt="" sizes="56px" className="size-full object-cover" />
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
