import type { KeyboardEvent, PointerEvent } from "react";
import { useRef } from "react";
import { type FocalPoint, percentOf } from "#app/features/media/focal-point.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** How far an arrow key moves the point, and with Shift. */
const step = 0.05;
const fineStep = 0.01;

const directions: Record<string, readonly [number, number]> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

type Props = {
	/** Address of any variant of the image, and its size in pixels. */
	image: { url: string; width: number; height: number };
	value: FocalPoint;
	onChange(value: FocalPoint): void;
};

/**
 * The whole image with its focal point on it: moved by a click, a tap, by drawing it, and with the
 * arrow keys.
 */
export function FocalPointField({ image, value, onChange }: Props) {
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
		// No text is selected, and no picture dragged away.
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

/** A fraction in hundredths, inside the image. */
function within(fraction: number): number {
	return Math.round(Math.min(1, Math.max(0, fraction)) * 100) / 100;
}
