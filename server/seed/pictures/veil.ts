import { clip, disc, dusted, horizon, ink, inside, linear, picture, ref, shape } from "./canvas.ts";

// An arch of tracing paper: outer and inner arcs have different centres, so that it thins to the
// right.
const arch = "M-140 1067A930 930 0 0 1 1640 860L1640 1067H1330A560 560 0 0 0 250 1067z";

const pair = disc(600, 400, 236, ink.brand) + disc(936, 612, 236, ink.lagoon);
const shades = disc(600, 400, 236, ref("warm")) + disc(936, 612, 236, ref("cool"));

const defs =
	linear(
		"ground",
		[0, 0, 1600, 1067],
		[
			[0, "#f7d8ba"],
			[0.6, "#f0bd94"],
			[1, "#e09c74"],
		],
	) +
	linear(
		"groundShade",
		[1600, 0, 800, 500],
		[
			[0, ink.terracotta, 0.8],
			[1, ink.terracotta, 0],
		],
	) +
	linear(
		"warm",
		[700, 600, 520, 260],
		[
			[0, "#8f2408"],
			[0.9, ink.ember, 0],
		],
	) +
	linear(
		"cool",
		[1100, 800, 880, 480],
		[
			[0, ink.night],
			[0.9, ink.night, 0],
		],
	) +
	linear(
		"film",
		[200, 1000, 1200, 200],
		[
			[0, "#fdebd6", 0.42],
			[0.5, "#fdebd6", 0.52],
			[1, "#fdebd6", 0.7],
		],
	) +
	linear(
		"filmDust",
		[800, 100, 800, 560],
		[
			[0, ink.paper, 0.8],
			[1, ink.paper, 0],
		],
	) +
	clip("first", disc(600, 400, 236, "#000")) +
	clip("veil", shape(arch, "#000")) +
	`<filter id="frost" filterUnits="userSpaceOnUse" x="0" y="0" width="1600" height="1067" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="10"/></filter>`;

export const svg: string = picture(
	97,
	defs,
	horizon(0, 1067, ref("ground")) +
		dusted(horizon(0, 1067, ref("groundShade"))) +
		pair +
		inside("first", disc(936, 612, 236, ink.wine)) +
		dusted(shades) +
		inside(
			"veil",
			`<g filter="${ref("frost")}">${horizon(0, 1067, ref("ground"))}${pair}${inside("first", disc(936, 612, 236, ink.plum))}</g>${shape(arch, ref("film"))}${dusted(shape(arch, ref("filmDust")))}`,
		),
);
