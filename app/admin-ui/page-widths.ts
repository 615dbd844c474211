import { useEffect, useRef, useState } from "react";

/** Widths of page previews in CSS pixels. */
export const widthOf = { phone: 390, desktop: 1280 } as const;

export type PageWidth = keyof typeof widthOf;

export const pageWidths = Object.keys(widthOf) as PageWidth[];

/** Returns the scale at which a width in pixels fits its box: at most 1, and 1 until it is measured. */
export function useFittingScale<Box extends HTMLElement>(width: number) {
	const box = useRef<Box>(null);
	const [room, setRoom] = useState<number>();

	useEffect(() => {
		if (box.current === null) return undefined;
		const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width));
		observer.observe(box.current);
		return () => observer.disconnect();
	}, []);

	return { box, scale: room === undefined ? 1 : Math.min(1, room / width) };
}
