import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { Badge } from "#app/admin-ui/badge.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { ImageAltFields } from "#app/features/media/choosing/image-alts.tsx";
import { describeImage, descriptionChanges } from "#app/features/media/choosing/images.query.ts";
import { positionOf } from "#app/features/media/focal-point.ts";
import {
	altMember,
	type ImageUse,
	type ImageWords,
	imageNameMax,
	inAltMembers,
	type LibraryImage,
	nameOfImage,
} from "#app/features/media/library-image.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { useIsOpen } from "#app/features/session/me-context.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPath, adminPaths } from "#app/site/admin-screens.ts";
import { languages } from "#app/site/site-config.ts";

type Props = {
	image: LibraryImage;
	onFocus(): void;
	onReplace(): void;
	onDelete(): void;
};

/** An image of the library, with its name and descriptions to write, and its uses. */
export function ImageEntry(props: Props) {
	const { image } = props;
	const t = useText("admin");
	const uiLanguage = useLanguage();
	return (
		<li tabIndex={-1} className="grid content-start gap-4 rounded-[2px] bg-white p-5">
			<MediaPicture
				url={image.url}
				alt={image.alt}
				position={positionOf(image.focus)}
				sizes="(min-width: 40rem) 22rem, 100vw"
				className="aspect-3/2 w-full rounded-[2px] object-cover"
			/>
			{image.isLost ? (
				<p>
					<Badge tone="calm">{t("image.lost")}</Badge>
				</p>
			) : null}
			<WordsForm {...props} />
			<p className="text-small text-ink-soft">
				{t("image.addedOn", { day: formatDay(image.createdAt, uiLanguage) })}
				{", "}
				{t("image.dimensions", { width: image.width, height: image.height })}
				{image.usedIn.length === 0 ? `, ${t("image.unused")}` : null}
				{image.usedIn.map((use) => (
					<Use key={use.id} use={use} />
				))}
			</p>
		</li>
	);
}

function WordsForm(props: Props) {
	const { image } = props;
	const t = useText("admin");
	const [words, setWords] = useState({
		name: image.name,
		...inAltMembers((language) => image[altMember(language)]),
	});
	// The server trims.
	const members = ["name", ...languages.map(altMember)] as const;
	const unsaved = members.some((member) => words[member].trim() !== image[member]);
	const saving = useApiMutation({
		send: (next: ImageWords) => describeImage(image.hash, next),
		refreshes: descriptionChanges,
		done: { title: t("image.described") },
		failed: { title: t("image.describeFailed") },
	});

	function submit(event: FormEvent): void {
		event.preventDefault();
		saving.mutate(words);
	}

	return (
		<form onSubmit={submit} className="grid gap-3">
			<Field label={t("image.name")}>
				{(control) => (
					<input
						{...control}
						value={words.name}
						maxLength={imageNameMax}
						onChange={(event) => setWords({ ...words, name: event.target.value })}
						className={inputClass}
					/>
				)}
			</Field>
			<ImageAltFields alts={words} onChange={(changed) => setWords({ ...words, ...changed })} />
			<div className="flex flex-wrap items-center gap-2">
				<CompactButton look="quiet" type="submit" disabled={!unsaved || saving.isPending}>
					{t("image.describe")}
				</CompactButton>
				<ImageActions {...props} />
			</div>
		</form>
	);
}

/** Opens the focal point of an image, and replaces it, or deletes it where nothing uses it. */
function ImageActions({ image, onFocus, onReplace, onDelete }: Props) {
	const t = useText("admin");
	const label = nameOfImage(image, useLanguage()) || t("image.thisOne");
	return (
		<>
			<CompactButton look="plain" aria-label={t("image.focus.openOne", { image: label })} onClick={onFocus}>
				{t("image.focus.open")}
			</CompactButton>
			{image.usedIn.length === 0 ? (
				<CompactButton look="plain" onClick={onDelete}>
					{t("common.delete")}
				</CompactButton>
			) : (
				<CompactButton look="plain" aria-label={t("image.replaceOne", { image: label })} onClick={onReplace}>
					{t("image.replace")}
				</CompactButton>
			)}
		</>
	);
}

function Use({ use: { id, title, place } }: { use: ImageUse }) {
	const t = useText("admin");
	const label =
		place === "look" || place === "facts"
			? t(`${place}.title`)
			: title ||
				t(id !== null ? "articles.untitled" : place === "pageCopy" ? "image.newPage" : "image.newArticle");
	const isOpen = useIsOpen()(place === "look" || place === "facts" ? place : "images");
	return (
		<span>
			{`, ${t(`image.used.${place}`)} `}
			{isOpen ? (
				<Link to={addressOf(id, place)} className="text-link">
					{label}
				</Link>
			) : (
				label
			)}
		</span>
	);
}

function addressOf(id: string | null, place: ImageUse["place"]): string {
	if (place === "look" || place === "facts") return adminPaths[place];
	if (place === "deleted" || place.endsWith("Deleted")) return adminPaths.deleted;
	if (place.startsWith("author")) return adminPaths.authors;
	if (place.startsWith("letter")) return adminPath("editLetter", id ?? "");
	if (place.startsWith("page")) {
		return id === null ? adminPaths.addPage : adminPath("editPage", id);
	}
	return id === null ? adminPaths.addArticle : adminPath("editArticle", id);
}
