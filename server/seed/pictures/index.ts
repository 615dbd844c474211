import { svg as doorway } from "./doorway.ts";
import { svg as ember } from "./ember.ts";
import { svg as garland } from "./garland.ts";
import { svg as lagoon } from "./lagoon.ts";
import { svg as moonrise } from "./moonrise.ts";
import { svg as orbit } from "./orbit.ts";
import { svg as shell } from "./shell.ts";
import { svg as sunrise } from "./sunrise.ts";
import { svg as table } from "./table.ts";
import { svg as tide } from "./tide.ts";
import { svg as veil } from "./veil.ts";

/**
 * Every article picture by name, as SVG text: 1600×1067 pixels, no text in it, nothing fetched from
 * elsewhere.
 */
export const pictures = {
	tide,
	doorway,
	orbit,
	lagoon,
	sunrise,
	table,
	ember,
	shell,
	veil,
	moonrise,
	garland,
} as const;

export type PictureName = keyof typeof pictures;
