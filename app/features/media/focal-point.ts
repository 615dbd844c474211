import { z } from "#app/content/schema.ts";

const fraction = z.number().min(0).max(1);

/** The point of an image that every crop keeps in sight, as fractions from the left and the top. */
export const focalPoint = z.object({ x: fraction, y: fraction }).meta({ id: "FocalPoint" });

export type FocalPoint = z.infer<typeof focalPoint>;

export const centre: FocalPoint = { x: 0.5, y: 0.5 };

export function percentOf(fraction: number): number {
	return Math.round(fraction * 100);
}

/** Returns the position of crops, as CSS's `object-position`; undefined for the middle. */
export function positionOf({ x, y }: FocalPoint): string | undefined {
	const [left, top] = [percentOf(x), percentOf(y)];
	return left === 50 && top === 50 ? undefined : `${left}% ${top}%`;
}

/** Returns the focal point of a row; the columns are null if none was chosen. */
export function focusOfRow(row: { focal_x: number | null; focal_y: number | null }): FocalPoint {
	return { x: row.focal_x ?? centre.x, y: row.focal_y ?? centre.y };
}
