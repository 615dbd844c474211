import { svg as doorway } from "./doorway";
import { svg as ember } from "./ember";
import { svg as garland } from "./garland";
import { svg as lagoon } from "./lagoon";
import { svg as moonrise } from "./moonrise";
import { svg as orbit } from "./orbit";
import { svg as shell } from "./shell";
import { svg as sunrise } from "./sunrise";
import { svg as table } from "./table";
import { svg as tide } from "./tide";
import { svg as veil } from "./veil";

/** Every article picture by name, as SVG text: 1600×1067 pixels, no text in it, nothing fetched from elsewhere. */
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
