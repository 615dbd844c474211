import { useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Dialog } from "#app/admin-ui/dialog.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { centre, type FocalPoint, positionOf } from "#app/features/media/focal-point.ts";
import type { LibraryImage } from "#app/features/media/library-image.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { FocalPointField } from "./focal-point-field.tsx";
import { focusImage, imagesQuery } from "./images.query.ts";

/** The shapes in which the site crops pictures: in lists, and above an article. */
const shapes = ["aspect-3/2", "aspect-video"] as const;

type FocusedImage = Pick<LibraryImage, "hash" | "url" | "width" | "height" | "focus">;

/** Asks which place of an image every crop keeps in sight, and shows what becomes of the crops. */
export function FocalPointDialog({ image, onClose }: { image: FocusedImage | undefined; onClose(): void }) {
	const t = useText("admin");
	return (
		<Dialog
			open={image !== undefined}
			onClose={onClose}
			title={t("image.focus.title")}
			text={t("image.focus.text")}
		>
			{image === undefined ? null : <Choice image={image} onClose={onClose} />}
		</Dialog>
	);
}

function Choice({ image, onClose }: { image: FocusedImage; onClose(): void }) {
	const t = useText("admin");
	const [focus, setFocus] = useState<FocalPoint>(image.focus);
	const saving = useApiMutation({
		send: (next: FocalPoint) => focusImage(image.hash, next),
		refreshes: [imagesQuery.queryKey, ["/api/blog-posts"]],
		done: { title: t("image.focus.saved") },
		failed: { title: t("image.focus.failed") },
	});
	return (
		<div className="mt-5 grid grid-cols-1 gap-5">
			<FocalPointField image={image} value={focus} onChange={setFocus} />
			<ul
				aria-label={t("image.focus.crops")}
				className="mx-auto grid w-full max-w-80 grid-cols-2 items-center gap-3"
			>
				{shapes.map((shape) => (
					<li key={shape} className={`overflow-hidden rounded-[2px] ${shape}`}>
						<MediaPicture
							url={image.url}
							alt=""
							position={positionOf(focus)}
							sizes="11rem"
							className="size-full object-cover"
						/>
					</li>
				))}
			</ul>
			<div className="flex flex-wrap justify-end gap-2">
				<CompactButton look="plain" onClick={() => setFocus(centre)}>
					{t("image.focus.centre")}
				</CompactButton>
				<CompactButton look="plain" onClick={onClose}>
					{t("common.cancel")}
				</CompactButton>
				<CompactButton
					look="primary"
					disabled={saving.isPending}
					onClick={() => saving.mutate(focus, { onSuccess: onClose })}
				>
					{t("image.focus.save")}
				</CompactButton>
			</div>
		</div>
	);
}
