import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Dialog } from "#app/admin-ui/dialog.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { centre, type FocalPoint, percentOf, positionOf } from "#app/features/media/focal-point.ts";
import type { LibraryImage } from "#app/features/media/library-image.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { descriptionChanges, focusImage } from "./images.query.ts";

/** The crops of the site: in lists, and above an article. */
const shapes = ["aspect-3/2", "aspect-video"] as const;

type FocusedImage = Pick<LibraryImage, "hash" | "url" | "width" | "height" | "focus">;

/** Chooses the point of an image that every crop keeps in sight, with a preview of the crops. */
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
		refreshes: descriptionChanges,
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

/** Steps of an arrow key, without and with Shift. */
const step = 0.05;
const fineStep = 0.01;

const directions: Record<string, readonly [number, number]> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

type Props = {
	image: { url: string; width: number; height: number };
	value: FocalPoint;
	onChange(value: FocalPoint): void;
};

/** The image with its focal point, which is moved by a click, a tap, dragging or the arrow keys. */
function FocalPointField({ image, value, onChange }: Props) {
	const t = useText("admin");
	const marker = useRef<HTMLDivElement>(null);
	const [left, top] = [percentOf(value.x), percentOf(value.y)];

	function follow(event: PointerEvent<HTMLDivElement>): void {
		const box = event.currentTarget.getBoundingClientRect();
		if (box.width === 0 || box.height === 0) return;
		onChange({
			x: within((event.clientX - box.left) / box.width),
			y: within((event.clientY - box.top) / box.height),
		});
	}

	function take(event: PointerEvent<HTMLDivElement>): void {
		if (event.button !== 0) return;
		// Selects no text, and drags no picture away.
		event.preventDefault();
		event.currentTarget.setPointerCapture(event.pointerId);
		marker.current?.focus();
		follow(event);
	}

	function moveByKey(event: KeyboardEvent): void {
		const direction = directions[event.key];
		if (direction === undefined) return;
		event.preventDefault();
		const by = event.shiftKey ? fineStep : step;
		onChange({ x: within(value.x + direction[0] * by), y: within(value.y + direction[1] * by) });
	}

	return (
		<div
			className="relative mx-auto w-fit cursor-crosshair touch-none select-none"
			onPointerDown={take}
			onPointerMove={(event) => {
				if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
			}}
		>
			<img
				src={image.url}
				alt=""
				width={image.width}
				height={image.height}
				className="max-h-[min(24rem,50dvh)] w-auto"
			/>
			<div
				ref={marker}
				role="slider"
				tabIndex={0}
				aria-label={t("image.focus.point")}
				aria-valuemin={0}
				aria-valuemax={100}
				aria-valuenow={left}
				aria-valuetext={t("image.focus.value", { left, top })}
				onKeyDown={moveByKey}
				style={{ left: `${left}%`, top: `${top}%` }}
				className="absolute size-11 -translate-x-1/2 -translate-y-1/2 cursor-grab rounded-full border-2 border-white bg-ink/25 shadow-[0_0_0_2px_var(--color-ink)] after:absolute after:top-1/2 after:left-1/2 after:size-2 after:-translate-1/2 after:rounded-full after:bg-white"
			/>
		</div>
	);
}

/** Rounds a fraction to hundredths within 0 and 1. */
function within(fraction: number): number {
	return Math.round(Math.min(1, Math.max(0, fraction)) * 100) / 100;
}
