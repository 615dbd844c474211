import { z } from "#app/content/schema.ts";

const fraction = z.number().min(0).max(1);

/**
 * The place in an image that every crop keeps in sight: fractions of its width from the left, and of
 * its height from the top.
 */
export const focalPoint = z.object({ x: fraction, y: fraction }).meta({ id: "FocalPoint" });

export type FocalPoint = z.infer<typeof focalPoint>;

/** Where crops stay until somebody chooses another place. */
export const centre: FocalPoint = { x: 0.5, y: 0.5 };

/** A fraction in whole percents, as people read it. */
export function percentOf(fraction: number): number {
	return Math.round(fraction * 100);
}

/** Where a crop of an image stays, as CSS's `object-position`; undefined for its middle. */
export function positionOf({ x, y }: FocalPoint): string | undefined {
	const [left, top] = [percentOf(x), percentOf(y)];
	return left === 50 && top === 50 ? undefined : `${left}% ${top}%`;
}

/** The focal point of a row that is joined with those which somebody chose. */
export function focusOfRow(row: { focal_x: number | null; focal_y: number | null }): FocalPoint {
	return { x: row.focal_x ?? centre.x, y: row.focal_y ?? centre.y };
}
