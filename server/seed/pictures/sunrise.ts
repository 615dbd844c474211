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
} from "./canvas.ts";

const sun = [770, 610, 330] as const;
const far = [60, 1180, 760] as const;
const near = [1500, 1622, 1000] as const;

const defs =
	linear(
		"sky",
		[0, 0, 0, 900],
		[
			[0, ink.apricot],
			[0.55, ink.honey],
			[1, ink.sand],
		],
	) +
	linear(
		"sun",
		[620, 300, 900, 900],
		[
			[0, "#ff7038"],
			[0.5, ink.brand],
			[1, "#dc3c10"],
		],
	) +
	linear(
		"sunShade",
		[520, 860, 900, 420],
		[
			[0, ink.ember],
			[0.7, ink.ember, 0],
		],
	) +
	linear(
		"far",
		[760, 640, 100, 1067],
		[
			[0, "#b0402a"],
			[1, ink.plum],
		],
	) +
	radial(
		"farRim",
		[...far],
		[
			[0.66, ink.brand, 0],
			[1, ink.brand, 0.85],
		],
	) +
	linear(
		"near",
		[800, 900, 1500, 1067],
		[
			[0, "#6a2431"],
			[1, ink.wine],
		],
	) +
	radial(
		"nearRim",
		[...near],
		[
			[0.72, ink.terracotta, 0],
			[1, ink.terracotta, 0.75],
		],
	) +
	clip("sunEdge", disc(...sun, "#000"));

export const svg: string = picture(
	11,
	defs,
	horizon(0, 1067, ref("sky")) +
		glowing(disc(770, 600, 370, ink.paper, 0.6)) +
		disc(...sun, ref("sun")) +
		inside("sunEdge", dusted(disc(...sun, ref("sunShade")))) +
		lifted(disc(...far, ref("far"))) +
		dusted(disc(...far, ref("farRim"))) +
		lifted(disc(...near, ref("near"))) +
		dusted(disc(...near, ref("nearRim"))),
);
