import {
	clip,
	disc,
	dusted,
	glowing,
	horizon,
	ink,
	inside,
	lifted,
	linear,
	picture,
	radial,
	ref,
	shape,
} from "./canvas.ts";

const floor = 770;
/** Opening with a half-circle top: centre line x, half-width r, spring line y. */
const opening = (x: number, r: number, y: number): string =>
	`M${x - r} ${floor}V${y}a${r} ${r} 0 0 1 ${2 * r} 0V${floor}z`;
// The same outline turned over, flattened and sheared: the half circle on the ground answers the
// one above.
const fallen = (fill: string): string =>
	`<path d="M-262 0V330A262 262 0 0 0 262 330V0z" transform="matrix(1 0 .56 .37 702 ${floor})" fill="${fill}"/>`;

const defs =
	linear(
		"wall",
		[1500, 0, 300, 770],
		[
			[0, "#a9492f"],
			[0.5, ink.terracotta],
			[1, "#e09a6c"],
		],
	) +
	radial(
		"wallShade",
		[700, 560, 1100],
		[
			[0.3, "#7c2a1c", 0],
			[1, "#7c2a1c", 0.85],
		],
	) +
	linear(
		"reveal",
		[480, 0, 930, 0],
		[
			[0, "#8c3522"],
			[1, ink.honey],
		],
	) +
	linear(
		"light",
		[0, 170, 0, 700],
		[
			[0, ink.apricot],
			[0.5, ink.honey],
			[1, ink.paper],
		],
	) +
	linear(
		"sea",
		[0, 618, 0, 700],
		[
			[0, ink.shallow],
			[1, ink.reef],
		],
	) +
	linear(
		"sand",
		[0, floor, 0, 1067],
		[
			[0, "#d99a72"],
			[1, "#b9683f"],
		],
	) +
	linear(
		"sandShade",
		[1600, 1067, 600, 800],
		[
			[0, "#7c2a1c", 0.8],
			[1, "#7c2a1c", 0],
		],
	) +
	linear(
		"pool",
		[0, 0, 0, 592],
		[
			[0, ink.paper],
			[0.45, ink.honey],
			[1, "#f0a06c"],
		],
	) +
	clip("gap", shape(opening(684, 232, 396), "#000"));

export const svg: string = picture(
	23,
	defs,
	horizon(0, floor, ref("wall")) +
		dusted(horizon(0, floor, ref("wallShade"))) +
		lifted(shape(opening(702, 262, 392), ref("reveal"))) +
		// After the opening, so that its cut-paper shadow stops at the wall.
		horizon(floor, 1067, ref("sand")) +
		dusted(horizon(floor, 1067, ref("sandShade"))) +
		glowing(fallen(ink.apricot)) +
		fallen(ref("pool")) +
		inside(
			"gap",
			horizon(0, 640, ref("light")) +
				disc(762, 500, 96, ink.paper) +
				horizon(628, 712, ref("sea")) +
				horizon(706, floor, "#f8e2c6"),
		),
);
