import { disc, dusted, glowing, horizon, ink, lifted, picture, radial, ref, shape } from "./canvas.ts";

const fire = [812, 516] as const;

// Two crescents cut from paper: one holds from below, the smaller one answers from above.
const below = "M300 195A600 600 0 0 0 1250 875A700 700 0 0 1 300 195z";
const above = "M1190 610A340 340 0 0 0 672 180A402 402 0 0 1 1190 610z";

const defs =
	radial(
		"ground",
		[800, 540, 1050],
		[
			[0, "#7a2a2b"],
			[0.5, "#4a1a20"],
			[1, "#230e13"],
		],
	) +
	radial(
		"below",
		[...fire, 700],
		[
			[0.48, "#d8451c"],
			[0.66, "#a03018"],
			[0.95, "#571a1c"],
		],
	) +
	radial(
		"above",
		[...fire, 560],
		[
			[0.46, "#e4501f"],
			[0.66, "#b8320c"],
			[0.95, "#6a1d1a"],
		],
	) +
	radial(
		"warm",
		[...fire, 480],
		[
			[0.5, "#ffa05c"],
			[0.75, "#ff7a3c", 0.6],
			[1, ink.brand, 0],
		],
	) +
	radial(
		"air",
		[...fire, 560],
		[
			[0, ink.brand, 0.75],
			[0.5, ink.ember, 0.35],
			[1, ink.ember, 0],
		],
	) +
	radial(
		"coal",
		[786, 484, 170],
		[
			[0, "#fff0d8"],
			[0.45, ink.honey],
			[0.8, ink.apricot],
			[1, "#ff7a3c"],
		],
	);

export const svg: string = picture(
	71,
	defs,
	horizon(0, 1067, ref("ground")) +
		dusted(disc(...fire, 560, ref("air"))) +
		lifted(shape(above, ref("above"))) +
		dusted(shape(above, ref("warm"))) +
		lifted(shape(below, ref("below"))) +
		dusted(shape(below, ref("warm"))) +
		glowing(disc(...fire, 150, "#ff6a33", 0.95)) +
		disc(...fire, 118, ref("coal")),
);
